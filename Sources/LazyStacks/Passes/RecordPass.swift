import LazyExtents

/// Completes the frame's record: what moved without a finger, and the ledger of each scroll view.
///
/// If work is stopped, the next frame records for both, except for moves that were already
/// recorded.
enum RecordPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    guard context.work.goesOn(window.laidOut.lineCount) else { return }
    if context.timing.costs.total > 0 { context.frame.account.costs = context.timing.costs.shares }
    var record = FrameRecord(number: window.frame, time: window.time)
    window.last.note(moveByItself: nil)
    var movedAsOne = true
    window.laidOut.all.walk { if !findMove(of: $0, in: window) { movedAsOne = false } }
    traceMoves(in: window, movedAsOne: movedAsOne)
    guard !window.context.work.isStopped else { return }
    context.directory.scrolls.forEachTrack { track in
      if OwnMoveSearch(on: track).mayConcernViews { findMove(in: track, of: window) }
      if track.ownMoves.sight != nil { track.ownMoves.sight = nil }
      if track.landings.last?.frame == window.frame,
        let landing = window.context.callbacks.guarding({
          try TrackLanding(on: track).account(ofFrame: window.frame)
        }) ?? nil
      {
        window.context.frame.account.landings.append(landing)
      }
      record.ledgers.append(
        FrameRecord.Ledger(scroll: track.node.id, axis: track.axis, entries: track.entries)
      )
      if track.travel.motion != nil { TrackTravel(of: track).followCorrections() }
      track.endFrame()
      track.lengths.endFrame(version: window.version.number)
    }
    window.laidOut.all.walk { stack in
      stack.edits = FrameEdits()
      stack.seenLines.forget()
      // A stack that nothing moves is not reported, so its findings need not be summed up.
      let track = stack.movingTrack
      stack.arrangement.endFrame(
        keepsFindings: track != nil,
        isStretched: track?.isStretched ?? false
      )
    }
    context.directory.scrolls.forEachNode {
      if $0.activity.report != nil { ProgramReport(of: $0).record() }
    }
    if window.context.callbacks.failureCount > 0 {
      window.laidOut.noteUnfinished()
    }
    window.laidOut.forget()
    window.version.record()
    window.last.take(record)
  }

  /// Looks for moves without input if the rows of a stack did not all move alike.
  ///
  /// - Returns: Whether they did.
  private static func findMove(of stack: LazyStackNode, in window: Window) -> Bool {
    if LazyComparison(of: stack).movedAsOne { return true }
    if let track = stack.movingTrack, !stack.placement.jumped { findMove(in: track, of: window) }
    return false
  }

  /// Looks for moves without input in a frame in which nothing was edited or resized.
  private static func findMove(in track: ScrollTrack, of window: Window) {
    guard track.ownMoves.checkedFrame != window.frame, window.last.moveByItself == nil,
      window.version.isRecorded,
      window.context.callbacks.failureCount == 0
    else { return }
    window.last.note(moveByItself: OwnMoveSearch(on: track).find())
  }

  /// Records views that moved from one container to another.
  private static func noteMovedAway(in window: Window) {
    guard !window.context.frame.account.isEmpty else { return }
    let gone = window.context.frame.account.gone
    guard !gone.isEmpty else { return }
    let moved = OtherContainers(among: window.laidOut.all, of: window.context).views(among: gone)
    let rest = gone.filter { view in !moved.contains { $0.view == view } }
    window.context.frame.account.movedAway =
      moved + ViewsMadeAnew(in: window.context).views(among: rest)
  }

  /// Everything that was visible before and after moves with the finger or the program; any
  /// difference is a move of its own (invariant I1).
  private static func traceMoves(in window: Window, movedAsOne: Bool) {
    let context = window.context
    // Nobody saw the places from which the passes of the first frame moved views.
    guard window.frame > 1 else { return }
    // Eager views move only if something changes, and they are remembered before that.
    let mayHaveMovedViews = context.sight.ofViews == window.frame
    if mayHaveMovedViews { EagerMoves(context: context, frame: window.frame).record() }
    for stack in window.laidOut.all where LazyComparison(of: stack).isPossible {
      guard !context.work.isStopped else { return }
      stack.recordEdgeChanges()
      if mayHaveMovedViews { stack.recordStart() }
      var leavers: Set<ViewID> = []
      if LazyComparison(of: stack).mayFindMoves(allMovedAsOne: movedAsOne) {
        leavers = LazyMoves(of: stack).record()
        stack.recordUnseenEdits()
        if stack.outerStack != nil { stack.recordNestedArrivals() }
      }
      guard mayHaveMovedViews, !stack.isStopped else { continue }
      stack.recordCutOff(besides: leavers)
      AcrossMoves(stack: stack).trace()
      var rows = EagerMoves(context: context, frame: window.frame)
      rows.record(rowsOf: stack)
    }
    noteMovedAway(in: window)
  }
}
