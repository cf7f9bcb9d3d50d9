internal import WideCharacters

/// Breaks text between words, so that a terminal does not break it inside of them.
extension String {
  /// The lines of the text, broken between words for some columns.
  ///
  /// What follows of a line is indented two columns more than its beginning. Words that are longer
  /// than a line stay whole.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal; nil leaves the text as it is.
  ///   - least: The smallest number of columns that lines are broken for.
  /// - Returns: The text with more line feeds.
  public func wrapped(to columns: Int?, atLeast least: Int = 40) -> String {
    guard let columns else { return self }
    let width = max(columns, least)
    return split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      guard line.cells > width else { return [String(line)] }
      let start = line.prefix { $0 == " " }
      let words = line.dropFirst(start.count).split(
        separator: " ",
        omittingEmptySubsequences: false
      )
      return words.map(String.init).filled(to: width, between: " ", indentation: start.count)
    }.joined(separator: "\n")
  }
}

extension [String] {
  /// The parts on as few lines as they need for some columns.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal; nil makes one line.
  ///   - separator: What stands between two parts on a line.
  ///   - indentation: The spaces before the first line; each further one has two more.
  /// - Returns: The lines.
  public func filled(to columns: Int?, between separator: String, indentation: Int = 0) -> [String]
  {
    let further = String(repeating: " ", count: Swift.min(indentation + 2, (columns ?? 80) / 2))
    var lines: [String] = []
    var line = String(repeating: " ", count: indentation)
    var isEmpty = true
    for part in self {
      if !isEmpty, let columns, line.cells + separator.count + part.cells > columns {
        lines.append(line.withoutTrailingSpaces)
        line = further
        isEmpty = true
      }
      line += (isEmpty ? "" : separator) + part
      isEmpty = false
    }
    return lines + [line]
  }
}

extension String {
  /// The text without spaces at its end.
  package var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
