public import LazyTrace

/// A buffer of JSON Lines to which whole lines are appended.
///
/// A file or a pipe takes the bytes from time to time; the writer is kept for its buffer.
public struct JSONLines: EventText {
  private var writer = JSONWriter()

  /// Creates an empty buffer.
  public init() {}

  /// Creates a buffer with the first line.
  public init(_ header: EventJSON.Header) { append(header) }

  /// The lines, each with a line feed at its end.
  public var bytes: [UInt8] { writer.bytes }

  /// How many bytes there are.
  public var count: Int { writer.bytes.count }

  /// Forgets the lines.
  public mutating func removeAll() { writer.bytes.removeAll(keepingCapacity: true) }

  /// Adds the first line.
  public mutating func append(_ header: EventJSON.Header) {
    writer.object {
      $0.member("kind", text: "header")
      $0.member("version", text: header.version)
      $0.name("format")
      $0.value(EventJSON.format)
      $0.member("script", text: header.script)
      $0.name("seed")
      $0.literal(header.seed.description)
      $0.name("flags")
      $0.array(header.flags) { $0.value($1) }
    }
    writer.endLine()
  }

  /// Adds nothing: each line stands for itself.
  public mutating func finish() {}

  /// Adds an event of a window.
  public mutating func append(_ event: Event, window: Int = 1) {
    writer.object {
      $0.member("kind", text: event.kind.name)
      $0.members(of: JSONWriter.Moment(frame: event.frame, time: event.time, window: window))
      $0.member("id", ifPresent: event.id)
      if let node = event.node {
        $0.name("node")
        $0.value(node)
      }
      if let axis = event.axis { $0.member("axis", text: axis.rawValue) }
      $0.members(event.detail, as: event.kind)
    }
    writer.endLine()
  }

  /// Adds text that a script printed, for streams in which it stands between events.
  public mutating func append(printed text: String) {
    writer.object {
      $0.member("kind", text: "print")
      $0.member("text", text: text)
    }
    writer.endLine()
  }
}
