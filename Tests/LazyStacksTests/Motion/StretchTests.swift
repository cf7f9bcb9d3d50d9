import Testing

@testable import LazyStacks
@testable import LazyTestSupport

/// Content that is stretched beyond an end comes back as it was (rule R7).
@Suite struct StretchTests {
  /// A list at its end, to which a program scrolled past rows that nobody measured.
  private func atEnd(title: Double, axis: Axis) throws -> Window {
    var spelling = Spelling()
    spelling.axis = axis
    let size = spelling.size(across: 390, along: 600)
    let described = spelling
    let rows = CollectionElements(
      Array(0..<100),
      id: { .integer($0) },
      content: { described.view($0 <= 10 ? 50 : 150) }
    )
    let list = described.rows(0, [], [ForEach(rows).content])
    let window = try Window(WindowConfiguration(width: size.width, height: size.height)) {
      ScrollView([axis]) {
        described.stack(spacing: 0) {
          if title > 0 { described.view(title) }
          list
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: .integer(80), anchor: UnitPoint(x: 0, y: 0))
    while try window.node(.integer(99)).frame?.end(axis) ?? .infinity > 600 + 1e-6 {
      try scroll.drag(by: 100)
    }
    return window
  }

  @Test(arguments: [0, 70] as [Double], Axis.allCases)
  func `pushing beyond the end guesses nothing anew`(title: Double, axis: Axis) throws {
    let window = try atEnd(title: title, axis: axis)
    let scroll = try window.scrollView()
    let before = try scroll.geometry()
    for distance in [20, 400, 2_000] as [Double] {
      try scroll.drag(by: distance)
      #expect(try scroll.geometry().contentSize == before.contentSize)
      #expect(try scroll.geometry().contentOffset == before.contentOffset)
    }
    try scroll.drag(by: 400, duration: 0.3)
    #expect(try scroll.geometry().contentSize == before.contentSize)
    try window.check()
  }

  @Test func `scrolling back from the end guesses anew what comes in`() throws {
    let window = try atEnd(title: 0, axis: .vertical)
    let scroll = try window.scrollView()
    let before = try scroll.geometry()
    try scroll.drag(by: 400)
    try scroll.drag(by: -200)
    #expect(try scroll.geometry().contentSize != before.contentSize)
  }
}
