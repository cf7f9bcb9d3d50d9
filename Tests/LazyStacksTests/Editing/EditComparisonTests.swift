import LazyStacks
import LazyTestSupport
import Testing

private struct Row: Equatable {
  var id: Int
  var height: Double
}

/// Compares the same edits when they are reported one by one and when they are found by comparing
/// arrays.
@Suite struct EditComparisonTests {
  @Test(arguments: Seeds.first(60, long: 3_000))
  func `edits told one by one show what a changed array shows`(seed: UInt64) throws {
    var program = try EditedPair(seed: seed)
    for step in 0..<25 {
      try program.step()
      #expect(try program.told.visibleIDs() == program.compared.visibleIDs(), "step \(step)")
      #expect(try program.told.count() == program.compared.count(), "step \(step)")
      guard try program.told.geometry() == program.compared.geometry() else {
        let geometries = try (program.told.geometry(), program.compared.geometry())
        Issue.record("step \(step): \(geometries)")
        return
      }
    }
  }
}

/// Two windows over the same rows; one gets reported edits, the other compares arrays.
private struct EditedPair {
  private let rows: EditableElements<Row>
  private let array: CollectionElements<Row>
  private let windows: [Window]
  private var generator: SeededGenerator
  private var nextID = 1_000
  let told: ScrollViewProxy
  let compared: ScrollViewProxy

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<60).map { Row(id: $0, height: generator.dyadicLength(below: 90) + 5) }
    func id(_ row: Row) -> ViewID { .integer(row.id) }
    let arity = seed.isMultiple(of: 7) ? 2 : 1
    func views(_ row: Row) -> Content {
      Group { for _ in 0..<arity { Item(height: row.height) } }.content
    }
    let rows = EditableElements(all, id: id, subviewsPerElement: arity, content: views)
    let array = CollectionElements(all, id: id, subviewsPerElement: arity, content: views)
    let names = ["mean", "learned", "meanByKind", "histogram25", "lastFew(10)", "oracle"]
    var configuration = WindowConfiguration(width: 390, height: 200)
    configuration.estimator = try EstimatorInvariantTests.choice(
      names[Int(seed % UInt64(names.count))]
    )
    let sources: [any ElementSource] = [rows, array]
    windows = try sources.map { source in
      try Window(configuration) { ScrollView { Self.container(source, seed) } }
    }
    (self.rows, self.array, self.generator) = (rows, array, generator)
    told = try windows[0].scrollView()
    compared = try windows[1].scrollView()
  }

  /// A stack, a grid of two columns, or rows between others.
  private static func container(_ source: any ElementSource, _ seed: UInt64) -> Content {
    let spacing = seed.isMultiple(of: 2) ? 0 : 4.0
    switch seed % 5 {
    case 0:
      let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 2)
      return LazyVGrid(columns: columns, spacing: spacing) { ForEach(source) }.content
    case 1:
      return LazyVStack(spacing: spacing) {
        ForEach(2_000...2_005) { _ in Item(height: 30) }
        ForEach(source)
        ForEach(3_000...3_005) { _ in Item(height: 40) }
      }.content
    default: return LazyVStack(spacing: spacing) { ForEach(source) }.content
    }
  }

  /// Scrolls both, then makes some edits to both, in sight and out of sight.
  mutating func step() throws {
    let by = generator.dyadicLength(below: 500) - 250
    for scroll in [told, compared] { try scroll.drag(by: by) }
    let edits = (0..<Int.random(in: 1...4, using: &generator)).filter { _ in edit() }
    let elements = (0..<rows.count).map { rows[$0] }
    let array = array
    try windows[0].step()
    // If nothing was reported, nothing must be compared either, because an update measures what is
    // in sight.
    guard !edits.isEmpty else {
      try windows[1].step()
      return
    }
    try windows[1].update { array.elements = elements }
  }

  /// Makes an edit; false if it changed nothing.
  private mutating func edit() -> Bool {
    guard rows.count > 12 else { return false }
    let isNear = Bool.random(using: &generator)
    let (index, other) = (place(isNear), place(isNear))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: rows.insert(newRow(), at: index)
    case 1: rows.remove(at: index)
    case 2: rows.replace(at: index, with: newRow())
    case 3: return move(index, to: other)
    case 4: return move(index, to: min(index + 1, rows.count - 1))
    default: rows.insert(rows.remove(at: max(index, other)), at: min(index, other))
    }
    return true
  }

  private mutating func move(_ index: Int, to other: Int) -> Bool {
    if index != other { rows.move(from: index, to: other) }
    return index != other
  }

  private mutating func newRow() -> Row {
    nextID += 1
    return Row(id: nextID, height: generator.dyadicLength(below: 90) + 5)
  }

  /// The index of an element: one in sight, or any.
  private mutating func place(_ isNear: Bool) -> Int {
    let visible = isNear ? (try? Set(told.visibleIDs())) ?? [] : []
    let shown = (0..<rows.count).filter { visible.contains(.integer(rows[$0].id)) }
    return shown.randomElement(using: &generator)
      ?? Int.random(in: 0..<rows.count, using: &generator)
  }
}
