public import LazyTrace

/// Explains the frames of one window one after the other, as they end.
///
/// What it says of a frame is what ``Explanation`` says of it alone.
public struct FrameExplainer {
  private var lengths = MeasuredLengths()
  private var events: [Event] = []
  private let work: ReportWork

  /// Creates an explainer for a window that has no frame yet; its lines are as long as they get.
  public init() { work = ReportWork(breaksLines: false) }

  /// Takes in an event; events come in the order in which they happened.
  ///
  /// - Returns: Why something moved in the frame that the event ends; nil if it ends none, or
  ///   nothing moved and no content got another length.
  public mutating func add(_ event: Event) -> String? {
    events.append(event)
    lengths.note(event)
    guard event.kind == .frame else { return nil }
    defer { events.removeAll(keepingCapacity: true) }
    // Without a meter nothing throws.
    let frame = try? ExplainedFrame(events[...], lengths: lengths, charging: work)
    return try? frame?.told(withSizeAlone: true)?.text
  }
}
