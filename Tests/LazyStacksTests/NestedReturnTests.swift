import LazyTestSupport
import Testing

@testable import LazyStacks

/// Rows that contain lazy stacks, leave the screen and come back.
@Suite struct NestedReturnTests {
  /// Twelve rows of five, each of which is made by `row`.
  private static func window(_ row: @escaping (Int, Int) -> Content) throws -> Window {
    try Window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...12) { outer in
            LazyVStack(spacing: 0) {
              ForEach(1...5) { inner in Group([row(outer, inner)]) }
            }
          }
        }
      }
    }
  }

  private static func shelf(_ outer: Int, _ inner: Int) -> Content {
    LazyHStack(spacing: 0) {
      Item(width: 30, height: 20).id(.string("\(outer).\(inner)"))
    }.content
  }

  private static func scrolledShelf(_ outer: Int, _ inner: Int) -> Content {
    ScrollView([.horizontal]) { Group([shelf(outer, inner)]) }.content
  }

  @Test(arguments: [false, true])
  func `what stands in a row of a row is on screen again when that comes back`(
    isScrolled: Bool
  )
    throws
  {
    let window = try Self.window { outer, inner in
      isScrolled ? Self.scrolledShelf(outer, inner) : Self.shelf(outer, inner)
    }
    let scroll = try window.scrollView()
    for _ in 1...8 { try scroll.drag(by: 20) }
    for _ in 1...4 {
      try scroll.drag(by: -20)
      try window.check()
      let offset = try scroll.geometry().contentOffset.y
      for row in Int(offset / 20)..<Int(offset / 20) + 5 {
        let id = ViewID.string("\(row / 5 + 1).\(row % 5 + 1)")
        #expect(try window.node(id).phase == .placed, "\(id) at \(offset)")
      }
    }
  }

  @Test(arguments: [20.0, 60, 240])
  func `rows of rows that leave and come back did not move by themselves`(speed: Double) throws {
    let window = try Self.window { _, _ in Item(height: 20).content }
    let scroll = try window.scrollView()
    for _ in 1...12 { try scroll.drag(by: speed) }
    for _ in 1...12 { try scroll.drag(by: -speed) }
    #expect(window.trace.metrics.moves == 0)
  }

  @Test(arguments: [1, 2])
  func `a lazy layout in a row is as long when it comes back as when it left`(
    columns: Int
  ) throws {
    let window = try Window(width: 200, height: 70) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns), spacing: 8) {
          MasonryLayout(lanes: 2, spacing: 6)() {
            Item(height: 508).id("long")
            ForEach(1...2) { _ in Item(height: 10) }
          }
          ForEach(1...60) { _ in Item(height: 25) }
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 515)
    for _ in 1...20 {
      try scroll.drag(by: 20)
      try scroll.drag(by: -20)
    }
    try scroll.drag(by: -95)
    try window.check()
    #expect(try scroll.geometry().contentOffset.y == 420)
    #expect(try window.node("long").phase == .placed)
    #expect(try window.node("long").frame?.end(.vertical) == 88)
  }
}
