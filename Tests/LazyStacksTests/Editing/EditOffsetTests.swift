import LazyStacks
import LazyTestSupport
import Testing

/// P18 `offset`: what an edit adds or removes above pushes what is in sight, and the offset stays.
@Suite struct EditOffsetTests {
  private struct Row: Equatable {
    var id: Int
    var height: Double
  }

  private func window(
    _ rows: EditableElements<Row>,
    _ anchor: Profile.EditAnchor,
    titled: Bool = false,
    anchored: Bool = false
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 300)
    configuration.profile.editAnchor = anchor
    return try Window(configuration) {
      let list = LazyVStack(spacing: 2) { ForEach(rows) }
      let scroll = ScrollView { titledList(list, isTitled: titled) }
      anchored ? scroll.defaultScrollAnchor(.bottom) : scroll.content
    }
  }

  private func rows(_ count: Int, _ height: (Int) -> Double) -> EditableElements<Row> {
    EditableElements(
      (0..<count).map { Row(id: $0, height: height($0)) },
      id: { .integer($0.id) },
      content: { Item(height: $0.height).content }
    )
  }

  @Test(arguments: [false, true])
  func `rows that come above push those in sight by their length`(titled: Bool) throws {
    for (anchor, pushed) in [(Profile.EditAnchor.topmost, 0.0), (.offset, 3 * 52)] {
      let rows = rows(200) { _ in 50 }
      let window = try window(rows, anchor, titled: titled)
      let scroll = try window.scrollView()
      try scroll.drag(by: 520)
      let visible = try scroll.visibleIDs()
      let y = try #require(window.node(visible[0]).frame?.origin.y)
      for id in 0..<3 { rows.insert(Row(id: 1_000 + id, height: 50), at: 1) }
      try window.step()
      let offset = try scroll.geometry().contentOffset.y
      #expect(offset == (anchor == .offset ? 520 : 520 + 3 * 52))
      #expect(try window.node(visible[0]).frame?.origin.y == y + pushed)
      for _ in 0..<3 { rows.remove(at: 1) }
      try window.step()
      #expect(try scroll.geometry().contentOffset.y == 520)
      #expect(try window.node(visible[0]).frame?.origin.y == y)
    }
  }

  @Test(arguments: Seeds.first(40, long: 600))
  func `the offset stays as long as the content reaches there`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = rows(120) { _ in random.dyadicLength(below: 90) + 5 }
    let window = try window(rows, .offset, titled: Bool.random(using: &random))
    let scroll = try window.scrollView()
    for step in 0..<15 {
      try scroll.drag(by: random.dyadicLength(below: 900) - 300)
      let before = try scroll.geometry().contentOffset.y
      for number in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<rows.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: rows.remove(at: index)
        case 1: rows.move(from: index, to: Int.random(in: 0..<rows.count, using: &random))
        default:
          let row = Row(id: 1_000 + step * 10 + number, height: random.dyadicLength(below: 200))
          rows.insert(row, at: index)
        }
      }
      try window.step()
      try window.check()
      let geometry = try scroll.geometry()
      let end = max(0, geometry.contentSize.height - geometry.containerSize.height)
      #expect(abs(geometry.contentOffset.y - min(before, end)) < 1e-6, "step \(step)")
    }
  }

  @Test func `whoever rests at a default anchor goes on following it`() throws {
    let rows = rows(60) { Double(30 + $0 % 5 * 10) }
    let window = try window(rows, .offset, anchored: true)
    rows.append(Row(id: 500, height: 80))
    try window.step()
    #expect(try window.node(500).frame?.origin.y == 220)
  }
}
