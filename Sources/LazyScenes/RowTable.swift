internal import LazyStacks

/// The rows of a scene that is being taken down, by their numbers.
///
/// A row learns its length for another width when the viewport gets that.
struct RowTable {
  /// A section whose rows are numbers.
  struct Section: Equatable {
    var header: Int?
    var rows: [Int] = []
    var footer: Int?

    /// The header, the rows and the footer.
    var allRows: [Int] { [header].compactMap(\.self) + rows + [footer].compactMap(\.self) }
  }

  private var rows: [Scene.Row] = []
  /// The names by which the outline knows the rows.
  private(set) var labels: [ViewID] = []
  /// The lengths of the rows now, by their labels.
  private(set) var lengths: [ViewID: Double] = [:]

  /// A row, with one length if it has the same for all widths.
  subscript(number: Int) -> Scene.Row {
    let row = rows[number]
    guard let first = row.lengths.first, row.lengths.allSatisfy({ $0.length == first.length })
    else { return row }
    return Scene.Row(id: row.id, lengths: [first])
  }

  /// Adds a row and returns its number.
  mutating func add(_ row: ContentOutline.Row, across: Double) -> Int {
    rows.append(Scene.Row(id: row.isNamed ? row.label : nil, length: row.length, across: across))
    labels.append(row.label)
    lengths[row.label] = row.length
    return rows.count - 1
  }

  mutating func add(_ section: ContentOutline.Section, across: Double) -> Section {
    Section(
      header: section.header.map { add($0, across: across) },
      rows: section.rows.map { add($0, across: across) },
      footer: section.footer.map { add($0, across: across) }
    )
  }

  /// Takes the length of a row for a width.
  ///
  /// - Returns: False if it has another length for that width already.
  mutating func learn(_ length: Double, of number: Int, across: Double) -> Bool {
    if let known = rows[number].lengths.first(where: { $0.across == across }) {
      return known.length == length
    }
    rows[number].lengths.append(Scene.Row.Extent(across: across, length: length))
    rows[number].lengths.sort { $0.across < $1.across }
    return true
  }

  /// Notes the lengths that all rows have now.
  mutating func noteLengths(of outline: ContentOutline) {
    lengths.removeAll(keepingCapacity: true)
    for row in outline.allRows {
      lengths[row.label] = row.length
    }
  }

  /// The section with its rows; the element that makes it is named by the paths of these.
  func section(_ section: Section) -> Scene.Section {
    let made = Scene.Section(
      header: section.header.map { self[$0] },
      rows: section.rows.map { self[$0] },
      footer: section.footer.map { self[$0] }
    )
    let elements = made.rows.map { row -> ViewID? in
      guard case .path(let steps)? = row.id, steps.count == 2 else { return nil }
      return steps[0]
    }
    guard let element = elements.first.flatMap(\.self), elements.allSatisfy({ $0 == element })
    else {
      return made
    }
    var named = made
    named.id = element
    return named
  }
}

/// What changes the sections of a part from one frame to the next.
struct SectionChanges {
  /// A change, as a scene tells it.
  enum Step {
    case insert([Int], at: Scene.RowPlace)
    case remove(Int, at: Scene.RowPlace)
    case change(Int, at: Scene.RowPlace)
    case setRows([Int], section: Int)
    case insertSection(RowTable.Section, section: Int)
    case removeSection(Int)
  }

  private let part: Int
  private let across: Double
  /// The sections, which are those of the next frame in the end.
  private(set) var now: [RowTable.Section]
  private(set) var table: RowTable
  private(set) var steps: [Step] = []

  init(of part: Int, now: [RowTable.Section], table: RowTable, across: Double) {
    (self.part, self.now, self.table, self.across) = (part, now, table, across)
  }

  /// Takes the sections of the next frame.
  mutating func take(_ new: [ContentOutline.Section]) {
    let old = now.map { $0.allRows.map { table.labels[$0] } }
    let others = new.map { $0.allRows.map(\.label) }
    let byPlace = old.count == others.count
    let names = (names(of: old, byPlace: byPlace), names(of: others, byPlace: byPlace))
    let stays = LongestOrder(of: names.0, in: names.1)
    for index in now.indices.reversed() where !stays.kept.contains(index) {
      steps.append(.removeSection(index))
      now.remove(at: index)
    }
    for index in new.indices where stays.former[index] == nil {
      let section = table.add(new[index], across: across)
      steps.append(.insertSection(section, section: index))
      now.insert(section, at: index)
    }
    for (index, section) in new.enumerated() where stays.former[index] != nil {
      take(section, at: index)
    }
  }

  /// What sections are known by: the element that makes them; of the others their place among
  /// these, or, if some come or go, the name of their first view.
  private func names(of sections: [[ViewID]], byPlace: Bool) -> [ViewID] {
    var unnamed = 0
    return sections.map { labels in
      if let path = labels.first(where: { $0.steps.count > 1 }) { return path.steps[0] }
      unnamed += 1
      let name: ViewID = byPlace ? .integer(unnamed) : labels.first ?? .integer(unnamed)
      return .path([.string("without an id"), name])
    }
  }

  /// What rows are known by: their ids, and of those without one their place among these.
  private func keys(_ rows: [ViewID?]) -> [ViewID] {
    var unnamed = 0
    return rows.map { id in
      if let id { return id }
      unnamed += 1
      return .path([.string("without an id"), .integer(unnamed)])
    }
  }

  private mutating func take(_ new: ContentOutline.Section, at index: Int) {
    take(new.header, as: .header, at: index)
    take(new.footer, as: .footer, at: index)
    let labels = keys(new.rows.map { $0.isNamed ? $0.label : nil })
    let old = keys(now[index].rows.map { table[$0].id })
    if labels != old { rearrange(from: old, to: labels, rows: new.rows, at: index) }
    for (place, row) in new.rows.enumerated() {
      let number = now[index].rows[place]
      guard !table.learn(row.length, of: number, across: across) else { continue }
      let other = table.add(row, across: across)
      now[index].rows[place] = other
      steps.append(.change(other, at: self.place(index, .row(place))))
    }
  }

  private mutating func take(
    _ row: ContentOutline.Row?,
    as role: Scene.RowPlace.Role,
    at index: Int
  ) {
    let old = role == .header ? now[index].header : now[index].footer
    var new = old
    if let row, let old, table.labels[old] == row.label,
      table.learn(row.length, of: old, across: across)
    {
      return
    } else if let row {
      let number = table.add(row, across: across)
      new = number
      steps.append(.change(number, at: place(index, role)))
    } else if old != nil {
      new = nil
      steps.append(.remove(1, at: place(index, role)))
    }
    if role == .header { now[index].header = new } else { now[index].footer = new }
  }

  private func place(_ section: Int, _ role: Scene.RowPlace.Role) -> Scene.RowPlace {
    Scene.RowPlace(part: part, section: section, role)
  }

  /// Removes what goes or stands elsewhere, and inserts what comes; where that takes many steps,
  /// the rows are given anew.
  private mutating func rearrange(
    from old: [ViewID],
    to new: [ViewID],
    rows: [ContentOutline.Row],
    at section: Int
  ) {
    let stays = LongestOrder(of: old, in: new)
    let numbers = now[section].rows
    var arranged: [Int] = []
    for (place, row) in rows.enumerated() {
      arranged.append(stays.former[place].map { numbers[$0] } ?? table.add(row, across: across))
    }
    now[section].rows = arranged
    let removals = Self.runs(old.indices.filter { !stays.kept.contains($0) })
    let insertions = Self.runs(new.indices.filter { stays.former[$0] == nil })
    guard removals.count + insertions.count <= Self.mostRuns else {
      return steps.append(.setRows(arranged, section: section))
    }
    for run in removals.reversed() {
      steps.append(.remove(run.count, at: place(section, .row(run.lowerBound))))
    }
    for run in insertions {
      steps.append(.insert(Array(arranged[run]), at: place(section, .row(run.lowerBound))))
    }
  }

  /// How many stretches of rows may come and go one by one.
  private static let mostRuns = 32

  /// Whole numbers in order, as stretches without gaps.
  private static func runs(_ numbers: [Int]) -> [Range<Int>] {
    numbers.reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
  }
}

/// The most rows that keep their order from one list to another.
private struct LongestOrder {
  /// For each row of the new list, its place in the old one if it keeps its order.
  private(set) var former: [Int?]
  /// The places in the old list of the rows that keep their order.
  private(set) var kept: Set<Int> = []

  init(of old: [ViewID], in new: [ViewID]) {
    former = Array(repeating: nil, count: new.count)
    var places: [ViewID: Int] = [:]
    for (place, label) in new.enumerated() where places[label] == nil { places[label] = place }
    // The last row of the best order of each length so far, and the row before each.
    var ends: [(old: Int, new: Int)] = []
    var before: [Int: (old: Int, new: Int)] = [:]
    for (place, label) in old.enumerated() {
      guard let target = places.removeValue(forKey: label) else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle].new < target { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append((place, target)) } else { ends[low] = (place, target) }
    }
    var next = ends.last
    while let row = next {
      former[row.new] = row.old
      kept.insert(row.old)
      next = before[row.old]
    }
  }
}
