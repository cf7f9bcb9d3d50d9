import RepositoryReading

/// What would end the process says why no script reaches it.
///
/// A place that the compiler or the library ends the process at stands behind a comment that begins
/// with `Unreachable:` or, where memory is read unchecked, with `Unchecked:`. A number that was
/// measured or computed becomes a whole one by `whole`, and text by `Int(text, radix: 10)`, so
/// conversions with a single argument are left for these alone.
enum TrapRules {
  private struct Trap {
    var name: String
    var comment: String
    var pattern: Regex<Substring>
  }

  private static var traps: [Trap] {
    [
      Trap(
        name: "precondition",
        comment: "Unreachable:",
        pattern: /\b(?:precondition|preconditionFailure|fatalError|assert|assertionFailure)\(/
      ),
      Trap(name: "forced value", comment: "Unreachable:", pattern: /[\w\)\]]!(?![=\w])/),
      Trap(
        name: "unchecked memory",
        comment: "Unchecked:",
        pattern: /\bunsafe(?:BitCast|Downcast)\(/
      ),
    ]
  }

  /// The targets in which measured and computed numbers occur.
  private static let numbers = [
    "LazyExtents", "LazyViews", "LazyTrace", "LazyStacks", "LazyReports", "LazyScripting",
    "LazyLabCLI/Commands", "LazyLabCLI/REPL",
  ].map { "Sources/\($0)/" }

  private static var conversion: Trap {
    Trap(
      name: "conversion with one argument",
      comment: "Unreachable:",
      pattern: /\bU?Int(?:8|16|32|64)?\((?!\w+:|.*radix:)/
    )
  }

  static func violations(in file: RepositoryFile) -> [String] {
    let code = SwiftText(file.text).code.split(separator: "\n", omittingEmptySubsequences: false)
    let asked = numbers.contains(where: file.path.hasPrefix) ? traps + [conversion] : traps
    return code.enumerated().flatMap { index, line in
      asked.filter {
        line.contains($0.pattern) && !isExplained(index, in: file.lines, by: $0.comment)
      }
      .map { "\(file.path):\(index + 1): \($0.name) without a comment \"\($0.comment) …\"" }
    }
  }

  /// Whether the comment on the lines before one begins with a word.
  private static func isExplained(_ index: Int, in lines: [Substring], by word: String) -> Bool {
    var index = index
    while index > 0, lines[index - 1].drop(while: { $0 == " " }).hasPrefix("//") {
      index -= 1
      if lines[index].contains("// \(word) ") { return true }
    }
    return false
  }

  static let rule = Rule(
    "what would end the process says why no script reaches it",
    reading: ["Sources"],
    ending: [".swift"]
  ) { $0.flatMap(violations(in:)) }
}
