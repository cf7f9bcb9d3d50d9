internal import LazyReports

/// A conversation as it is stored in a file.
///
/// Lines that begin with the mark of an ``Entry/Kind`` or with `… ` were typed; the others are
/// answers.
struct RecordedSession {
  /// What was typed at once.
  struct Entry {
    /// What is done with an entry; each is a mark before its first line.
    enum Kind: String, CaseIterable {
      /// It is entered again, and its answer follows.
      case answered = "> "
      /// It was entered before the recording began: it is entered again, without its answer.
      case earlier = "= "
      /// It is only counted, as a command about files is.
      case passed = "# "
    }

    /// Its lines.
    let text: String
    let kind: Kind
    /// The lines of its answer, as a file keeps them.
    var answer: [String] = []

    /// Whether it was stopped with Ctrl-C: nobody knows how far it would come now, or when it would
    /// end.
    var wasInterrupted: Bool {
      let message = ErrorReport.interruption
      return answer.contains { $0 == message || $0 == "lazylab: \(message)" }
    }

    /// What is entered again: the entry, or as many lines that do nothing.
    var input: String {
      guard kind == .passed || wasInterrupted else { return text }
      let words = DotCommand.words(of: text)
      let isCounted = kind != .passed && (words == nil || words?.first == "time")
      return (isCounted ? "--" : "") + String(repeating: "\n", count: text.lines.count - 1)
    }

    /// The entry as it stands in a file.
    var asTyped: String {
      kind.rawValue + text.lines.joined(separator: "\n" + RecordedSession.next) + "\n"
    }
  }

  /// What a conversation began with.
  struct Origin {
    /// The seed of random numbers.
    let seed: UInt64
    /// The line of the piped input on which the recording begins; nil if a person typed.
    var firstLine: Int?
    /// The number of columns that drawings fill; nil if there was no terminal.
    var columns: Int?
    /// The profile of windows that name none; nil for the default one.
    var profile: String?

    /// How the first line of every file begins.
    static let mark = "-- lazylab session, seed "
    private static let (lineMark, columnsMark) = ("from line ", "columns ")
    private static let profileMark = "profile "

    init(seed: UInt64) { self.seed = seed }

    /// Reads the first line of a file.
    init?(_ line: String) {
      guard line.hasPrefix(Self.mark) else { return nil }
      let parts = line.dropFirst(Self.mark.count)
        .split(separator: ", ", omittingEmptySubsequences: false)
      guard let seed = parts.first.flatMap({ UInt64($0, radix: 10) }) else { return nil }
      self.seed = seed
      for part in parts.dropFirst() {
        func rest(after mark: String) -> Substring? {
          part.hasPrefix(mark) ? part.dropFirst(mark.count) : nil
        }
        if let number = rest(after: Self.lineMark).flatMap({ Int($0, radix: 10) }) {
          firstLine = number
        } else if let number = rest(after: Self.columnsMark).flatMap({ Int($0, radix: 10) }) {
          columns = number
        } else if let begun = profile {
          // The name is that of a file, in which a comma may stand.
          profile = begun + ", " + part
        } else if let name = rest(after: Self.profileMark) {
          profile = String(name)
        } else {
          return nil
        }
      }
      if let profile, (try? ProfileName(parsing: profile)) == nil { return nil }
      guard (1...Self.mostLines).contains(firstLine ?? 1), Self.widths.contains(columns ?? 1)
      else { return nil }
    }

    /// The first line of a file.
    var line: String {
      let parts = [
        profile.map { Self.profileMark + $0 }, firstLine.map { Self.lineMark + "\($0)" },
        columns.map { Self.columnsMark + "\($0)" },
      ]
      return ([Self.mark + "\(seed)"] + parts.compactMap { $0 }).joined(separator: ", ")
    }

    /// The numbers of columns that a terminal may have.
    private static let widths = 1...10_000
    /// How many lines of input may come before a recording that is run again.
    private static let mostLines = 1_000_000
  }

  /// What was typed.
  private(set) var entries: [Entry] = []
  /// What it began with.
  let origin: Origin
  /// The lines after the first.
  let lines: [String]

  private static let next = "… "
  /// What stands before a line of an answer that begins as a typed one does.
  private static let escape = "\\"

  /// Reads a file's text; nil if it is not a conversation.
  init?(_ text: String) {
    let lines = Self.lines(of: Array(text.utf8))
    guard let head = lines.first, let origin = Origin(head) else { return nil }
    self.origin = origin
    self.lines = Array(lines.dropFirst())
    for line in self.lines {
      if let kind = Entry.Kind.allCases.first(where: { line.hasPrefix($0.rawValue) }) {
        entries.append(Entry(text: String(line.dropFirst(kind.rawValue.count)), kind: kind))
      } else if line.hasPrefix(Self.next), let last = entries.popLast() {
        let text = last.text + "\n" + line.dropFirst(Self.next.count)
        entries.append(Entry(text: text, kind: last.kind))
      } else if !entries.isEmpty {
        entries[entries.count - 1].answer.append(line)
      }
    }
  }

  /// The lines of a file.
  static func lines(of text: [UInt8]) -> [String] {
    var lines = String(decoding: text, as: UTF8.self).lines
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }

  /// An answer as it was, without what a file adds to its lines.
  static func shown(answer: [String]) -> String {
    answer.map { ($0.hasPrefix(escape) ? String($0.dropFirst()) : $0) + "\n" }.joined()
  }

  /// An answer as a file keeps it: no line of it looks as if it had been typed.
  static func kept(answer: [UInt8]) -> [UInt8] {
    let marks = (Entry.Kind.allCases.map(\.rawValue) + [next, escape]).map { Array($0.utf8) }
    var lines = answer.split(separator: 10, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where marks.contains(where: line.starts) {
      lines[index] = Array(escape.utf8) + line
    }
    return Array(lines.joined(separator: [10]))
  }
}
