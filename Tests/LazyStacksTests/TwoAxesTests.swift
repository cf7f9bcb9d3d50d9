import LazyStacks
import LazyTestSupport
import Testing

/// Scroll views along both axes, whose tracks are independent.
@Suite struct TwoAxesTests {
  private struct Canvas {
    let heights: [Double]
    let widths: [Double]

    init(_ generator: inout SeededGenerator) {
      heights = (0...60).map { _ in Double.random(in: 0...300, using: &generator).rounded() }
      widths = (0...60).map { _ in Double.random(in: 0...300, using: &generator).rounded() }
    }

    var column: Content {
      LazyVStack(alignment: .leading, spacing: 4) {
        ForEach(1...60) { Item(width: 700, height: heights[$0]).id(.string("row-\($0)")) }
      }.content
    }

    var row: Content {
      LazyHStack(alignment: .top, spacing: 6) {
        ForEach(1...60) { Item(width: widths[$0], height: 50).id(.string("tile-\($0)")) }
      }.content
    }

    func window(_ axes: Set<Axis>, _ top: Content, _ bottom: Content) throws -> Window {
      try Window(width: 300, height: 400) {
        ScrollView(axes) {
          VStack(alignment: .leading, spacing: 0) {
            top
            bottom
          }
        }
      }
    }
  }

  @Test(arguments: Seeds.first(60, long: 600))
  func `a scroll view along both axes is two that scroll along one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let canvas = Canvas(&generator)
    let both = try canvas.window(.both, canvas.row, canvas.column).scrollView()
    let down = try canvas.window(.vertical, Item(width: 10, height: 50).content, canvas.column)
      .scrollView()
    let right = try canvas.window(.horizontal, canvas.row, Item(width: 700, height: 9).content)
      .scrollView()
    for _ in 0..<30 {
      let x = Double.random(in: -500...600, using: &generator).rounded()
      let y = Double.random(in: -500...600, using: &generator).rounded()
      if Int.random(in: 0..<4, using: &generator) == 0 {
        try both.scrollTo(x: x * 8, y: y * 8)
        try right.scrollTo(x: x * 8)
        try down.scrollTo(y: y * 8)
      } else {
        try both.drag(x: x, y: y)
        try right.drag(by: x)
        try down.drag(by: y)
      }
      let geometry = try both.geometry()
      #expect(try geometry.contentOffset.y == down.geometry().contentOffset.y)
      #expect(try geometry.contentOffset.x == right.geometry().contentOffset.x)
      #expect(try geometry.contentSize.height == down.geometry().contentSize.height)
      #expect(try geometry.contentSize.width == right.geometry().contentSize.width)
    }
  }

  private static func grid() throws -> Window {
    try Window(width: 300, height: 400) {
      ScrollView(.both) {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(1...100) { Item(width: 1_000, height: 50).id(.integer($0)) }
        }
      }
    }
  }

  @Test func `a view is revealed along both axes`() throws {
    let window = try Self.grid()
    let scroll = try window.scrollView()
    #expect(try scroll.geometry().contentSize == Size(width: 1_000, height: 5_000))
    try scroll.scrollTo(id: 50, anchor: .center)
    #expect(try scroll.geometry().contentOffset == Point(x: 350, y: 2_275))
    try scroll.scrollTo(id: 50, anchor: UnitPoint(x: 1, y: 0))
    #expect(try scroll.geometry().contentOffset == Point(x: 700, y: 2_450))
    try scroll.scrollTo(edge: .leading)
    #expect(try scroll.geometry().contentOffset == Point(x: 0, y: 2_450))
  }

  @Test func `a single coordinate rests the other axis at its start`() throws {
    let window = try Self.grid()
    let scroll = try window.scrollView()
    try scroll.scrollTo(x: 100, y: 200)
    #expect(try scroll.geometry().contentOffset == Point(x: 100, y: 200))
    try scroll.scrollTo(y: 300)
    #expect(try scroll.geometry().contentOffset == Point(x: 0, y: 300))
  }

  @Test func `one number for both axes is an error`() throws {
    let window = try Self.grid()
    let scroll = try window.scrollView()
    #expect(throws: WindowError.needsBothAxes(verb: "drag")) { try scroll.drag(by: 9) }
    #expect(throws: WindowError.needsBothAxes(verb: "scrollTo")) { try scroll.scrollTo(offset: 9) }
  }

  @Test func `what the content does not scroll along is no place to go to`() throws {
    let scroll = try Window(width: 300, height: 400) {
      ScrollView { LazyVStack { ForEach(1...100) { _ in Item(height: 50) } } }
    }.scrollView()
    #expect(throws: WindowError.self) { try scroll.scrollTo(x: 5, y: 5) }
    #expect(throws: WindowError.self) { try scroll.drag(x: 1, y: 1) }
    try scroll.scrollTo(x: 0, y: 5)
    try scroll.drag(x: 0, y: 5)
    #expect(try scroll.geometry().contentOffset.y == 10)
  }

  @Test func `the events of both axes say which one they are about`() throws {
    let window = try Self.grid()
    try window.scrollView().drag(x: 30, y: 40)
    let offsets = window.trace.events(frames: 2...2).filter { $0.kind == .offset }
    #expect(offsets.map(\.axis) == [.horizontal, .vertical])
    #expect(window.lastFrame.ledgers.map(\.axis) == [.horizontal, .vertical])
  }
}
