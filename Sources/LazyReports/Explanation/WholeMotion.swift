internal import LazyTrace

/// The frames of the motion that ended last, such as a drag, a fling or an animated scroll.
enum WholeMotion {
  /// How much is told of a motion that nobody asked about by its frames.
  private static let mostTold = 8

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
      if old == .idle { return event.frame...last }
    }
    return last...last
  }

  /// The first of what is told of a motion, and where the rest is.
  static func shortened(_ told: [String], of frames: ClosedRange<Int>) -> [String] {
    guard told.count > mostTold else { return told }
    let rest =
      "More is told of frames \(frames.lowerBound) to \(frames.upperBound) when they are "
      + "explained by their numbers."
    return told.prefix(mostTold) + [rest]
  }
}

extension Event {
  /// Whether a motion changed an offset.
  fileprivate var isOffsetOfMotion: Bool {
    guard case .offset(_, _, let entries) = detail else { return false }
    return entries.contains(where: \.isOfMotion)
  }
}
