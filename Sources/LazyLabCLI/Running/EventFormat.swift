internal import LazyReports
internal import LazyStacks

/// A format for events and for the output of scripts between them.
///
/// A format is a value; declare a new one and append it to ``all``, which the command line reads.
struct EventFormat: Sendable {
  /// The word after `--events`.
  let name: String
  /// The first line of the output, if there is one.
  let firstLine: @Sendable (EventJSON.Header) -> String?
  /// The line of an event of a window; nil if events are not printed.
  let line: (@Sendable (Event, _ window: Int) -> String)?
  /// The line for a script's output; nil if that is printed unchanged.
  let printed: (@Sendable (String) -> String)?

  /// Whether no event is printed, so that nothing else of them need be looked at.
  let isSilent: Bool

  init(
    named name: String,
    firstLine: @escaping @Sendable (EventJSON.Header) -> String? = { _ in nil },
    line: (@Sendable (Event, _ window: Int) -> String)?,
    printed: (@Sendable (String) -> String)? = nil
  ) {
    self.name = name
    self.firstLine = firstLine
    self.line = line
    isSilent = line == nil
    self.printed = printed
  }
}

extension EventFormat {
  /// Lines of text for people.
  static let text = EventFormat(named: "text", line: EventLine.text)

  /// JSON Lines, in which the output of scripts is an object as well.
  static let jsonl = EventFormat(
    named: "jsonl",
    firstLine: { EventJSON.line(for: $0) },
    line: { EventJSON.line(for: $0, window: $1) },
    printed: { EventJSON.line(printed: $0) }
  )

  /// Only the output of scripts.
  static let none = EventFormat(named: "none", line: nil)

  /// The formats that the command line knows, in the order in which help lists them.
  static let all = [text, jsonl, none]
}

extension EventFormat: Equatable {
  /// Whether both have the same name.
  static func == (left: EventFormat, right: EventFormat) -> Bool { left.name == right.name }
}

/// Which events are printed, and how.
struct EventChoice: Equatable {
  var format: EventFormat
  var kinds: [Event.Kind]

  func includes(_ kind: Event.Kind) -> Bool { !format.isSilent && kinds.contains(kind) }
}
