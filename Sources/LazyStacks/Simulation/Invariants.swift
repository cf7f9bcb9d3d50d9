import LazyExtents

/// A rule of the model that the simulator broke: a bug of lazylab, never of the user.
public struct InvariantViolation: Error, Equatable, CustomStringConvertible {
  /// Which invariant, by its number in the model.
  public var invariant: String
  /// What was found.
  public var finding: String

  /// One sentence for people: what is wrong, where, and what to do.
  public var description: String { "invariant \(invariant) does not hold: \(finding)" }
}

/// Checks the invariants on the last frame of a window.
struct FrameCheck {
  private let window: Window

  init(of window: Window) { self.window = window }

  /// Checks everything; see ``Window/check()``.
  func run() throws {
    guard !window.wasStopped else { return }
    try window.reading { try checkAll() }
    try checkRecord()
  }

  /// Ends a debug build whose frame breaks an invariant of the offsets or the ledger.
  func checkInDebugBuilds() {
    #if LAZYLAB_CHECKS
    guard !window.isClosed, !window.wasStopped else { return }
    do {
      try checkTracks()
      try checkRecord()
      try SumCheck(in: window.context).run()
    } catch {
      // Unreachable: only builds with LAZYLAB_CHECKS, which no user gets, end at what they find.
      preconditionFailure("\(error)")
    }
    #endif
  }

  /// Checks the scroll views, and what lazy layouts placed in them.
  private func checkAll() throws {
    for scroll in window.context.directory.scrolls.nodes where scroll.isShown {
      let stacks = scroll.tracks.flatMap(\.stacks).flatMap(\.withNested)
      try window.context.work.poll(stacks.reduce(1) { $0 + $1.run.lines.count })
      try TrackCheck.check(scroll)
      for stack in stacks {
        try FoldCheck(of: stack).run()
      }
    }
  }

  /// Checks the scroll views alone.
  private func checkTracks() throws {
    for scroll in window.context.directory.scrolls.nodes where scroll.isShown {
      try TrackCheck.check(scroll)
    }
  }

  /// The ledgers close, and nothing in sight moved by itself: neither a row of any stack nor a view
  /// beside them (I1).
  private func checkRecord() throws {
    for ledger in window.lastFrame.ledgers { try ledger.check() }
    let move = window.last.moveByItself
    try InvariantViolation.require("I1", that: move == nil) { move ?? "" }
  }
}

extension FrameRecord.Ledger {
  /// The entries follow one another, so they sum to the change of the frame.
  func check() throws {
    for (earlier, later) in zip(entries, entries.dropFirst()) where earlier.new != later.old {
      throw InvariantViolation(
        invariant: "ledger",
        finding: "\(earlier.new) is followed by \(later.old)"
      )
    }
  }
}

/// Checks that the offset of a track is where the model puts it.
private struct TrackCheck {
  private let track: ScrollTrack

  private init(of track: ScrollTrack) { self.track = track }

  /// Checks the tracks of a scroll view.
  static func check(_ scroll: ScrollNode) throws {
    guard !scroll.pending.wasGivenUp else { return }
    for track in scroll.tracks { try TrackCheck(of: track).check() }
  }

  private func check() throws {
    let slack = Double.roundingOfSums(at: max(abs(track.offset), abs(track.maxOffset)))
    // A motion may have the content beyond an end, and knows how far.
    let beyond =
      track.offset - min(max(track.offset, track.minOffset), track.greatestOffset(track.offset))
    try InvariantViolation.require("R8", that: abs(beyond - track.travel.excess) <= slack) {
      "the offset \(track.offset) is outside \(track.minOffset)...\(track.maxOffset)"
    }
    for stack in track.stacks.flatMap({ $0.withNested }) {
      try ContainerCheck(of: stack).check()
    }
    guard let stack = track.contentStack else { return }
    try checkOffset(stack)
  }

  private func checkOffset(_ stack: LazyStackNode) throws {
    let run = stack.run
    guard !run.lines.isEmpty else { return }
    let slack = Double.roundingOfSums(at: max(abs(track.offset), run.length))
    try InvariantViolation.require("R2a", that: abs(run.offset - track.offset) <= slack) {
      "the offset \(track.offset) is not lead \(run.lead) minus start \(run.start)"
    }
    let isAtTop = run.first == 0 && abs(run.start) <= slack
    try InvariantViolation.require("I2", that: !isAtTop || track.offset <= slack) {
      "the first subview is at the top, not 0"
    }
    guard run.last == run.count else { return }
    try InvariantViolation.require("I4", that: abs(run.length - (run.lead + run.extent)) <= slack) {
      "all subviews are placed and the length \(run.length) is not their end"
    }
  }
}

extension InvariantViolation {
  /// Throws a violation unless a condition holds.
  static func require(
    _ invariant: String,
    that condition: Bool,
    finding: () -> String
  ) throws {
    guard condition else {
      throw InvariantViolation(invariant: invariant, finding: finding())
    }
  }
}
