import Synchronization

/// A Swift source in which everything except code is blank.
///
/// The rest can be searched for words and matched for braces: comments, string literals and raw
/// identifiers are gone, and all lines stay where they were.
public struct SwiftText {
  /// The source with everything but code blank.
  public let code: String

  /// Blanks everything in a source that is not code.
  public init(_ source: String) {
    if let known = Self.known.withLock({ $0[source] }) {
      code = known
      return
    }
    var scanner = Scanner(rest: Substring(source))
    scanner.copyCode(until: nil)
    let code = scanner.output
    Self.known.withLock { $0[source] = code }
    self.code = code
  }

  /// The code of the sources that were read, since each rule asks for it again.
  private static let known = Mutex<[String: String]>([:])
}

/// The state of reading a source: what was read, and what was written for it.
private struct Scanner {
  var rest: Substring
  var output = ""

  /// Copies code up to `end`, which closes an earlier bracket, or to the end of the source.
  mutating func copyCode(until end: Character?) {
    var depth = 0
    while let next = rest.first {
      if next == end, depth == 0 { return }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if !skipBlank() { output.append(rest.removeFirst()) }
    }
  }

  /// Blanks anything that starts here and is not code.
  private mutating func skipBlank() -> Bool {
    if rest.hasPrefix("//") {
      blank(rest.prefix { $0 != "\n" }.count)
    } else if rest.hasPrefix("/*") {
      blankComment()
    } else if rest.first == "`" {
      let name = rest.dropFirst().prefix { $0 != "`" && $0 != "\n" }
      output.append("`" + String(repeating: "x", count: name.count) + "`")
      rest = rest.dropFirst(name.count + 2)
    } else {
      return blankText()
    }
    return true
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") { depth += 1 } else if rest.hasPrefix("*/") { depth -= 1 }
      blank(rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func blankText() -> Bool {
    let pounds = String(rest.prefix { $0 == "#" })
    let opening = rest.dropFirst(pounds.count)
    guard opening.first == "\"" else { return false }
    let quote = opening.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    blank(pounds.count + quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote + pounds) {
      if rest.hasPrefix("\\" + pounds + "(") {
        blank(pounds.count + 2)
        copyCode(until: ")")
      } else if rest.hasPrefix("\\" + pounds) {
        blank(pounds.count + 2)
      } else {
        blank(1)
      }
    }
    blank(quote.count + pounds.count)
    return true
  }

  private mutating func blank(_ count: Int) {
    for character in rest.prefix(count) { output.append(character == "\n" ? "\n" : " ") }
    rest = rest.dropFirst(count)
  }
}
