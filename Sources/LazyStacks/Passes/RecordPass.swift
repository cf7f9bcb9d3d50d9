import DequeModule
import LazyExtents

/// Completes the frame's record: what moved without a finger, and the ledger of each scroll view.
///
/// Where work is stopped, the next frame records for both, but for the moves that were recorded.
enum RecordPass: Pass {
  static func run(in window: Window) {
    guard window.context.work.goesOn(window.laidOut.reduce(0) { $0 + $1.run.lines.count }) else {
      return
    }
    var record = FrameRecord(number: window.frame, time: window.time)
    traceMoves(in: window)
    guard !window.context.work.isStopped else { return }
    window.forEachTrack { track in
      if track.landing?.frame == window.frame,
        let landing = window.context.guarding({ try track.landing(in: window.frame) }) ?? nil
      {
        window.context.account.landings.append(landing)
      }
      record.ledgers.append(
        FrameRecord.Ledger(scroll: track.node.id, axis: track.axis, entries: track.entries)
      )
      track.entries = []
      track.told.entries = 0
      track.lengths.note(track.contentLength, version: window.contentVersion)
    }
    for stack in window.laidOut {
      stack.run.jumped = false
      stack.run.firstInUpdate = nil
      stack.run.keptPlace = true
      stack.isRearranged = false
      stack.lost = []
      stack.kept = nil
      stack.run.estimator.endLayout()
      // What nothing moves is not told of, so it need not be summed up.
      if stack.run.findings.hasAny, stack.movingTrack == nil { _ = stack.run.takeFindings() }
    }
    if window.context.failures > 0 {
      window.unfinished = window.laidOut.filter { $0.run.lines.contains(where: \.isStandIn) }
    }
    window.forgetLayouts()
    window.finish(record)
  }

  /// Everything that was visible before and after moves with the finger or the program; what is
  /// left over is a move of its own (invariant I1).
  private static func traceMoves(in window: Window) {
    let context = window.context
    EagerMoves(context: context, frame: window.frame).trace()
    for stack in window.laidOut {
      guard !context.work.isStopped else { return }
      var moves = LazyMoves(stack)
      moves.trace()
    }
  }
}
