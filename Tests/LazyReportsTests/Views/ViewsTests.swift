import LazyReports
import LazyStacks
import Testing

/// What `window:draw()` and `window:tree()` print.
@Suite struct ViewsTests {
  private func feed(offset: Double) throws -> Window {
    let window = try Window(width: 128, height: 120) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(1...10, id: IDFormat("row-%d")) { _ in Item(width: 64, height: 40) }
          } header: {
            Item(height: 20).id("Birds")
          }
        }
      }
    }
    _ = try window.scrollView().drag(by: offset)
    return window
  }

  @Test func `rows that an edge cuts off have no line there`() throws {
    let window = try feed(offset: 0)
    #expect(
      try Still(of: window.tree(), size: Size(width: 128, height: 120)).text() == """
        ┌───────────────────────────────────────────────────────────────┐
        │Birds                                                          │
        │                                                               │
        │                                                               │
        │                                                               │
        ├───────────────┬───────────────────────────────┬───────────────┤
        │               │row-1                          │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               ├───────────────────────────────┤               │
        │               │row-2                          │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        │               ├───────────────────────────────┤               │
        │               │row-3                          │               │
        │               │                               │               │
        │               │                               │               │
        │               │                               │               │
        └───────────────┴───────────────────────────────┴───────────────┘
        """
    )
  }

  @Test func `a pinned header is drawn over the row beneath it`() throws {
    let drawing = try Still(of: feed(offset: 50).tree(), size: Size(width: 128, height: 120)).text()
    let rows = drawing.split(separator: "\n")
    #expect(rows[1] == "│Birds                                                          │")
    #expect(rows[5] == "├───────────────┬───────────────────────────────┬───────────────┤")
    #expect(!drawing.contains("row-1"))
    #expect(drawing.contains("row-3"))
  }

  @Test func `a bar over a list is drawn over the header that the list pins`() throws {
    let window = try Window(width: 128, height: 120) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(1...10, id: IDFormat("row-%d")) { _ in Item(height: 40) }
          } header: {
            Item(height: 20).id("Birds")
          }
        }
      }.overlay(
        alignment: Alignment(horizontal: .center, vertical: .top),
        children: [Item(width: 128, height: 24).id("bar")]
      )
    }
    _ = try window.scrollView().drag(by: 50)
    let drawing = try Still(of: window.tree(), size: Size(width: 128, height: 120)).text()
    #expect(drawing.contains("│bar "))
    #expect(!drawing.contains("Birds"))
  }

  @Test func `the tree names views, ids, places, and how much of a lazy stack is loaded`() throws {
    #expect(
      try TreeText.text(of: feed(offset: 50).tree()) == """
        └ ScrollView · 0, 0, 128 × 120 · offset 0, 50 of ≈ 128 × 396
          └ LazyVStack · 0, −50, 128 × 396 · 5 of 11 placed, 1 kept
            ├ Item · Birds · header · pinned · 0, 0, 128 × 20
            ├ Item · row-1 · 32, −30, 64 × 40
            ├ Item · row-2 · 32, 10, 64 × 40
            ├ Item · row-3 · 32, 50, 64 × 40
            └ Item · row-4 · 32, 90, 64 × 40
        """
    )
  }

  @Test func `a text is drawn with its words, and a button with its id or its label`() throws {
    let window = try Window(width: 160, height: 100) {
      VStack(spacing: 0) {
        Text("Some words").frame(width: 160, height: 25)
        Button("Send") {}.id("send")
        Button("Cancel") {}
        Item(height: 20).padding(.all, 2).id("padded")
      }
    }
    let drawing = try Still(of: window.tree(), size: Size(width: 160, height: 100)).text()
    for label in ["Some words", "│send", "│Cancel", "│padded"] { #expect(drawing.contains(label)) }
    for name in ["Text", "Button", "Send", "Item"] { #expect(!drawing.contains(name)) }
  }

  @Test func `a modifier that lays out has a line of its own, and the id is said once`() throws {
    let window = try Window(width: 100, height: 100) {
      Item(width: 20, height: 20).padding(.all, 5).frame(width: 100).id("a")
    }
    #expect(
      try TreeText.text(of: window.tree()) == """
        └ :frame · a · 0, 35, 100 × 30
          └ :padding · 35, 35, 30 × 30
            └ Item · 40, 40, 20 × 20
        """
    )
  }

  @Test(arguments: [(1.0, 1.0), (1e12, 1e12), (1.0, 1e9), (1e9, 1.0)])
  func `a window of any size can be drawn`(width: Double, height: Double) throws {
    let window = try Window(width: width, height: height) { Item(width: 10, height: 10) }
    let drawing = try Still(of: window.tree(), size: Size(width: width, height: height)).text()
    #expect(drawing.split(separator: "\n").count <= 61)
  }

  @Test func `rows that have no room in a drawing are told below it`() throws {
    let window = try Window(width: 300, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...99, id: IDFormat("row-%d")) { _ in Item(height: 30) } }
      }
    }
    let still = try Still(of: window.tree(), size: Size(width: 300, height: 600))
    let small = try still.text(Still.TextLayout(columns: 40, mostRows: 12))
    let shown = (1...20).filter { small.contains("row-\($0)─") }
    #expect(small.contains("Too low to be drawn: "))
    #expect(small.contains("and \(20 - shown.count - 1) more."))
    #expect(try !still.text(Still.TextLayout(columns: 90)).contains("Too low"))
  }

  @Test func `the texts of a row stand beside its id`() throws {
    let window = try Window(width: 300, height: 60) {
      ScrollView {
        LazyVStack {
          ForEach(1...3, id: IDFormat("row-%d")) { _ in
            HStack {
              Text("Apples")
              Spacer()
              Text("3 kg")
            }
          }
        }
      }
    }
    let still = try Still(of: window.tree(), size: Size(width: 300, height: 60))
    #expect(still.boxes.first?.words == "Apples · 3 kg")
    #expect(try still.text(Still.TextLayout(showsWords: true)).contains("row-1  Apples · 3 kg"))
  }

  @Test func `a label over which something is drawn ends in an ellipsis, or goes`() throws {
    let window = try Window(width: 400, height: 80) {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {
        Item(height: 80).id("under-1")
        Item(width: 200, height: 40).id("over").padding([.leading], 60)
      }
    }
    let still = try Still(of: window.tree(), size: Size(width: 400, height: 80))
    let wide = try still.text(Still.TextLayout(columns: 40))
    #expect(wide.contains("│unde…│over"), "\(wide)")
    let narrow = try still.text(Still.TextLayout(columns: 10))
    #expect(!narrow.contains("u"), "\(narrow)")
  }
}
