internal import LazyReports

/// The lines in which two texts differ, as the hunks of a unified difference.
struct LineDifference {
  /// A line of both texts, of the old one only, or of the new one only.
  private struct Line {
    let mark: Character
    let text: String
  }

  /// How many equal lines are shown around a change.
  private static let context = 3
  /// The greatest number of lines between equal beginnings and ends that are compared one by one.
  private static let mostCompared = 4_000

  private let lines: [Line]

  /// Compares two texts by lines.
  init(from old: some Collection<String>, to new: some Collection<String>) {
    let (old, new) = (Array(old), Array(new))
    let start = zip(old, new).prefix { $0.hasSameBytes(as: $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { $0.hasSameBytes(as: $1) }.count
    lines =
      old[..<start].map { Line(mark: " ", text: $0) }
      + Self.lines(from: old[start..<(old.count - end)], to: new[start..<(new.count - end)])
      + old[(old.count - end)...].map { Line(mark: " ", text: $0) }
  }

  /// The hunks.
  ///
  /// - Parameters:
  ///   - oldLines: The number of lines before the old text.
  ///   - newLines: The number of lines before the new text.
  ///   - heading: What stands after the numbers of each hunk.
  /// - Returns: Their lines; none if the texts are equal.
  func hunks(after oldLines: Int = 0, _ newLines: Int = 0, heading: String = "") -> [String] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let start = max(0, index - Self.context)
      let end = min(lines.count, index + Self.context + 1)
      if let last = ranges.last, start <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges.flatMap { range in
      let old = place(of: range, without: "+", after: oldLines)
      let new = place(of: range, without: "-", after: newLines)
      return ["@@ -\(old) +\(new) @@" + (heading.isEmpty ? "" : " \(heading)")]
        + lines[range].map { "\($0.mark)\($0.text.onOneLine)" }
    }
  }

  private func place(of range: Range<Int>, without mark: Character, after start: Int) -> String {
    let before = lines[..<range.lowerBound].count { $0.mark != mark }
    let count = lines[range].count { $0.mark != mark }
    return "\(start + before + (count == 0 ? 0 : 1)),\(count)"
  }

  private static func lines(from old: ArraySlice<String>, to new: ArraySlice<String>) -> [Line] {
    guard old.count + new.count <= mostCompared else {
      return old.map { Line(mark: "-", text: $0) } + new.map { Line(mark: "+", text: $0) }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(new).difference(from: Array(old), by: { $0.hasSameBytes(as: $1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (old, new) = (Array(old)[...], Array(new)[...])
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
}
