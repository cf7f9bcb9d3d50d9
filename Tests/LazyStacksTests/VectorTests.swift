import LazyStacks
import Testing

/// The numeric vectors of the model, checked in Swift.
@Suite struct VectorTests {
  private func window(
    _ lengths: [Double],
    height: Double,
    spacing: Double = 0
  ) throws -> (Window, ScrollViewProxy) {
    let window = try Window(width: 390, height: height) {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(RangeElements(0..<lengths.count) { Item(height: lengths[$0]).content })
        }
      }
    }
    return (window, try window.scrollView())
  }

  private func expect(
    _ scroll: ScrollViewProxy,
    offset: Double? = nil,
    ids: ClosedRange<Int>? = nil,
    size: Double? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let geometry = try scroll.geometry()
    if let offset {
      #expect(abs(geometry.contentOffset.y - offset) < 1e-4, sourceLocation: location)
    }
    if let size {
      #expect(abs(geometry.contentSize.height - size) < 1e-3, sourceLocation: location)
    }
    if let ids {
      #expect(try scroll.visibleIDs() == ids.map { .integer($0) }, sourceLocation: location)
    }
  }

  @Test func `D2: uniform rows have a constant content size`() throws {
    let (_, scroll) = try window(Array(repeating: 44, count: 100), height: 600, spacing: 8)
    try expect(scroll, offset: 0, ids: 0...11, size: 5192)
    try scroll.scrollTo(edge: .bottom)
    try expect(scroll, offset: 4592, size: 5192)
  }

  @Test func `D3: the estimate is the mean of what was placed`() throws {
    let lengths = [100.0, 200, 300] + Array(repeating: 100.0, count: 7)
    let (_, scroll) = try window(lengths, height: 500)
    try expect(scroll, offset: 0, ids: 0...2, size: 2000)
    try scroll.drag(by: 300)
    try expect(scroll, offset: 300, ids: 2...4, size: 1600)
    try scroll.drag(by: 200)
    try expect(scroll, offset: 500, ids: 2...6, size: 1428.571)
    try scroll.drag(by: 300)
    try expect(scroll, offset: 800, ids: 5...9, size: 1300)
  }

  private let mixed = Array(repeating: 50.0, count: 10) + Array(repeating: 150.0, count: 90)

  @Test func `D4: the way up from a jump corrects the offset and ends at 0`() throws {
    let (_, scroll) = try window(mixed, height: 600)
    try expect(scroll, offset: 0, ids: 0...10, size: 5909.0909)
    try scroll.scrollTo(id: 80, anchor: .top)
    try expect(scroll, offset: 4727.2727, ids: 80...83, size: 6660.6061)
    try scroll.drag(by: -150)
    try expect(scroll, offset: 6912.5, ids: 79...82, size: 9000)
    try scroll.drag(by: -150)
    try expect(scroll, offset: 7111.7647, ids: 78...81)
    for _ in 0..<100 { try scroll.drag(by: -150) }
    try expect(scroll, offset: 0, ids: 0...10, size: 12940.476)
    #expect(try scroll.geometry().contentOffset.y == 0)
  }

  @Test func `D5: the size shrinks at the end and the offset is clamped`() throws {
    let lengths = Array(repeating: 200.0, count: 5) + Array(repeating: 100.0, count: 5)
    let (_, scroll) = try window(lengths, height: 400)
    try expect(scroll, size: 2000)
    try scroll.scrollTo(offset: 800)
    try expect(scroll, offset: 800, ids: 4...6, size: 1714.2857)
    try scroll.scrollTo(offset: 1300)
    try expect(scroll, offset: 1100, ids: 6...9, size: 1500)
  }

  @Test func `D13: the smallest movement`() throws {
    let (_, scroll) = try window(Array(repeating: 100, count: 20), height: 350)
    try scroll.scrollTo(id: 3)
    try expect(scroll, offset: 50)
    try scroll.scrollTo(id: 10)
    try expect(scroll, offset: 750)
    try scroll.scrollTo(id: 2)
    try expect(scroll, offset: 200)
    try scroll.scrollTo(id: 3)
    try expect(scroll, offset: 200)
  }

  @Test func `D14: anchors`() throws {
    let (_, scroll) = try window(Array(repeating: 100, count: 20), height: 350)
    try scroll.scrollTo(id: 10, anchor: .top)
    try expect(scroll, offset: 1000)
    try scroll.scrollTo(id: 10, anchor: .center)
    try expect(scroll, offset: 875)
    try scroll.scrollTo(id: 10, anchor: .bottom)
    try expect(scroll, offset: 750)
    try scroll.scrollTo(id: 19, anchor: .top)
    try expect(scroll, offset: 1650)
  }

  @Test func `D23: a jump to an offset ends there`() throws {
    let (_, scroll) = try window(mixed, height: 600)
    try scroll.scrollTo(offset: 3000)
    try expect(scroll, offset: 3000, ids: 50...54, size: 7642.0455)
  }

  @Test func `D25: nothing is estimated anew while nothing is measured`() throws {
    let lengths = (0..<100).map { $0 % 2 == 0 ? 40.0 : 400 }
    let (_, scroll) = try window(lengths, height: 300, spacing: 20)
    try scroll.scrollTo(id: 60, anchor: .top)
    try scroll.drag(by: -10)
    try expect(scroll, offset: 14390)
  }
}
