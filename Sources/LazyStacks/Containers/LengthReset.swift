import LazyExtents

/// Forgets the lengths of a lazy container that are invalid for another cross length.
struct LengthReset {
  private let stack: LazyStackNode

  private var frame: Int { stack.context.trace.frame }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Remembers what keeps its place when the next fill forgets all lengths.
  ///
  /// It is the row to which a program scrolled, if its place is held; otherwise the topmost visible
  /// line (rules R9 and R10).
  func noteAnchor() {
    guard stack.pending.resetAnchor == nil else { return }
    let target = stack.track?.targetLine(in: stack)
    stack.pending.resetAnchor =
      target.map { ResetAnchor($0, isInSight: true, frame: frame) }
      ?? ResetAnchor(topmostOf: stack.run, in: stack.visibleSpan, frame: frame)
  }

  /// Notes that the container has another cross length, for the first time or again.
  ///
  /// If nothing is placed, the estimator forgets the invalid lengths at once.
  func noteCrossLength(isFirst: Bool) {
    if !stack.placement.isEmpty {
      noteAnchor()
    } else if !isFirst, !stack.run.lengths.measuresAll {
      stack.run.forgetLengths()
    }
  }

  /// Forgets all lengths around what keeps its place (rule R9).
  func forget() {
    guard var anchor = stack.pending.resetAnchor else { return }
    stack.pending.resetAnchor = nil
    if !isCurrent(anchor),
      let now = ResetAnchor(topmostOf: stack.run, in: stack.visibleSpan, frame: frame)
    {
      anchor = now
    }
    // What is kept outside of lines may have been moved there by other columns.
    for subview in stack.allLoaded { subview.node.invalidateSizesBelow() }
    let line = stack.lineMap.line(of: anchor.subview)
    RunReset(of: stack.run, using: stack.loader).forget(keeping: anchor, inLine: line)
    stack.measurer.truthAcross = nil
    if stack.isStopped { stack.pending.resetAnchor = anchor }
  }

  /// Whether a line still is what keeps its place: in a row, only if it was in sight in this frame,
  /// and the run did not begin elsewhere since, as that of a stack does whose row comes back into
  /// sight.
  private func isCurrent(_ anchor: ResetAnchor) -> Bool {
    guard stack.track == nil else { return true }
    let lines = stack.run.lines
    guard anchor.isInSight, anchor.frame == frame, let first = lines.first?.subviews.first?.index,
      let last = lines.last?.subviews.last?.index
    else { return false }
    return first <= anchor.subview && anchor.subview <= last
  }

  /// Forgets all lengths and empties the run, because something other than a line keeps its place
  /// (rule R10).
  func forgetKeepingNothing() {
    guard stack.pending.resetAnchor != nil else { return }
    stack.pending.resetAnchor = nil
    stack.measurer.truthAcross = nil
    for subview in stack.allLoaded { subview.node.invalidateSizesBelow() }
    RunReset(of: stack.run, using: stack.loader).forget()
    stack.run.noteFindings { $0.forgetsLengths = true }
  }
}
