public import LazyTrace

/// Values of a window frame by frame, read from its events.
public struct FrameSeries {
  /// The scroll view of which some columns tell.
  public struct Subject {
    /// Its number in events.
    public var node: Int
    /// The axis of which columns tell.
    public var axis: Axis
    /// The present values by column, for what no event tells of.
    public var present: [String: DataValue]

    /// Creates a scroll view as it is now.
    public init(node: Int, axis: Axis, present: [String: DataValue]) {
      (self.node, self.axis, self.present) = (node, axis, present)
    }

    fileprivate func has(_ event: Event) -> Bool {
      event.node == node && (event.axis == nil || event.axis == axis)
    }
  }

  /// One value for each frame.
  public struct Column {
    /// The name.
    public let name: String
    /// The values, in the order of the frames.
    public fileprivate(set) var values: [DataValue]
  }

  /// The columns: `frame`, `time`, and those that were asked for.
  public private(set) var columns: [Column]

  /// Reads the frames that are complete.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - events: The events that are kept, in order.
  ///   - subject: The scroll view; nil if no source needs it.
  ///   - note: Called for each event; its error ends the reading.
  public init(
    _ sources: [SeriesSource],
    of events: [Event],
    subject: Subject?,
    noting note: () throws -> Void
  ) rethrows {
    var readings = sources.map { Reading(source: $0, subject: subject) }
    var frames = Column(name: "frame", values: [])
    var times = Column(name: "time", values: [])
    for event in events {
      try note()
      for place in readings.indices { readings[place].take(event) }
      guard event.kind == .frame else { continue }
      frames.values.append(.integer(event.frame))
      times.values.append(.number(event.time))
      for place in readings.indices { readings[place].endFrame() }
    }
    columns = [frames, times] + readings.map(\.column)
  }

  /// One column while events are read.
  private struct Reading {
    let source: SeriesSource
    let subject: Subject?
    var values: [DataValue] = []
    var current: DataValue?
    /// The number of frames before the first value.
    var unknown = 0

    mutating func take(_ event: Event) {
      guard !source.isOfScrollView || subject?.has(event) == true,
        let step = source.read(event)
      else { return }
      if current == nil, source.isKept { fill(with: step.old) }
      current = step.new(current)
    }

    mutating func endFrame() {
      guard source.isKept else {
        values.append(current ?? source.none)
        current = nil
        return
      }
      if current == nil { unknown += 1 }
      values.append(current ?? .null)
    }

    /// Completes the frames before the first event.
    private mutating func fill(with old: DataValue?) {
      guard let old else { return }
      for place in 0..<unknown { values[place] = old }
      unknown = 0
    }

    var column: Column {
      var reading = self
      if current == nil, source.isKept { reading.fill(with: subject?.present[source.name]) }
      return Column(name: source.name, values: reading.values)
    }
  }
}
