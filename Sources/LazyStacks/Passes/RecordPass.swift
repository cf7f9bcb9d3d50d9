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
    window.moveByItself = nil
    for stack in window.laidOut {
      traceMoves(of: stack, in: window)
      guard !window.context.work.isStopped else { return }
    }
    window.forEachTrack { track in
      if track.mayHaveMovedViews { findMove(in: track, window) }
      track.sight = nil
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
    window.recordedVersion = window.contentVersion
    window.finish(record)
  }

  /// Looks for what moved by itself in a frame in which nothing was edited or resized.
  private static func findMove(in track: ScrollTrack, _ window: Window) {
    guard track.checkedFrame != window.frame, window.moveByItself == nil,
      window.contentVersion == window.recordedVersion,
      window.context.failures == 0
    else { return }
    window.moveByItself = track.moveByItself()
  }

  /// Every subview that was visible before and after moves with the finger or the program; what is
  /// left over is a move of its own (invariant I1).
  private static func traceMoves(of stack: LazyStackNode, in window: Window) {
    guard !stack.run.jumped else { return }
    let frame = stack.context.placesFrame
    let expected = stack.movingTrack.map { FrameRecord.intendedMove($0.entries) } ?? 0
    guard !stack.run.movedAsOne(by: -expected, in: frame) else { return }
    if let track = stack.movingTrack { findMove(in: track, window) }
    var resized: ViewID?
    // What came or went before a subview, where data changed.
    var edited = stack.isRearranged ? stack.lost.first : nil
    stack.forEachInRun { subview in
      guard let change = subview.change(in: frame) else {
        if stack.isNew(subview), subview.pinnedRel == nil { edited = subview.label }
        return
      }
      let by = change.rel + expected
      if abs(by) > stack.run.rounding {
        guard !stack.isStopped, stack.context.work.goesOn() else { return }
        // Should work be stopped now, the next frame does not record the move again.
        subview.before?.rel += by
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
    guard let kept else { return false }
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if kept[middle].new <= subview.index { low = middle + 1 } else { high = middle }
    }
    return low == 0 || subview.index >= kept[low - 1].end
  }
}
