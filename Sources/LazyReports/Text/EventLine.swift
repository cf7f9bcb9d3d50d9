public import LazyTrace

/// Writes events for people, one line each: the frame, the kind, what it happened to, the values.
///
/// ```
///      3 offset       4727.2727 → 6912.5  user −150, estimate +2335.2273
/// ```
///
/// The frame is right-aligned in 6 columns, the kind left-aligned in 12; positions count from 1, as
/// scripts count them. Lines of a session's later windows name the window.
public enum EventLine {
  /// The line of an event, without a line feed at its end.
  public static func text(for event: Event, window: Int = 1) -> String {
    var parts: [String] = []
    if window != 1 { parts.append("window \(window)") }
    if let id = event.id { parts.append(FoldedIDs.text(of: id)) }
    if let axis = event.axis { parts.append(axis.rawValue) }
    parts.append(values(of: event.detail))
    return event.frame.description.padded(to: 6, right: true) + " "
      + event.kind.name.padded(to: 12) + " " + parts.joined(separator: "  ")
  }

  /// The values of an event, without its frame, kind and subject.
  static func values(of detail: Event.Detail) -> String { detail.kind.line(detail) }
}
