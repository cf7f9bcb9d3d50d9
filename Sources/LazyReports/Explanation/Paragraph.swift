/// Breaks sentences into lines that fit a terminal.
enum Paragraph {
  /// The greatest number of columns of a line, if its words allow that.
  private static let width = 100

  /// Breaks a sentence that follows a prefix; further lines are indented two columns beyond its
  /// first word.
  static func lines(
    _ sentence: String,
    after beginning: String,
    charging work: ReportWork
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
