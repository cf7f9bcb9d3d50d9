internal import LazyReports

/// A conversation as it is stored in a file.
///
/// Lines that begin with `> ` and `… ` were typed; the others are answers.
struct RecordedSession {
  /// What was typed at once.
  struct Entry {
    /// Its lines.
    let text: String
    /// Whether it is entered again; a command about files, for example, is only counted.
    var runsAgain = true

    /// The entry as it stands in a file.
    var asTyped: String {
      let mark = runsAgain ? RecordedSession.first : RecordedSession.passed
      return mark + text.replacing("\n", with: "\n" + RecordedSession.next) + "\n"
    }
  }

  /// What a conversation began with.
  struct Origin {
    /// The seed of random numbers.
    let seed: UInt64
    /// The line of the piped input on which the recording begins; nil if a person typed.
    let firstLine: Int?
    /// The profile of windows that name none; nil for the default one.
    let profile: String?

    private static let mark = "-- lazylab session, seed "
    private static let (profileMark, lineMark) = ("profile ", "from line ")

    init(seed: UInt64, firstLine: Int?, profile: String? = nil) {
      self.seed = seed
      self.firstLine = firstLine
      self.profile = profile
    }

    /// Reads the first line of a file.
    init?(_ line: String) {
      guard line.hasPrefix(Self.mark) else { return nil }
      var parts = line.dropFirst(Self.mark.count).split(separator: ", ")[...]
      guard let seed = parts.popFirst().flatMap({ UInt64($0) }) else { return nil }
      self.seed = seed
      profile = Self.take(Self.profileMark, from: &parts)
      let line = Self.take(Self.lineMark, from: &parts)
      firstLine = line.flatMap { Int($0) }
      guard parts.isEmpty, profile.map({ (try? ProfileName(parsing: $0)) != nil }) ?? true,
        line == nil || firstLine.map({ (1...Self.mostLines).contains($0) }) == true
      else { return nil }
    }

    /// Takes the first part away if it begins with a mark, and returns the rest of it.
    private static func take(_ mark: String, from parts: inout ArraySlice<Substring>) -> String? {
      guard let part = parts.first, part.hasPrefix(mark) else { return nil }
      parts.removeFirst()
      return String(part.dropFirst(mark.count))
    }

    /// The first line of a file.
    var line: String {
      let parts =
        [profile.map { Self.profileMark + $0 }, firstLine.map { Self.lineMark + "\($0)" }]
      return ([Self.mark + "\(seed)"] + parts.compactMap { $0 }).joined(separator: ", ")
    }

    /// How many lines of input may come before a recording that is run again.
    private static let mostLines = 1_000_000
  }

  /// What was typed.
  private(set) var entries: [Entry] = []
  /// What it began with.
  let origin: Origin
  /// The lines after the first.
  let lines: [String]

  private static let (first, next, passed) = ("> ", "… ", "# ")
  /// What stands before a line of an answer that begins as a typed one does.
  private static let escape = "\\"

  /// Reads a file's text; nil if it is not a conversation.
  init?(_ text: String) {
    let lines = Self.lines(of: Array(text.utf8))
    guard let head = lines.first, let origin = Origin(head) else { return nil }
    self.origin = origin
    self.lines = Array(lines.dropFirst())
    for line in self.lines {
      if line.hasPrefix(Self.first) {
        entries.append(Entry(text: String(line.dropFirst(Self.first.count))))
      } else if line.hasPrefix(Self.passed) {
        entries.append(Entry(text: String(line.dropFirst(Self.passed.count)), runsAgain: false))
      } else if line.hasPrefix(Self.next), let last = entries.popLast() {
        let text = last.text + "\n" + line.dropFirst(Self.next.count)
        entries.append(Entry(text: text, runsAgain: last.runsAgain))
      }
    }
  }

  /// The lines of a file.
  static func lines(of text: [UInt8]) -> [String] {
    var lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }

  /// An answer as a file keeps it: no line of it looks as if it had been typed.
  static func kept(answer: [UInt8]) -> [UInt8] {
    let marks = [first, next, passed, escape].map { Array($0.utf8) }
    var lines = answer.split(separator: 10, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where marks.contains(where: line.starts) {
      lines[index] = Array(escape.utf8) + line
    }
    return Array(lines.joined(separator: [10]))
  }

  /// The differences from other lines: missing ones with `-`, new ones with `+`.
  ///
  /// Each change follows the entry that led to it.
  func differences(from others: [String]) -> [String] {
    let changes = others.difference(from: lines)
    guard !changes.isEmpty else { return [] }
    var report: [String] = []
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): report.append("-\(offset + 2): \(line.onOneLine)")
      case .insert(let offset, let line, _): report.append("+\(offset + 2): \(line.onOneLine)")
      }
    }
    return report
  }
}
