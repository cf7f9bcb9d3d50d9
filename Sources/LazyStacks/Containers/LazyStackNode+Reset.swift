/// Forgets lengths that are invalid for another cross length.
extension LazyStackNode {
  /// Remembers what keeps its place when all lengths are forgotten.
  ///
  /// It is the row to which a program scrolled, if its place is held; otherwise the topmost visible
  /// line (rules R9 and R10).
  func noteResetAnchor() {
    guard pending.resetAnchor == nil else { return }
    let target = track.flatMap { HeldTarget(on: $0).line(in: self) }
    pending.resetAnchor = target.map(LazyRun.ResetAnchor.init) ?? run.resetAnchor(in: visibleSpan)
  }

  /// Moves the remembered place along with everything else.
  func moveResetAnchor(by distance: Double) { pending.resetAnchor?.rel += distance }

  /// Forgets all lengths for another cross length and empties the run, because something other than
  /// a line keeps its place (rule R10).
  func resetKeepingNothing() {
    guard pending.resetAnchor != nil else { return }
    pending.resetAnchor = nil
    measurer.truthAcross = nil
    for subview in allLoaded { subview.node.invalidateSizesBelow() }
    run.forget(using: self)
    run.noteFindings { $0.forgetsLengths = true }
  }

  /// Forgets all lengths for another cross length (rule R9).
  func resetLengths() {
    guard let anchor = pending.resetAnchor else { return }
    pending.resetAnchor = nil
    // What is kept outside of lines may have been moved there by other columns.
    for subview in allLoaded { subview.node.invalidateSizesBelow() }
    run.reset(keeping: anchor, inLine: lineMap.line(of: anchor.subview), using: self)
    measurer.truthAcross = nil
    if isStopped { pending.resetAnchor = anchor }
  }

  /// Forgets the sizes of subviews that depend on what the nearest scroll view shows.
  ///
  /// - Returns: Whether there are any.
  func forgetSubviewsRelativeToRegion() -> Bool {
    var isRelative = false
    for subview in allLoaded where subview.node.forgetSizesRelativeToRegion() {
      subview.measurement.invalidate()
      if isInRun(subview) { measurer.noteChange(in: subview.node) }
      isRelative = true
    }
    if isRelative { forgetSizes() }
    return isRelative
  }
}
