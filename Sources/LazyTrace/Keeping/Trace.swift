/// The ordered stream of what happened in a window, of which the most recent part is kept.
public final class Trace {
  /// How many events are kept.
  public let limit: Int
  /// Receives each event as it happens.
  public typealias Listener = (Event) -> Void

  // A listener may add another listener, or close the window.
  @exclusivity(unchecked) private var listeners: [Listener] = []

  // Every event is counted and kept in one step, in which nothing else runs.
  @exclusivity(unchecked) private var past = Past()
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var time = 0.0

  /// What is known of the events that passed.
  private struct Past {
    var metrics = Metrics()
    var events = KeptEvents()

    mutating func keep(_ event: consuming Event, limit: Int) {
      if events.count == limit { events.removeFirst() }
      if limit > 0 { events.append(event) }
    }
  }

  /// Creates a trace that keeps a number of events and hands each event to its listeners.
  package init(limit: Int, listeners: [Listener] = []) {
    self.limit = max(0, limit)
    self.listeners = listeners
  }

  /// Adds a listener for each later event, before the next callback of the user runs.
  ///
  /// Listeners receive each event in the order in which they were added, until the window is
  /// closed.
  public func listen(_ listener: @escaping Listener) { listeners.append(listener) }

  /// Removes all listeners that were added with ``listen(_:)``.
  package func forgetListeners() { listeners = [] }

  /// The counters of everything that ever passed.
  public var metrics: Metrics { past.metrics }

  /// The events that are still kept, oldest first, optionally of some frames only.
  public func events(frames: ClosedRange<Int>? = nil) -> [Event] {
    guard let frames else { return Array(past.events.all) }
    return past.events.of(frames)
  }

  /// The events that are kept and fulfill a condition, oldest first, optionally of some frames
  /// only, so that the others are not asked about.
  ///
  /// An error of the condition ends the search, so that it may charge a `WorkMeter`.
  public func events(
    frames: ClosedRange<Int>? = nil,
    where isIncluded: (Event) throws -> Bool
  ) rethrows -> [Event] {
    // The condition may itself record an event.
    let events = frames.map(past.events.of) ?? Array(past.events.all)
    return try events.filter(isIncluded)
  }

  /// The number of the frame in progress, or of the last one.
  ///
  /// It is a function, which needs no access check, because the simulator reads it many times in a
  /// frame.
  package var frame: Int { number }

  /// The number of events that are kept now.
  public var count: Int { past.events.count }

  /// Sets the frame, and its virtual time in seconds, for the events that follow.
  package func beginFrame(_ number: Int, at time: Double) {
    self.number = number
    self.time = time
  }

  /// Adds an event of the frame in progress, and hands it to the listeners.
  package func record(_ detail: consuming Event.Detail, of subject: consuming EventSubject) {
    past.metrics.count(detail)
    let event = Event(frame: number, time: time, subject: subject, detail: detail)
    guard listeners.isEmpty else { return tell(event) }
    past.keep(event, limit: limit)
  }

  /// Keeps an event, and hands it to the listeners.
  @inline(never)
  private func tell(_ event: Event) {
    past.keep(event, limit: limit)
    for listener in listeners { listener(event) }
  }
}
