public import LazyTrace

/// Explains in words why the content offset changed, and which visible subviews moved by
/// themselves.
///
/// It reads only the trace. Frames that the trace no longer has are reported as gone. Without a
/// meter nothing throws.
public enum Explanation {
  /// Explains frames that a trace still has, as ``text(of:frames:asking:meter:)`` does.
  ///
  /// A trace without a limit of events to keep has nothing to read. Lines fit `columns`, those of a
  /// terminal; without them they have at most 100.
  ///
  /// - Throws: What the meter throws.
  public static func text(
    of trace: Trace,
    frames: ClosedRange<Int>? = nil,
    asking command: ExplainCommand = .lua(),
    columns: Int? = nil,
    meter: (any WorkMeter)? = nil
  ) throws -> String {
    guard trace.limit > 0 else { return "No events are kept, as traceLimit is 0." }
    let work = ReportWork(meter, columns: columns)
    let events = try trace.events { _ in
      try work.charge()
      return true
    }
    let text = try text(of: events, in: frames, asking: command, charging: work)
    guard let columns else { return text }
    try work.charge(for: text)
    return text.wrapped(to: columns)
  }

  /// The explanation of some frames, or of the last one in which anything moved, with the rest of
  /// the motion that it belongs to.
  ///
  /// - Parameters:
  ///   - events: The events of a window, oldest first.
  ///   - frames: The frames to explain; nil for the last one that has something to explain, or all
  ///     of the drag, the fling or the animated scroll that it belongs to.
  ///   - command: How other frames are asked for.
  ///   - meter: What the work is charged to; about a unit for each event, id and line.
  /// - Returns: The lines, or a sentence that says why there are none.
  /// - Throws: What the meter throws.
  public static func text(
    of events: [Event],
    frames: ClosedRange<Int>? = nil,
    asking command: ExplainCommand = .lua(),
    meter: (any WorkMeter)? = nil
  ) throws -> String {
    try text(of: events, in: frames, asking: command, charging: ReportWork(meter))
  }

  /// The frames that are explained where none are named; nil if there are none.
  ///
  /// - Throws: What the meter throws.
  public static func lastFrames(
    in events: [Event],
    meter: (any WorkMeter)? = nil
  ) throws -> ClosedRange<Int>? {
    let work = ReportWork(meter)
    guard let last = try lastFrame(in: events, charging: work) else { return nil }
    return try WholeMotion.frames(upTo: last, events, charging: work)
  }

  /// The last frame in which anything moved, else the last one; nil if there are none.
  private static func lastFrame(in events: [Event], charging work: ReportWork) throws -> Int? {
    let moving = try lastMovement(in: events, charging: work)
    guard let latest = events.last?.frame else { return nil }
    let exchanged = try Exchange.lastFrame(in: events, charging: work)
    return max(moving?.frame ?? exchanged ?? latest, exchanged ?? 0)
  }

  private static func text(
    of events: [Event],
    in frames: ClosedRange<Int>?,
    asking command: ExplainCommand,
    charging work: ReportWork
  ) throws -> String {
    guard let latest = events.last?.frame else { return "There are no frames yet." }
    let last = try frames?.upperBound ?? lastFrame(in: events, charging: work) ?? latest
    let wanted = try frames ?? WholeMotion.frames(upTo: last, events, charging: work)
    var lengths = MeasuredLengths()
    var told: [String] = []
    var motion = MotionSummary(asking: command)
    var start = events.startIndex
    var sizes: String?
    let hasMoved = try lastMovement(in: events, charging: work) != nil
    // Without frames to explain, the frames after the last move are only searched for sizes.
    while start < events.endIndex, frames == nil || events[start].frame <= wanted.upperBound {
      var end = start
      while end < events.endIndex, events[end].frame == events[start].frame {
        try work.charge()
        lengths.note(events[end])
        end += 1
      }
      if wanted.contains(events[start].frame) {
        let frame = try ExplainedFrame(events[start..<end], lengths: lengths, charging: work)
        if let frame = try frame.told(withSizeAlone: frames != nil) {
          try motion.add(frame, with: events[start..<end], to: &told, charging: work)
        }
      }
      if events[start].frame > (hasMoved || frames != nil ? wanted.upperBound : 1) {
        let frame = try ExplainedFrame(events[start..<end], lengths: lengths, charging: work)
        sizes = try frame.told(withSizeAlone: true)?.text ?? sizes
      }
      start = end
    }
    try motion.end(&told, charging: work)
    guard !told.isEmpty else { return nothing(in: wanted, among: events, sizes: sizes) }
    if frames == nil { told = WholeMotion.shortened(told, of: wanted, asking: command) }
    if let first = events.first?.frame, wanted.lowerBound < first {
      told.insert(
        "The events of \(name(of: wanted.lowerBound...first - 1)) are not kept any more.",
        at: 0
      )
    }
    if frames == nil, latest > last {
      told.insert(lead(last + 1...latest, sizes: sizes), at: 0)
    }
    return told.joined(separator: "\n")
  }

  private static func lastMovement(in events: [Event], charging work: ReportWork) throws -> Event? {
    try events.last {
      try work.charge()
      return $0.isMovement
    }
  }

  /// The introduction for frames after the last one in which something moved.
  ///
  /// `sizes` is the text of the last of them in which the size of the content changed.
  private static func lead(_ frames: ClosedRange<Int>, sizes: String?) -> String {
    let sentence =
      "In \(name(of: frames)) no content offset changed, and nothing in sight moved by itself."
    guard let sizes else { return sentence + " Before that:" }
    return "\(sentence)\n\(sizes)\nBefore that:"
  }

  private static func name(of frames: ClosedRange<Int>) -> String {
    frames.count == 1
      ? "frame \(frames.lowerBound)" : "frames \(frames.lowerBound) to \(frames.upperBound)"
  }

  private static func nothing(
    in frames: ClosedRange<Int>,
    among events: [Event],
    sizes: String?
  ) -> String {
    let name = name(of: frames)
    if let first = events.first?.frame, frames.upperBound < first {
      return "The events of \(name) are not kept any more; the oldest are of frame \(first)."
    }
    if let last = events.last?.frame, frames.lowerBound > last {
      return "There is no \(name) yet; the last one is \(last)."
    }
    return "In \(name) no content offset changed, and nothing in sight moved by itself."
      + (sizes.map { "\n" + $0 } ?? "")
  }
}

extension Event {
  /// Whether the event is about something that moved.
  fileprivate var isMovement: Bool {
    switch detail {
    case .offset, .moved: return true
    case .estimate(let change):
      if case .reset = change.restart { return true }
      return false
    case .frame(_, let account):
      return !account.gone.isEmpty || !account.lostStates.isEmpty || !account.shortened.isEmpty
        || !account.replaced.isEmpty
    default: return false
    }
  }
}
