/// Sentences broken into lines that fit a terminal.
enum Paragraph {
  /// How many columns a line has at most, where its words allow it.
  private static let width = 100

  /// A sentence after a beginning; further lines stand two columns further in than its first word.
  static func lines(
    _ sentence: String,
    after beginning: String,
    _ work: ReportWork
  ) throws -> [String] {
    try work.charge(for: sentence)
    let indentation = String(repeating: " ", count: beginning.count + 2)
    var lines: [String] = []
    var line = beginning
    var isEmpty = true
    for word in sentence.split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indentation
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }
}
