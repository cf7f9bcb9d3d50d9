import DequeModule

/// Rows with equal ids: the views of one belong to whichever has the id now (Q24), but a person
/// sees which of them went.
extension LazyMoves {
  /// Takes a row whose id others had, too, for that one of them which stood between the same rows.
  static func settleTwins(of stack: LazyStackNode, _ past: [SeenLines.Line]) {
    guard !stack.lost.isEmpty, stack.columns == nil, stack.fold == nil else { return }
    let lost = Set(stack.lost)
    let frame = stack.context.sight.ofRows
    var places: [ViewID: [Int]] = [:]
    for (place, line) in past.enumerated() where lost.contains(line.label) {
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
      let between = twins.filter { $0 > first && $0 < next ?? past.count }
      guard !between.contains(before.line), let place = between.first else { continue }
      cell.before = Subview.Before(
        frame: frame,
        rel: past[place].rel,
        length: past[place].length,
        line: place,
        isFree: held[place].subviews[0].before?.isFree ?? before.isFree
      )
    }
  }
}
