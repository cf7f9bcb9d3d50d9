import DequeModule
import LazyExtents

/// Completes the frame's record: what moved without a finger, and the ledger of each scroll view.
enum RecordPass: Pass {
  static func run(in window: Window) {
    var record = FrameRecord(number: window.frame, time: window.time)
    for stack in window.laidOut { traceMoves(of: stack) }
    window.forEachTrack { track in
      record.ledgers.append(
        FrameRecord.Ledger(scroll: track.node.id, axis: track.axis, entries: track.entries)
      )
      track.entries.removeAll(keepingCapacity: true)
      track.told.entries = 0
    }
    for stack in window.laidOut {
      stack.run.jumped = false
      stack.isRearranged = false
      stack.run.estimator.endLayout()
      if stack.run.lines.contains(where: \.isStandIn) { window.unfinished.append(stack) }
    }
    window.laidOut.removeAll(keepingCapacity: true)
    window.finish(record)
  }

  /// Every subview that was visible before and after moves with the finger or the program; what is
  /// left over is a move of its own (invariant I1).
  private static func traceMoves(of stack: LazyStackNode) {
    guard !stack.run.jumped else { return }
    let expected = stack.movingTrack.map { FrameRecord.intendedMove($0.entries) } ?? 0
    var resized: ViewID?
    stack.forEachInRun { subview in
      guard let before = subview.before, subview.pinnedRel == nil else { return }
      let by = subview.rel - before.rel + expected
      if abs(by) > Double.tolerance {
        stack.context.record(
          .moved(by: by, cause: cause(of: stack, resized), subject: resized),
          id: subview.label
        )
      }
      if !before.length.isNearly(subview.length) { resized = subview.label }
    }
  }

  private static func cause(of stack: LazyStackNode, _ resized: ViewID?) -> LedgerCause {
    if resized != nil { return .resize }
    if stack.isRearranged { return .data }
    let causes = stack.movingTrack?.entries.map(\.cause) ?? []
    return causes.contains(.clamp) ? .clamp : .resize
  }
}
