/// The texts that a session ran most recently, so that errors can show their lines.
struct SourceTexts {
  private var texts: [(name: String, bytes: [UInt8])] = []
  /// How many entries of the REPL were run.
  private(set) var entryCount = 0
  /// The greatest number of texts that are kept, and the greatest length of a line that is shown.
  private static let (mostTexts, longestLine) = (200, 2_000)

  /// Adds a text, which replaces an earlier one with the same name.
  mutating func add(_ bytes: [UInt8], named name: String) {
    texts.removeAll { $0.name == name }
    texts.append((name, bytes))
    if texts.count > Self.mostTexts { texts.removeFirst() }
  }

  /// The name of the next entry of the REPL.
  var nextEntryName: String { "entry \(entryCount + 1)" }

  /// Adds the text of the next entry, which may turn out to be incomplete.
  mutating func addEntry(_ bytes: [UInt8]) { add(bytes, named: nextEntryName) }

  /// Notes that the next entry runs.
  mutating func countEntry() { entryCount += 1 }

  /// A whole text; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - name: The text's name as Lua gives it: of a long one only the end, after `...`.
  ///   - reader: Reads the file of a text that was not run here, such as a module.
  /// - Returns: The bytes of the text.
  func bytes(of name: String, reading reader: ((_ path: String) -> [UInt8]?)?) -> [UInt8]? {
    let isShortened = name.hasPrefix("...")
    let end = name.dropFirst(isShortened ? 3 : 0)
    let found = texts.last { isShortened ? $0.name.hasSuffix(end) : $0.name == name }
    return found?.bytes ?? (isShortened ? nil : reader?(name))
  }

  /// A line of a text; nil if it is unknown or empty.
  ///
  /// - Parameters:
  ///   - number: The number of the line, from 1.
  ///   - name: The text's name as Lua gives it: of a long one only the end, after `...`.
  ///   - reader: Reads the file of a text that was not run here, such as a module.
  /// - Returns: The line.
  func line(
    _ number: Int,
    of name: String,
    reading reader: ((_ path: String) -> [UInt8]?)?
  ) -> String? {
    guard var rest = bytes(of: name, reading: reader)?[...] else { return nil }
    for _ in 1..<max(1, number) {
      guard let feed = rest.firstIndex(of: 10) else { return nil }
      rest = rest[(feed + 1)...]
    }
    let line = rest.prefix { $0 != 10 && $0 != 13 }
    guard line.count <= Self.longestLine else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}
