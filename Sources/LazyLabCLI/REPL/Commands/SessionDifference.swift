internal import LazyReports

/// How the answers of a recorded session differ from those of now, as a unified difference.
///
/// Each hunk stays within one entry, which its heading names.
struct SessionDifference {
  /// An entry with its answer in the recording and now, by lines.
  private struct Part {
    let heading: String
    let old: ArraySlice<String>
    let new: ArraySlice<String>
  }

  /// A line of the difference: of both, of the recording only, or of now only.
  private struct Line {
    let mark: Character
    let text: String
  }

  /// How many equal lines are shown around a change.
  private static let context = 3

  /// The lines of the difference; none if there is none.
  let lines: [String]

  /// Compares conversations with the same entries.
  ///
  /// - Parameters:
  ///   - session: The recorded session.
  ///   - others: Its lines as they are now, without the first.
  ///   - headings: The name of each entry.
  ///   - path: The file of the recording.
  init(of session: RecordedSession, to others: [String], headings: [String], path: String) {
    var hunks: [String] = []
    for part in Self.parts(of: session.lines, and: others, headings: headings) {
      hunks += Self.hunks(of: part)
    }
    lines = hunks.isEmpty ? [] : ["--- \(path.onOneLine)", "+++ replayed"] + hunks
  }

  private static func parts(
    of old: [String],
    and new: [String],
    headings: [String]
  ) -> [Part] {
    let (oldStarts, newStarts) = (starts(in: old), starts(in: new))
    return (0..<max(oldStarts.count, newStarts.count)).map { index in
      Part(
        heading: headings.indices.contains(index) ? headings[index] : "",
        old: slice(of: old, at: index, by: oldStarts),
        new: slice(of: new, at: index, by: newStarts)
      )
    }
  }

  /// The lines on which entries begin, and the first line.
  private static func starts(in lines: [String]) -> [Int] {
    let marks = RecordedSession.Entry.Kind.allCases.map(\.rawValue)
    return lines.indices.filter { index in marks.contains { lines[index].hasPrefix($0) } }
  }

  private static func slice(
    of lines: [String],
    at index: Int,
    by starts: [Int]
  ) -> ArraySlice<String> {
    guard starts.indices.contains(index) else { return lines[lines.endIndex...] }
    return lines[starts[index]..<(index + 1 < starts.count ? starts[index + 1] : lines.count)]
  }

  private static func hunks(of part: Part) -> [String] {
    let changes = part.new.difference(from: part.old)
    guard !changes.isEmpty else { return [] }
    let merged = lines(of: part, changes: changes)
    let changed = merged.indices.filter { merged[$0].mark != " " }
    var ranges: [Range<Int>] = []
    for index in changed {
      let start = max(0, index - context)
      let end = min(merged.count, index + context + 1)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges.flatMap { hunk($0, of: merged, in: part) }
  }

  private static func lines(
    of part: Part,
    changes: CollectionDifference<String>
  ) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (Array(part.old)[...], Array(part.new)[...])
    while !old.isEmpty || !new.isEmpty {
      if let text = old.first, removed.contains(old.startIndex) {
        lines.append(Line(mark: "-", text: text))
        old.removeFirst()
      } else if let text = new.first, inserted.contains(new.startIndex) {
        lines.append(Line(mark: "+", text: text))
        new.removeFirst()
      } else if let text = old.popFirst() {
        lines.append(Line(mark: " ", text: text))
        new = new.dropFirst()
      } else {
        return lines
      }
    }
    return lines
  }

  private static func hunk(_ range: Range<Int>, of lines: [Line], in part: Part) -> [String] {
    let place = { (mark: Character, start: Int) -> String in
      let before = lines[..<range.lowerBound].count { $0.mark != mark }
      let count = lines[range].count { $0.mark != mark }
      // The first line of the file is not among the lines of the session.
      return "\(start + before + (count == 0 ? 1 : 2)),\(count)"
    }
    let old = place("+", part.old.startIndex)
    let new = place("-", part.new.startIndex)
    return ["@@ -\(old) +\(new) @@ \(part.heading)"]
      + lines[range].map { "\($0.mark)\($0.text.onOneLine)" }
  }
}
