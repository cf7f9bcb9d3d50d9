internal import LazyReports
internal import LazyStacks

/// Records what a window of lazylab shows at the end of each frame, and what happened in it.
final class FrameRecorder {
  /// The frames so far.
  private(set) var frames: [Recording.Frame] = []
  /// The rows of lazy containers that live, in order.
  private var living: [ViewID] = []
  /// Those of them that were told that they came into sight, in order.
  private var shown: [ViewID] = []
  private var late: Double?

  /// Notes an event of the frame in progress.
  func note(_ event: Event) {
    if case .hitch(let late, _) = event.detail { self.late = late }
  }

  /// Records a frame that has just ended.
  ///
  /// - Returns: The rows that live now.
  @discardableResult
  func record(_ window: Window) throws -> [ContentRow] {
    let all = try window.contentRows()
    // Other lists would not name the rest.
    let rows = all.filter(\.isNamed)
    let proxy = try window.scrollView()
    let geometry = try proxy.geometry()
    let axis: Axis = try proxy.axes().contains(.vertical) ? .vertical : .horizontal
    var frame = Recording.Frame(number: window.frame)
    frame.time = window.time
    frame.offset = geometry.contentOffset[axis]
    frame.size = geometry.contentSize[axis]
    frame.phase = try proxy.phase().rawValue
    frame.rows =
      rows.filter {
        $0.isPlaced && $0.start < geometry.containerSize[axis] && $0.start + $0.length > 0
      }
      .map { Recording.Row(id: $0.label, start: $0.start, length: $0.length) }
    frame.late = late
    late = nil
    let profile = window.configuration.profile
    noteLives(rows.filter(\.isLazy), until: profile.disappearAt, in: &frame)
    frames.append(frame)
    return all
  }

  private func noteLives(
    _ rows: [ContentRow],
    until end: Profile.DisappearAt,
    in frame: inout Recording.Frame
  ) {
    // A row whose view became another one is still that row.
    let now = rows.map(\.label)
    frame.created = now.without(living)
    frame.destroyed = living.without(now)
    let placed = rows.filter(\.isPlaced).map(\.label)
    let staying =
      end == .removal ? placed : shown.without(living.without(now)) + placed.without(shown)
    frame.appeared = placed.without(shown)
    frame.disappeared = shown.without(staying)
    (living, shown) = (now, staying)
  }
}

extension [ViewID] {
  /// Those that are not in another list.
  fileprivate func without(_ others: [ViewID]) -> [ViewID] {
    guard !isEmpty else { return [] }
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}
