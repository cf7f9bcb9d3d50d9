internal import LazyReports
internal import Lua

/// The line of a script in which an error happened, and the part that the error is about.
public struct SourceExcerpt: Sendable, Equatable {
  /// The line, as one line that a terminal can show.
  public var text: String
  /// The start of that part, in characters from 0; 0 if unknown.
  public var column: Int
  /// The length of that part, in characters.
  public var length = 1
  /// The line as it is meant, if that is known.
  public var correction: String?

  /// The greatest number of characters of a line that are shown.
  private static let longest = 160

  /// Finds what a message is about in a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - message: The message.
  ///   - suggestion: The name that was probably meant.
  ///   - occurrence: Of several equal tokens, which one a syntax error is at, from 0.
  init(line: String, message: String, suggestion: String? = nil, occurrence: Int = 0) {
    text = Self.shown(line)
    column = text.prefix { $0.isWhitespace }.count
    if let found = FaultPlace(in: text).find(message, occurrence: occurrence) {
      (column, length) = found
      correct(by: suggestion, if: message)
    }
    cut()
  }

  /// Shows what a mistake is about in a text.
  init(of found: CallPlace.Found, in tokens: SourceTokens) {
    let line = tokens.line(of: found.token)
    let (before, rest) = tokens.line(around: found.token)
    text = Self.shown(before + rest)
    column = Self.shown(before).count
    length = Self.shown(tokens.text(at: found.token)).count
    let isHere = found.corrections.keys.allSatisfy { tokens.line(of: $0) == line }
    if isHere, !found.corrections.isEmpty {
      correction = Self.shown(tokens.line(line, replacing: found.corrections))
    }
    cut()
  }

  private static func shown(_ line: String) -> String { line.replacing("\t", with: " ").onOneLine }

  /// Puts what was probably meant in the place of a name that the message quotes.
  private mutating func correct(by suggestion: String?, if message: String) {
    let start = text.index(text.startIndex, offsetBy: column)
    guard let suggestion, let end = text.index(start, offsetBy: length, limitedBy: text.endIndex),
      message.contains("'\(text[start..<end])'")
    else { return }
    correction = text[..<start] + suggestion + text[end...]
  }

  /// Leaves out text far from the part that the error is about.
  private mutating func cut() {
    guard text.count > Self.longest else { return }
    correction = nil
    let start = max(0, min(column - Self.longest / 2, text.count - Self.longest))
    let shown = text.dropFirst(start).prefix(Self.longest)
    let isCutBefore = start > 0
    column += (isCutBefore ? 1 : 0) - start
    text = (isCutBefore ? "…" : "") + shown + (start + Self.longest < text.count ? "…" : "")
  }
}

extension ScriptError {
  /// The same error with the line in which it happened, if known, and what this says about it.
  func withExcerpt(from session: LabSession) -> ScriptError {
    guard kind == .runtime || kind == .syntax, let source, let line,
      let text = session.line(line, of: source)
    else { return self }
    var error = self
    let whole = session.bytes(of: source) ?? []
    if let fault, whole.count <= FaultSearch.longestTried {
      let place = CallPlace(in: SourceTokens(whole))
      if let found = place.find(fault, line: line, suggestion: suggestion) {
        error.move(to: place.tokens.line(of: found.token))
        error.excerpt = SourceExcerpt(of: found, in: place.tokens)
        return error
      }
    }
    if kind == .runtime, let remedy = OwnStatement.remedy(for: message, line: line, in: whole) {
      error.message += "; \(remedy)"
    }
    let occurrence =
      kind == .syntax
      ? FaultSearch(state: session.state).occurrence(of: message, line: line, in: whole) : 0
    error.excerpt = SourceExcerpt(
      line: text,
      message: error.message,
      suggestion: suggestion,
      occurrence: occurrence
    )
    return error
  }

  /// Names another line of the same statement, also in the innermost call.
  private mutating func move(to place: Int) {
    if let first = traceback.first, first.source == source, first.line == line {
      traceback[0].line = place
    }
    line = place
  }
}

/// Finds the token at which Lua's parser stopped, by compiling parts of a text again.
private struct FaultSearch {
  let state: LuaState

  /// Which of the equal tokens of a line Lua's parser stopped at, from 0: the first with which the
  /// text is wrong whatever follows.
  func occurrence(of message: String, line: Int, in bytes: [UInt8]) -> Int {
    guard let near = FaultPlace.near(in: message), bytes.count <= Self.longestTried else {
      return 0
    }
    let tokens = SourceTokens(bytes)
    let equal = tokens.indices(ofLine: line).filter { tokens.text(at: $0) == near }
    guard equal.count > 1 else { return 0 }
    // An entry may have been read as an expression.
    let lead = isWrong(bytes, at: near) ? [] : Array("return ".utf8)
    let found = equal.firstIndex { index in
      isWrong(lead + bytes[..<tokens.range(of: index).upperBound], at: near)
    }
    return found ?? 0
  }

  /// Whether Lua's parser stops at a token at the end of a text.
  private func isWrong(_ text: [UInt8], at token: String) -> Bool {
    do throws(LuaError) {
      _ = try state.load(text, chunkName: "=tried")
      return false
    } catch {
      return error.message.hasSuffix(" near '\(token)'")
    }
  }

  /// The longest text that is compiled again to find a mistake.
  static let longestTried = 100_000
}
