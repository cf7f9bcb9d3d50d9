/// The name of a type of views, which scripts choose.
///
/// Two names are the same if their UTF-8 is the same, as with ids: Swift treats two spellings of an
/// accent as equal, Lua does not.
public struct ViewName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name as it is written.
  public let text: String

  /// Makes a name of a text.
  public init(_ text: String) { self.text = text }

  /// Makes a name of a literal.
  public init(stringLiteral text: String) { self.text = text }

  /// Whether the bytes are the same.
  public static func == (left: ViewName, right: ViewName) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}
