internal import LazyReports
internal import LazyStacks

/// Records what a window of lazylab shows at the end of each frame, and what happened in it.
final class FrameRecorder {
  /// The ids that are recorded; nil for all.
  private let ids: Set<ViewID>?
  /// The rows of lazy containers that live, in order.
  private var living: [ViewID] = []
  /// Those of them that were told that they came into sight, in order.
  private var shown: [ViewID] = []
  private var late: Double?

  /// Begins to record rows with some ids, or all that have one.
  init(of ids: Set<ViewID>? = nil) { self.ids = ids }

  /// Notes an event of the frame in progress.
  func note(_ event: Event) {
    if case .hitch(let late, _) = event.detail { self.late = late }
  }

  /// Records a frame that has just ended.
  ///
  /// - Returns: The frame, and the rows that live now.
  func record(_ window: Window) throws -> (frame: Recording.Frame, rows: [ContentRow]) {
    let all = try window.contentRows()
    // Other lists would not name the rest.
    let rows = all.filter { row in row.isNamed && ids?.contains(row.label) ?? true }
    let proxy = try window.scrollView()
    let geometry = try proxy.geometry()
    let axis: Axis = try proxy.axes().contains(.vertical) ? .vertical : .horizontal
    var frame = Recording.Frame(number: window.frame)
    frame.time = window.time.recorded
    frame.offset = geometry.contentOffset[axis].recorded
    frame.size = geometry.contentSize[axis].recorded
    frame.phase = try proxy.phase().rawValue
    frame.rows =
      rows.filter {
        $0.isPlaced && $0.start < geometry.containerSize[axis] && $0.start + $0.length > 0
      }
      .map {
        Recording.Row(id: $0.label, start: $0.start.recorded, length: $0.length.recorded)
      }
    frame.late = late
    late = nil
    let profile = window.configuration.profile
    noteLives(rows.filter(\.isLazy), until: profile.disappearAt, in: &frame)
    return (frame, all)
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

extension Double {
  /// The number in millionths: two ways to add up the same lengths differ by less.
  fileprivate var recorded: Double {
    guard magnitude < 1e9 else { return self }
    return (self * 1e6).rounded() / 1e6
  }
}

extension [ViewID] {
  /// Those that are not in another list.
  fileprivate func without(_ others: [ViewID]) -> [ViewID] {
    // Mostly the same rows live as before, which their order shows.
    guard self != others else { return [] }
    guard !isEmpty, !others.isEmpty else { return self }
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}
