import LazyStacks
import LazyTestSupport
import Testing

/// A row that held the place of a gap shows its content when it comes back into sight.
@Suite struct ReturningRowsTests {
  /// A scroll view across the axis, bare or in a wrapping that changes nothing.
  private static func carousel(_ row: Int, across axis: Axis, wrapped: Bool) -> Content {
    let items = ForEach(1...20, id: IDFormat("\(row)-%d")) { _ in Item(width: 80, height: 80) }
    let inner =
      axis == .vertical
      ? ScrollView(.horizontal) { LazyHStack { items } }.content
      : ScrollView(.vertical) { LazyVStack { items } }.content
    return wrapped ? VStack { Group { inner } }.padding(4).content : inner
  }

  /// Carousels that are far apart, one of which holds the run while only a gap is in sight.
  private static func carousels(_ axis: Axis, wrapped: Bool) throws -> Window {
    let rows = ForEach(1...4) { carousel($0, across: axis, wrapped: wrapped) }
    return try Window(width: 300, height: 300) {
      axis == .vertical
        ? ScrollView(.vertical) { LazyVStack(spacing: 500) { rows } }.content
        : ScrollView(.horizontal) { LazyHStack(spacing: 500) { rows } }.content
    }
  }

  @Test(arguments: [Axis.vertical, .horizontal], [false, true])
  func `a carousel that left and comes back over a gap is filled`(
    axis: Axis,
    wrapped: Bool
  ) throws {
    let window = try Self.carousels(axis, wrapped: wrapped)
    let scroll = try window.scrollView()
    for by in [100.0, 100, 100, 100, 100, 100, 100, 100, -100, -100, -300, 450, -600] {
      try scroll.drag(by: by)
      try window.check()
    }
    try window.step()
    try window.check()
  }

  @Test func `a rotation that hides a carousel behind a margin leaves it whole`() throws {
    let window = try Window(width: 390, height: 844) {
      ScrollView {
        LazyVStack {
          ScrollView(.horizontal) {
            LazyHStack { ForEach(1...20) { _ in Item(width: 100, height: 80) } }
          }
          ForEach(1...100) { _ in Item(height: 44) }
        }
      }.contentMargins(.top, 500)
    }
    try window.resize(width: 844, height: 390)
    try window.scrollView().drag(by: 300)
    try window.check()
  }
}
