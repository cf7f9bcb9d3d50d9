import LazyStacks
import Testing

@Suite struct AlignmentTests {
  private func origin(_ window: Window, _ id: ViewID) throws -> Point {
    try #require(try window.node(id).frame).origin
  }

  @Test func `a stack aligns by the guides of its children`() throws {
    let window = try Window(width: 300, height: 200) {
      VStack(alignment: .leading, spacing: 0) {
        Item(width: 100, height: 20).id("plain")
        Item(width: 50, height: 20).alignmentGuide(.leading) { _ in -30 }.id("in")
        Item(width: 50, height: 20).alignmentGuide(.leading) { $0.width / 2 }.id("out")
      }.id("stack")
    }
    // It extends from 25 points before the line to 100 behind it.
    #expect(try window.node("stack").frame?.size.width == 125)
    #expect(try origin(window, "plain").x == 87.5 + 25)
    #expect(try origin(window, "in").x == 87.5 + 55)
    #expect(try origin(window, "out").x == 87.5)
  }

  @Test func `a line of one's own is where the views say, else at a fraction`() throws {
    let line = VerticalAlignment("eyes", fraction: 0.25)
    let window = try Window(width: 300, height: 200) {
      HStack(alignment: line, spacing: 0) {
        Item(width: 10, height: 40).id("plain")
        VStack(spacing: 0) {
          Item(width: 10, height: 30)
          Item(width: 10, height: 30).alignmentGuide(line) { $0[.bottom] }
        }.padding(.top, 5).id("column")
      }
    }
    #expect(try origin(window, "plain").y - origin(window, "column").y == 65 - 10)
  }

  @Test func `baselines of texts meet, and pass through padding`() throws {
    let window = try Window(width: 300, height: 200) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a", size: 10).id("small")
        Text("a", size: 40).padding(4).id("large")
        Item(width: 10, height: 30).id("item")
      }
    }
    let baseline = try origin(window, "large").y + 4 + 38
    #expect(abs(try origin(window, "small").y + 9.5 - baseline) < 1e-9)
    #expect(abs(try origin(window, "item").y + 30 - baseline) < 1e-9)
  }

  @Test func `last baselines are those of the last lines`() throws {
    let window = try Window(width: 300, height: 200) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb\nc", size: 10).id("three")
        Text("a", size: 10).id("one")
      }
    }
    #expect(try origin(window, "one").y - origin(window, "three").y == 24)
  }

  @Test func `a lazy stack places its rows by their guides`() throws {
    let window = try Window(width: 300, height: 200) {
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 0) {
          Item(width: 100, height: 20).id("plain")
          Item(width: 100, height: 20).alignmentGuide(.trailing) { $0[.trailing] + 40 }.id("in")
        }
      }
    }
    #expect(try origin(window, "plain").x == 200)
    #expect(try origin(window, "in").x == 160)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func `a guide that is nowhere is an error that names it`(position: Double) throws {
    let error = #expect(throws: ContentError.self) {
      try Window(width: 300, height: 200) {
        VStack(alignment: .leading) {
          Item(width: 1, height: 1).alignmentGuide(.leading) { _ in position }
        }
      }
    }
    #expect(error?.description.hasPrefix("the position of leading of :alignmentGuide is ") == true)
  }

  @Test func `guides in guides in stacks are asked for in time`() throws {
    var content = Item(width: 10, height: 10).alignmentGuide(.leading) { _ in 3 }
    for _ in 0..<60 {
      let inner = content
      content =
        VStack(alignment: .leading, spacing: 0) {
          inner.alignmentGuide(.trailing) { $0[.leading] + 1 }
          Item(width: 1, height: 1).alignmentGuide(.leading) { _ in 2 }
        }.content
    }
    let deep = content
    let window = try Window(width: 300, height: 200) { deep.id("all") }
    #expect(try window.node("all").frame?.size.height == 70)
  }
}
