extension NaiveLazyStack {
  /// What the frame shows, after its last pass.
  mutating func record(before: [Int]) -> NaiveFrame {
    var places = placesInRun()
    let held = heldAtEdges()
    for row in held { places[row.id] = row }
    let rows = items.compactMap { places[$0.id] }

    var result = NaiveFrame()
    result.held = Set(held.map(\.id))
    result.rows = rows.filter { isVisible(start: $0.start, length: $0.length) }
    result.placed = rows.map(\.id)
    result.offset = contentOffset
    result.size = contentSize
    result.lead = lead
    result.isLeadExact = isLeadExact
    result.mean = mean
    result.changes = changes
    result.appeared = result.placed.filter { !before.contains($0) }
    result.disappeared = before.filter { !result.placed.contains($0) }
    result.jumped = jumped
    return result
  }

  /// The places of the visible lines' cells: each in its column, centered in its line.
  func placesInRun() -> [Int: NaiveFrame.Row] {
    var places: [Int: NaiveFrame.Row] = [:]
    for position in run.indices where isVisible(position) {
      let member = run[position]
      for (column, (id, length)) in zip(member.ids, member.lengths).enumerated() {
        let start = start(at: position) + (member.length - length) / 2
        places[id] = row(id, start: start, length: length, column: column)
      }
    }
    return places
  }

  /// The row of a subview; a header, a footer and a row of a stack are as wide as the container.
  private func row(_ id: Int, start: Double, length: Double, column: Int) -> NaiveFrame.Row {
    var row = NaiveFrame.Row(id: id, start: start, length: length)
    let isCell = items.first { $0.id == id }?.role == .row
    let cell = isCell ? grid?.columns(in: width)[column] : nil
    row.crossStart = cell?.start ?? 0
    row.crossLength = cell?.length ?? width
    return row
  }

  /// The headers and footers that the edges hold, including those that are at their own places
  /// (R15).
  private mutating func heldAtEdges() -> [NaiveFrame.Row] {
    var held: [NaiveFrame.Row] = []
    for section in visibleSections {
      let members = items.indices.filter { items[$0].sections.contains(section) }
      let start = members.first.flatMap { place(of: $0)?.start } ?? -.infinity
      let end = members.last.flatMap { place(of: $0)?.end } ?? .infinity
      let own = members.filter { items[$0].sections.last == section }
      let header = own.first { items[$0].role == .header }
      let footer = own.first { items[$0].role == .footer }
      if let header, pinned.contains(.headers) {
        let length = lengthNow(header)
        held += [row(header, at: min(max(start, 0), end - length), length)].compactMap { $0 }
      }
      if let footer, pinned.contains(.footers) {
        let length = lengthNow(footer)
        let natural = place(of: footer)?.start ?? .infinity
        let lowest = start + (header.map { lengthNow($0) } ?? 0)
        let y = max(min(natural, containerLength - length), lowest)
        held += [row(footer, at: y, length)].compactMap { $0 }
      }
    }
    return held
  }

  /// The sections with a subview, or a gap between two, in the viewport.
  private var visibleSections: [Int] {
    var found: [Int] = []
    for position in run.indices where isVisible(position) {
      for index in lines[firstIndex + position] {
        found += items[index].sections.filter { !found.contains($0) }
      }
    }
    return run.indices.contains(where: isVisible) ? found : sectionsAroundGap
  }

  /// The sections on both sides of the gap that fills the viewport.
  ///
  /// The one line that is left holds the place (R4), and its neighbor is across the gap.
  private var sectionsAroundGap: [Int] {
    guard !run.isEmpty, let first = lines[firstIndex].first, let last = lines[firstIndex].last
    else {
      return []
    }
    let isAbove = start(at: 0) + run[0].length <= 1e-6
    let neighbor = isAbove ? last + 1 : first - 1
    guard items.indices.contains(neighbor) else { return [] }
    return items[last].sections.filter { items[neighbor].sections.contains($0) }
  }

  /// The place of an item's line; nil while it is not in the run.
  private func place(of index: Int) -> (start: Double, end: Double)? {
    guard let position = run.indices.first(where: { lines[firstIndex + $0].contains(index) }) else {
      return nil
    }
    let start = start(at: position)
    return (start, start + run[position].length)
  }

  /// The present length of an item; it is not recorded (R5).
  private mutating func lengthNow(_ index: Int) -> Double {
    let length = lengthsInFrame[items[index].id] ?? items[index].length(in: width)
    lengthsInFrame[items[index].id] = length
    return length
  }

  /// The pinned row of an item; nil if it would be out of sight.
  private func row(_ index: Int, at start: Double, _ length: Double) -> NaiveFrame.Row? {
    guard place(of: index) != nil || isVisible(start: start, length: length) else { return nil }
    return row(items[index].id, start: start, length: length, column: 0)
  }
}
