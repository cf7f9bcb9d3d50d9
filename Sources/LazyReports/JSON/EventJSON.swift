public import LazyTrace

/// Writes events for programs, as JSON Lines: a header first, then one object a line.
///
/// Every event has `kind`, `frame`, `time`, `window` and, if applicable, `id`, `node` and `axis`,
/// followed by its own members under the names that scripts use. A key has one type and one unit in
/// all lines, which ``TraceKey`` lists. Real numbers always have a point or an exponent and read
/// back exactly, non-finite ones are `null`; ids are text; positions count from 1, as in scripts.
public enum EventJSON {
  /// The version of the table of keys; it grows when a key changes its name, type, unit or meaning.
  public static let format = 2

  /// The first line: how the events came about.
  public struct Header: Equatable, Sendable {
    /// The version of lazylab.
    public var version: String
    /// The script, as it was named.
    public var script: String
    /// The seed of the session.
    public var seed: UInt64
    /// The command-line flags that affect the output, in a fixed order.
    public var flags: [String]

    /// Creates the content of the first line.
    public init(version: String, script: String, seed: UInt64, flags: [String]) {
      self.version = version
      self.script = script
      self.seed = seed
      self.flags = flags
    }
  }

  /// The first line, without a line feed at its end.
  public static func line(for header: Header) -> String { line { $0.append(header) } }

  /// The line of an event, without a line feed at its end.
  public static func line(for event: Event, window: Int = 1) -> String {
    line { $0.append(event, window: window) }
  }

  /// The line of what a script printed, without a line feed at its end.
  public static func line(printed text: String) -> String { line { $0.append(printed: text) } }

  private static func line(_ append: (inout JSONLines) -> Void) -> String {
    var lines = JSONLines()
    append(&lines)
    return String(decoding: lines.bytes.dropLast(), as: UTF8.self)
  }
}
