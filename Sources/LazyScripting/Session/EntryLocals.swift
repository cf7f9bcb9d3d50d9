/// Rewrites a REPL entry so that its top-level locals stay for the session.
///
/// `local x <const> = 1` at the top level becomes `x = 1`, padded so that every line and column
/// stays the same. The session's environment keeps the declared names. Locals in blocks and
/// functions are not changed.
struct EntryLocals {
  /// The entry as it will be compiled.
  private(set) var source: [UInt8]
  /// The names that were declared, in order.
  private(set) var names: [String] = []

  private var insertions: [(place: Int, text: String)] = []

  /// A word, a number or a sign, with its range in the entry's bytes.
  private struct Token {
    var text: String
    var range: Range<Int>
  }

  init(_ entry: [UInt8]) {
    source = entry
    let tokens = LuaLexer(entry).filter { $0.kind != .string && $0.kind != .comment }.map {
      Token(text: String(decoding: entry[$0.range], as: UTF8.self), range: $0.range)
    }
    var depth = 0
    var index = 0
    while index < tokens.count {
      switch tokens[index].text {
      case "if", "do", "function", "repeat": depth += 1
      case "end", "until": depth -= 1
      case "local" where depth == 0: index = declare(tokens, at: index)
      default: break
      }
      index += 1
    }
    for (place, text) in insertions.reversed() {
      source.insert(contentsOf: Array(text.utf8), at: place)
    }
  }

  /// Rewrites the declaration whose `local` is token `start`, and returns its last token that need
  /// not be examined again.
  private mutating func declare(_ tokens: [Token], at start: Int) -> Int {
    guard start + 1 < tokens.count else { return start }
    if tokens[start + 1].text == "function" {
      guard start + 2 < tokens.count else { return start }
      names.append(tokens[start + 2].text)
      blank(tokens[start].range)
      return start
    }
    var last = start + 1
    var found = [tokens[last].text]
    while last + 1 < tokens.count {
      if tokens[last + 1].text == "<", last + 3 < tokens.count, tokens[last + 3].text == ">" {
        blank(tokens[last + 1].range.lowerBound..<tokens[last + 3].range.upperBound)
        last += 3
      } else if tokens[last + 1].text == ",", last + 2 < tokens.count {
        found.append(tokens[last + 2].text)
        last += 2
      } else {
        break
      }
    }
    names += found
    blank(tokens[start].range)
    let next = last + 1 < tokens.count ? tokens[last + 1].text : ""
    if next != "=" { insertions.append((tokens[last].range.upperBound, " = nil")) }
    return last
  }

  private mutating func blank(_ range: Range<Int>) {
    for place in range { source[place] = 32 }
  }
}
