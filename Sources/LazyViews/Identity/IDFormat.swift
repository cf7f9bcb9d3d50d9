/// A pattern that makes ids from indices and indices from ids: `"row-%d"`.
///
/// Because it can be read in both directions, an id is found among any number of elements without
/// looking at one of them (claim 132).
public struct IDFormat: Hashable, Sendable {
  /// The pattern as written, with exactly one `%d`.
  public let pattern: String
  private let prefix: String
  private let suffix: String
  /// The maximum number of digits, including the sign.
  private static let mostDigits = 20

  /// Reads a pattern; `nil` unless it holds exactly one `%d` and no other `%`.
  public init?(_ pattern: String) {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == "d" else { return nil }
    self.pattern = pattern
    prefix = String(parts[0])
    suffix = String(parts[1].dropFirst())
  }

  /// The id of the element whose number is `number`.
  public func id(_ number: Int) -> ViewID {
    var text = prefix
    text += number.description
    text += suffix
    return .string(text)
  }

  /// The number that gives `id`; `nil` if no number does.
  public func number(of id: ViewID) -> Int? {
    guard case .string(let text) = id else { return nil }
    let (bytes, start, end) = (text.utf8, prefix.utf8, suffix.utf8)
    let count = bytes.count - start.count - end.count
    guard (1...Self.mostDigits).contains(count), bytes.starts(with: start),
      bytes.suffix(end.count).elementsEqual(end)
    else { return nil }
    let digits = bytes.dropFirst(start.count).prefix(count)
    guard let number = Int(Substring(digits), radix: 10) else { return nil }
    return number.description.utf8.elementsEqual(digits) ? number : nil
  }
}
