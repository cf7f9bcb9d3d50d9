/// Views that elements which stayed in sight give besides, or in place of, those that they gave.
///
/// What is in sight is known by the ids of elements, which say nothing of these.
struct NewParts {
  private let former: FormerLines

  init(in former: FormerLines) { self.former = former }

  /// Records those that came into sight.
  func record() {
    let stack = former.stack
    guard stack.kept != nil, stack.columns == nil, stack.fold == nil else { return }
    let labels = Set(former.lines.lazy.filter(\.isShown).map(\.label))
    for line in stack.run.lines where former.isNew(line) {
      let cell = line.subviews[0]
      guard cell.isPlaced, cell.content.sharesID, labels.contains(cell.label),
        cell.node.naming.ownID != nil, stack.context.work.goesOn(),
        stack.visibleSpan.touches(from: cell.shownRel, length: cell.length)
      else { continue }
      stack.context.frame.account.arrivals.append(cell.seen)
    }
  }
}
