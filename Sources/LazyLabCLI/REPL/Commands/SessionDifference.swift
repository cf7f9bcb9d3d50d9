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
    // The first line of the file is not among the lines of the session.
    LineDifference(from: part.old, to: part.new)
      .hunks(after: part.old.startIndex + 1, part.new.startIndex + 1, heading: part.heading)
  }
}
