internal import WideCharacters

/// Breaks sentences into lines that fit a terminal.
enum Paragraph {
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
      if !isEmpty, line.cells + 1 + word.cells > work.lineLength {
        lines.append(line)
        line = indentation
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// Breaks what led to a change of an offset into lines; the first begins with the change.
  static func lines(
    about change: Double,
    because sentences: [String],
    charging work: ReportWork
  ) throws -> [String] {
    var beginning = "    \(NumberFormat.change(change).padded(to: 11)) "
    var lines: [String] = []
    for sentence in sentences {
      lines += try self.lines(sentence, after: beginning, charging: work)
      beginning = String(repeating: " ", count: beginning.count)
    }
    return lines
  }
}

extension [String] {
  /// The same sentences, each once.
  func uniqued() -> [String] {
    var said = Set<String>()
    return filter { said.insert($0).inserted }
  }
}
