internal import LazyTrace

/// The frames of the motion that ended last, such as a drag, a fling or an animated scroll.
enum WholeMotion {
  /// How much is told of a motion that nobody asked about by its frames.
  private static let mostTold = 8
  /// How much of that is told of its end.
  private static let mostAtEnd = 2

  /// The frames of the motion that a frame belongs to; the frame alone if it belongs to none.
  ///
  /// - Parameters:
  ///   - last: The frame.
  ///   - events: The events of a window, oldest first.
  ///   - work: What the search is charged to.
  /// - Returns: The frames.
  /// - Throws: What the meter throws.
  static func frames(
    upTo last: Int,
    _ events: [Event],
    charging work: ReportWork
  ) throws -> ClosedRange<Int> {
    var scroll: ScrollKey?
    for event in events.reversed() where event.frame <= last {
      try work.charge()
      if event.frame == last, event.isOffsetOfMotion { scroll = scroll ?? ScrollKey(event) }
      guard case .phase(let old, let new) = event.detail else {
        guard event.frame < last, scroll == nil else { continue }
        return last...last
      }
      guard let scroll, event.id == scroll.id else { continue }
      if new == .idle, event.frame < last { return last...last }
      if old == .idle {
        return try start(of: event.frame...last, events, charging: work)...last
      }
    }
    return last...last
  }

  /// The first frame of the motions of all scroll views that went on side by side in some frames.
  private static func start(
    of frames: ClosedRange<Int>,
    _ events: [Event],
    charging work: ReportWork
  ) throws -> Int {
    var begun: [ViewID?: Int] = [:]
    var motions: [(start: Int, end: Int)] = []
    for event in events where event.frame <= frames.upperBound {
      try work.charge()
      guard case .phase(let old, let new) = event.detail else { continue }
      if old == .idle { begun[event.id] = event.frame }
      if new == .idle, let start = begun.removeValue(forKey: event.id) {
        motions.append((start, event.frame))
      }
    }
    var first = frames.lowerBound
    let open = begun.values.map { (start: $0, end: frames.upperBound) }
    for motion in (motions + open).sorted(by: { $0.end > $1.end }) {
      try work.charge()
      if motion.end > first { first = min(first, motion.start) }
    }
    return first
  }

  /// The first and the last of what is told of a motion, and where the rest is.
  ///
  /// - Parameters:
  ///   - told: All that is told.
  ///   - frames: The frames.
  ///   - command: How all of it is asked for.
  /// - Returns: What is told of a motion that nobody asked about by its frames.
  static func shortened(
    _ told: [String],
    of frames: ClosedRange<Int>,
    asking command: ExplainCommand
  ) -> [String] {
    guard told.count > mostTold else { return told }
    let rest = "All of it: \(command.text(for: frames))\nAt the end:"
    return told.prefix(mostTold - mostAtEnd) + [rest] + told.suffix(mostAtEnd)
  }
}

extension Event {
  /// Whether a motion changed an offset.
  fileprivate var isOffsetOfMotion: Bool {
    guard case .offset(_, _, let entries) = detail else { return false }
    return entries.contains(where: \.isOfMotion)
  }
}
