import LazyStacks
import LazyTestSupport
import Testing

private struct Row: Equatable {
  var id: Int
  var height: Double
}

/// Edits anywhere, in sight as well, and what they leave in place.
@Suite struct EditAnchorTests {
  @Test(arguments: EstimatorInvariantTests.choices, Seeds.first(12, long: 300))
  func `the first row in sight that stays and was not moved holds still`(
    name: String,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<300).map { Row(id: $0, height: generator.dyadicLength(below: 90) + 5) }
    func id(_ row: Row) -> ViewID { .integer(row.id) }
    let rows = EditableElements(all, id: id) { Item(height: $0.height).content }
    var configuration = WindowConfiguration(width: 390, height: 300)
    configuration.estimator = try EstimatorInvariantTests.choice(name)
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 3) { ForEach(rows) } }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 150, anchor: .center)
    for step in 0..<20 {
      try scroll.drag(by: generator.dyadicLength(below: 200) - 100)
      let visible = try scroll.visibleIDs()
      let places = try visible.map { try window.node($0).frame?.origin.y }
      var gone: Set<ViewID> = []
      for number in 0..<Int.random(in: 1...3, using: &generator) {
        gone.formUnion(edit(rows, around: visible, 1_000 + step * 10 + number, &generator))
      }
      try window.step()
      let left = visible.filter { !gone.contains($0) }
      guard let anchor = unmoved(left, rows).flatMap(visible.firstIndex(of:)) else { continue }
      #expect(
        try window.node(visible[anchor]).frame?.origin.y == places[anchor],
        "step \(step), \(visible[anchor])"
      )
    }
  }

  @Test(arguments: ["learned", "mean"])
  func `a known row that is moved above takes its length along where it is remembered`(
    name: String
  ) throws {
    let all = (0..<300).map { Row(id: $0, height: $0 == 151 ? 300 : 50) }
    let rows = EditableElements(
      all,
      id: { .integer($0.id) },
      content: { Item(height: $0.height).content }
    )
    var configuration = WindowConfiguration(width: 390, height: 100)
    configuration.estimator = try EstimatorInvariantTests.choice(name)
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 3) { ForEach(rows) } }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 151, anchor: .top)
    try scroll.scrollTo(id: 150, anchor: .bottom)
    let before = try scroll.geometry().contentOffset.y
    rows.move(from: 151, to: 20)
    try window.step()
    #expect(try window.node(150).frame?.origin.y == 50)
    let change = try scroll.geometry().contentOffset.y - before
    #expect((abs(change - 303) < 1e-6) == (name == "learned"), "it changed by \(change)")
  }

  /// The first row that belongs to a longest increasing sequence of the new places.
  ///
  /// Of several such sequences, the one that begins first counts (R10).
  private func unmoved(_ ids: [ViewID], _ rows: EditableElements<Row>) -> ViewID? {
    let places = ids.map { id in (0..<rows.count).first { .integer(rows[$0].id) == id } ?? 0 }
    var lengths = Array(repeating: 1, count: places.count)
    for index in places.indices.reversed() {
      for later in places.indices.dropFirst(index + 1) where places[later] > places[index] {
        lengths[index] = max(lengths[index], lengths[later] + 1)
      }
    }
    return lengths.max().flatMap { longest in lengths.firstIndex(of: longest).map { ids[$0] } }
  }

  /// Makes one edit; half of the edits are among the visible rows.
  ///
  /// - Returns: The rows that are gone.
  private func edit(
    _ rows: EditableElements<Row>,
    around visible: [ViewID],
    _ id: Int,
    _ generator: inout SeededGenerator
  ) -> Set<ViewID> {
    let isNear = Bool.random(using: &generator)
    let indices = (0..<rows.count).filter {
      !isNear || visible.contains(.integer(rows[$0].id))
    }
    let index = indices.randomElement(using: &generator) ?? 0
    let row = rows[index]
    let new = Row(id: id, height: generator.dyadicLength(below: 90) + 5)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      rows.insert(new, at: index)
      return []
    case 1: rows.remove(at: index)
    case 2: rows.replace(at: index, with: new)
    case 3:
      // A shorter row might start out of sight now.
      rows.replace(at: index, with: Row(id: row.id, height: row.height + 10))
      return []
    default:
      let destination = Int.random(in: 0..<rows.count, using: &generator)
      guard destination != index else { return [] }
      rows.move(from: index, to: destination)
      return []
    }
    return [.integer(row.id)]
  }
}
