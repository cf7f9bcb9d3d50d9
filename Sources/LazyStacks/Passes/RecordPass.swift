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
      track.entries = []
      track.told.entries = 0
      track.lengths.note(track.contentLength, version: window.contentVersion)
    }
    for stack in window.laidOut {
      stack.run.jumped = false
      stack.isRearranged = false
      stack.lost = []
      stack.kept = nil
      stack.run.estimator.endLayout()
    }
    if window.context.failures > 0 {
      window.unfinished = window.laidOut.filter { $0.run.lines.contains(where: \.isStandIn) }
    }
    window.laidOut.removeAll(keepingCapacity: true)
    window.finish(record)
  }

  /// Every subview that was visible before and after moves with the finger or the program; what is
  /// left over is a move of its own (invariant I1).
  private static func traceMoves(of stack: LazyStackNode) {
    guard !stack.run.jumped else { return }
    let frame = stack.context.trace.frame
    let expected = stack.movingTrack.map { FrameRecord.intendedMove($0.entries) } ?? 0
    guard !stack.run.movedAsOne(by: -expected, in: frame) else { return }
    var resized: ViewID?
    // What came or went before a subview, where data changed.
    var edited = stack.isRearranged ? stack.lost.first : nil
    stack.forEachInRun { subview in
      guard let change = subview.change(in: frame) else {
        if stack.isNew(subview), subview.pinnedRel == nil { edited = subview.label }
        return
      }
      let by = change.rel + expected
      if abs(by) > Double.tolerance {
        let cause = cause(of: stack, resized)
        let subject = resized ?? (cause == .data ? edited : nil)
        stack.context.record(.moved(by: by, cause: cause, subject: subject), id: subview.label)
      }
      if abs(change.length) > Double.tolerance { resized = subview.label }
    }
  }

  private static func cause(of stack: LazyStackNode, _ resized: ViewID?) -> LedgerCause {
    if resized != nil { return .resize }
    if stack.isRearranged { return .data }
    let causes = stack.movingTrack?.entries.map(\.cause) ?? []
    return causes.contains(.clamp) ? .clamp : .resize
  }
}

extension LazyStackNode {
  /// Whether a subview came with the data of this frame, and not only into sight.
  fileprivate func isNew(_ subview: Subview) -> Bool {
    kept.map { !$0.contains { $0.new..<$0.end ~= subview.index } } ?? false
  }
}
