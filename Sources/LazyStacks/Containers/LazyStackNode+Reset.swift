/// How lengths are forgotten that are worth nothing for another cross length.
extension LazyStackNode {
  /// Takes note of what keeps its place when all lengths are forgotten: the row to which a program
  /// scrolled, as long as that holds it, else the topmost visible line (rules R9 and R10).
  func noteResetAnchor() {
    guard pending.resetAnchor == nil else { return }
    let target = track?.lineOfTarget(in: self)
    pending.resetAnchor = target.map(LazyRun.ResetAnchor.init) ?? run.resetAnchor(visibleSpan)
  }

  /// Takes note that everything was moved after it was noted what keeps its place.
  func moveResetAnchor(by distance: Double) { pending.resetAnchor?.rel += distance }

  /// Forgets all lengths for another cross length, where a line is not kept in place but something
  /// else is: the run is left empty (rule R10).
  func resetKeepingNothing() {
    guard pending.resetAnchor != nil else { return }
    pending.resetAnchor = nil
    measurer.truthAcross = nil
    for subview in allLoaded { subview.node.invalidateSizesBelow() }
    run.forget(self)
  }

  /// Forgets all lengths for another cross length (rule R9).
  func resetLengths() {
    guard let anchor = pending.resetAnchor else { return }
    pending.resetAnchor = nil
    // Other columns may have put what is placed aside already.
    for subview in allLoaded { subview.node.invalidateSizesBelow() }
    run.reset(keeping: anchor, inLine: lineMap.line(of: anchor.subview), self)
    measurer.truthAcross = nil
    if isStopped { pending.resetAnchor = anchor }
  }
}
