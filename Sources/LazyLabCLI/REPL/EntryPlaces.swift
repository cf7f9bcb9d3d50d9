internal import LazyReports

/// The places of a session's entries in piped input.
///
/// A session names its entries `entry 1`, `entry 2` and so on, counting those that are Lua, and
/// counts the lines of each from 1.
struct EntryPlaces {
  /// The line on which the present entry begins, counted from 1.
  private(set) var entryLine = 1

  private var lineCount = 0
  /// The first line of what was read last.
  private var latest = 0
  private var finished: [Int] = []

  /// The line that was read last, counted from 1.
  var line: Int { lineCount }

  /// How many entries were Lua.
  var finishedCount: Int { finished.count }

  /// Counts a line, or each line of a whole entry of several.
  mutating func count(_ text: some Collection<UInt8>) {
    latest = lineCount + 1
    lineCount = latest + text.count { $0 == 10 }
  }

  /// Begins to count entries anew, as another session does.
  mutating func forgetEntries() { finished = [] }

  mutating func beginEntry() { entryLine = latest }
  mutating func endEntry() { finished.append(entryLine) }

  /// A place in the input: `stdin:12` for line 2 of the entry that begins on line 11.
  func place(of source: String, line: Int) -> String {
    let name = "entry "
    guard source.hasPrefix(name), let number = Int(source.dropFirst(name.count), radix: 10) else {
      return "\(source.onOneLine):\(line)"
    }
    let isFinished = finished.indices.contains(number - 1)
    let start = isFinished ? finished[number - 1] : entryLine
    return "stdin:\(start + line - 1)"
  }
}
