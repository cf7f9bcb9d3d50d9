/// Rows with equal ids: the views of one belong to whichever has the id now (Q24), but a person
/// sees which of them went.
struct TwinRows {
  private let stack: LazyStackNode
  private let frame: Int

  init(in stack: LazyStackNode) {
    self.stack = stack
    frame = stack.context.sight.ofRows
  }

  /// How many views may come in among those of an element that are compared.
  private static let mostArrivals = 100

  /// Whether a subview did not move as far as the last one before it that was there, and is called
  /// the same: several views of one element.
  func isAlone(_ cell: Subview) -> Bool {
    guard stack.columns == nil, let own = cell.before else { return false }
    let place = min(max(0, cell.index - stack.run.first), stack.run.lines.count)
    let earlier = stack.run.lines[..<place].suffix(Self.mostArrivals).lazy.reversed()
    let other = earlier.map { $0.subviews[0] }.first { $0.before?.frame == frame }
    guard let other, other.label == cell.label, other.isPlaced, let before = other.before else {
      return false
    }
    return abs(before.told - own.told) > stack.run.rounding
  }

  /// Takes a row whose id others had, too, for that one of them which stood between the same rows.
  func settle(among lines: [SeenLines.Line]) {
    guard !stack.lost.isEmpty, stack.columns == nil, stack.fold == nil else { return }
    let lost = Set(stack.lost)
    var places: [ViewID: [Int]] = [:]
    for (place, line) in lines.enumerated() where lost.contains(line.label) {
      places[line.label, default: []].append(place)
    }
    let held = stack.seenLines.held
    let cells = stack.run.lines.compactMap { line in
      line.subviews[0].before?.frame == frame ? line.subviews[0] : nil
    }
    for (number, cell) in cells.enumerated() {
      guard let before = cell.before, let twins = places[cell.label], twins.count > 1 else {
        continue
      }
      let first = number > 0 ? cells[number - 1].before?.line ?? -1 : -1
      let next = number + 1 < cells.count ? cells[number + 1].before?.line : nil
      let between = twins.filter { twin in
        twin > first && twin < next ?? lines.count && cell.isNamed(like: held[twin].subviews[0])
      }
      guard !between.contains(before.line), let place = between.first else { continue }
      take(cell, for: lines[place], at: place)
    }
    takeRemade(among: lines, places)
  }

  /// Takes the rows of an element that has other views now for those that it had, as long as they
  /// stand between the same rows: to a person these are still there, and others came or went.
  ///
  /// - Parameters:
  ///   - lines: The lines that were held.
  ///   - places: The places of those whose data was removed, by the labels of their views.
  private func takeRemade(among lines: [SeenLines.Line], _ places: [ViewID: [Int]]) {
    let cells = stack.run.lines.map { $0.subviews[0] }
    func place(of cell: Subview) -> Int? {
      cell.before.flatMap { $0.frame == frame ? $0.line : nil }
    }
    let known = cells.map(place)
    var next = lines.count
    var following = known
    for number in known.indices.reversed() {
      following[number] = next
      next = known[number] ?? next
    }
    var last = -1
    for (number, cell) in cells.enumerated() {
      if let place = known[number] { last = place }
      guard known[number] == nil, cell.isPlaced, !cell.isPinned,
        let place = places[cell.label]?.first(where: { place in
          place > last && place < following[number] ?? 0
            && cell.isNamed(like: stack.seenLines.held[place].subviews[0])
        })
      else { continue }
      take(cell, for: lines[place], at: place)
      last = place
    }
  }

  /// Takes a view for the one that began a line.
  private func take(_ cell: Subview, for line: SeenLines.Line, at place: Int) {
    let former = FormerPlace(
      frame: frame,
      rel: line.rel,
      length: line.length,
      line: place,
      isFree: stack.seenLines.held[place].subviews[0].before?.isFree ?? true
    )
    cell.past.remember(former)
  }
}
