import DequeModule

/// The ordered stream of what happened in a window, of which the last part is kept.
public final class Trace {
  /// How many events are kept.
  public let limit: Int
  /// The counters of everything that ever passed.
  public private(set) var metrics = Metrics()
  /// Receives every event as it happens, before the next callback of the user runs.
  public var sink: ((Event) -> Void)?

  private var events: Deque<Event> = []
  /// The number of the frame in progress, or of the last one.
  private(set) var frame = 0
  private var time = 0.0

  init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// The events that are still kept, oldest first, optionally of some frames only.
  public func events(frames: ClosedRange<Int>? = nil) -> [Event] {
    guard let frames else { return Array(events) }
    return events.filter { frames.contains($0.frame) }
  }

  /// The number of events that are kept now.
  public var count: Int { events.count }

  func beginFrame(_ number: Int, at time: Double) {
    frame = number
    self.time = time
  }

  func record(_ detail: Event.Detail, id: ViewID? = nil, axis: Axis? = nil) {
    let event = Event(frame: frame, time: time, id: id, axis: axis, detail: detail)
    metrics.count(event)
    if events.count == limit { _ = events.popFirst() }
    if limit > 0 { events.append(event) }
    sink?(event)
  }
}
