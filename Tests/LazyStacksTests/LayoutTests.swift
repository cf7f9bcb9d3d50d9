import LazyStacks
import Testing

@Suite struct LayoutTests {
  private func frame(_ window: Window, _ id: ViewID) throws -> Rect {
    try #require(try window.node(id).frame)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 145.0), (.trailing, 290.0),
  ])
  func `a narrow row stands where the alignment says`(
    alignment: HorizontalAlignment,
    x: Double
  ) throws {
    for isLazy in [true, false] {
      let rows = ForEach(1...3) { _ in Item(width: 100, height: 40) }
      let window = try Window(width: 390, height: 300) {
        ScrollView {
          if isLazy {
            LazyVStack(alignment: alignment, spacing: 0) { rows }
          } else {
            VStack(alignment: alignment, spacing: 0) {
              rows
              Item(height: 0)
            }
          }
        }
      }
      #expect(try frame(window, 2).origin == Point(x: x, y: 40))
    }
  }

  @Test func `eager and lazy stacks place what is visible alike`() throws {
    let rows = ForEach(1...40) { Item(width: Double($0) * 7, height: 30 + Double($0 % 3) * 20) }
    let first = Item(height: 10)
    let eager = try Window(width: 390, height: 300) {
      ScrollView {
        VStack {
          first
          rows
        }
      }
    }
    let lazy = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack {
          first
          rows
        }
      }
    }
    for id in try lazy.scrollView().visibleIDs().dropFirst() {
      #expect(try frame(lazy, id) == frame(eager, id))
    }
    #expect(try lazy.scrollView().visibleIDs().first == "@1")
  }

  @Test func `transposing the axes transposes the result`() throws {
    let lengths = (0..<60).map { 20 + Double($0 * 37 % 90) }
    let vertical = try Window(width: 300, height: 500) {
      ScrollView {
        LazyVStack(spacing: 3) {
          ForEach(RangeElements(0..<60) { Item(width: 50, height: lengths[$0]).content })
        }
      }
    }
    let horizontal = try Window(width: 500, height: 300) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 3) {
          ForEach(RangeElements(0..<60) { Item(width: lengths[$0], height: 50).content })
        }
      }
    }
    for step in [120.0, 900, -300, 700, -90, 4000, -2500] {
      try vertical.scrollView().drag(by: step)
      try horizontal.scrollView().drag(by: step)
      let geometry = try vertical.scrollView().geometry()
      let transposed = try horizontal.scrollView().geometry()
      #expect(geometry.contentOffset.y == transposed.contentOffset.x)
      #expect(geometry.contentSize.height == transposed.contentSize.width)
      for id in try vertical.scrollView().visibleIDs() {
        let one = try frame(vertical, id)
        let other = try frame(horizontal, id)
        #expect(one.origin.x == other.origin.y && one.origin.y == other.origin.x)
      }
    }
  }

  @Test func `a stack in a fixed length shares what is left among flexible views`() throws {
    let window = try Window(width: 300, height: 100) {
      HStack(spacing: 10) {
        Item(width: .fixed(60), height: .flexible).id("fixed")
        Item(width: .flexible, height: .fixed(20)).id("first")
        Item(width: .flexible, height: .fixed(30)).id("second")
      }
    }
    #expect(try frame(window, "fixed") == rect(0, 0, 60, 100))
    #expect(try frame(window, "first") == rect(70, 40, 110, 20))
    #expect(try frame(window, "second") == rect(190, 35, 110, 30))
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @Test func `a profile row scrolls because it is wider than its frame`() throws {
    let window = try Window(width: 500, height: 300) {
      ScrollView(.horizontal) { HStack { ForEach(0...4) { _ in Item(width: 200, height: 200) } } }
    }
    let scroll = try window.scrollView()
    #expect(try scroll.geometry().contentSize.width == 1032)
    #expect(try scroll.visibleIDs() == [0, 1, 2])
    #expect(try scroll.count() == 5)
    #expect(try scroll.index(of: 3) == 3)
    try scroll.drag(by: 9999)
    #expect(try scroll.geometry().contentOffset.x == 532)
    try scroll.scrollTo(id: 0, anchor: .leading)
    #expect(try scroll.geometry().contentOffset.x == 0)
  }

  /// A header, a lazy stack and a footer under one scroll view.
  private func mixed(_ count: Int) throws -> Window {
    try Window(width: 390, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          Item(height: 120).id("header")
          LazyVStack(spacing: 0) { ForEach(1...count) { Item(height: 40 + Double($0 % 4) * 30) } }
          Item(height: 90).id("footer")
        }
      }
    }
  }

  @Test func `a lazy stack between other content fills what is left of the viewport`() throws {
    let window = try mixed(200)
    let scroll = try window.scrollView()
    #expect(try frame(window, "header").origin.y == 0)
    #expect(try frame(window, 1).origin.y == 120)
    for _ in 0..<30 {
      let before = try frame(window, scroll.visibleIDs().last ?? 1).origin.y
      let last = try #require(try scroll.visibleIDs().last)
      try scroll.drag(by: 37)
      #expect(abs(try frame(window, last).origin.y - (before - 37)) < 1e-6)
    }
    try scroll.scrollTo(edge: .bottom)
    #expect(try frame(window, "footer").origin.y == 310)
    #expect(abs(try frame(window, 200).origin.y - 270) < 1e-6)
    try scroll.scrollTo(edge: .top)
    #expect(try frame(window, "header").origin.y == 0)
    #expect(try frame(window, 1).origin.y == 120)
  }

  @Test func `on the way up to other content nothing visible moves by itself`() throws {
    let window = try mixed(200)
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 150, anchor: .top)
    for _ in 0..<400 { try scroll.drag(by: -53) }
    #expect(try scroll.geometry().contentOffset.y == 0)
    #expect(try frame(window, 1).origin.y == 120)
    #expect(window.trace.events().allSatisfy { $0.kind != .moved })
  }

  @Test func `a horizontal lazy stack in a row of a vertical one scrolls by itself`() throws {
    let window = try Window(width: 390, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...50, id: IDFormat("row-%d")) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(1...100, id: IDFormat("card-\(row)-%d")) { _ in
                  Item(width: 150, height: 90)
                }
              }
            }.id(.string("shelf-\(row)"))
          }
        }
      }
    }
    let shelf = try window.scrollView("shelf-2")
    #expect(try shelf.visibleIDs() == ["card-2-1", "card-2-2", "card-2-3"])
    try shelf.drag(by: 300)
    #expect(try shelf.visibleIDs().first == "card-2-3")
    try window.scrollView().drag(by: 100)
    #expect(try shelf.visibleIDs().first == "card-2-3")
    #expect(try window.scrollView().visibleIDs().count == 5)
  }

  @Test func `a lazy stack without a scroll view takes the window as the visible rect`() throws {
    let window = try Window(width: 390, height: 300) {
      LazyVStack(spacing: 0) { ForEach(1...1000) { _ in Item(height: 50) } }
    }
    #expect(window.trace.metrics.total.appears == 6)
  }
}
