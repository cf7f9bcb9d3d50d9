internal import LazyTrace

/// What is otherwise in a run than in another one of the same script, as a person and the script
/// find it.
struct RunDifference {
  /// The first frame that looks different.
  let first: RunRecord.Moment?
  /// What would be seen or printed otherwise, a sentence each.
  let seen: [String]
  /// What else would be, if nothing is seen otherwise.
  let unseen: [String]

  private static let (longestLine, longestFault) = (80, 160)
  /// By how much the length of a content must differ to be told, in points.
  private static let leastLength = 0.5

  init(from base: RunRecord, to record: RunRecord) {
    let shared = base.moments.filter { record.stills[$0] != nil && base.stills[$0] != nil }
    let hasWindows = Set(base.moments.map(\.window)).count > 1
    let pictures = shared.filter { moment in
      PictureDifference(base.stills[moment], record.stills[moment]).isAny
    }
    first = pictures.first
    var seen: [String] = []
    if let first {
      let words = PictureDifference(base.stills[first], record.stills[first]).words
      seen.append("In \(Self.name(of: first, hasWindows)) \(words).")
      if pictures.count > 1 {
        seen.append("\(pictures.count) of \(base.moments.count) frames would look different.")
      }
    } else {
      seen += Self.length(from: base, to: record, among: shared, hasWindows)
    }
    if base.fault == record.fault, record.stoppedAfter == nil {
      seen += Self.counts(from: base, to: record, of: [.moves, .lostStates, .lateness])
    }
    seen += Self.end(from: base, to: record)
    self.seen = seen
    guard seen.isEmpty else {
      unseen = []
      return
    }
    let (frames, others) = (base.moments.count, record.moments.count)
    unseen =
      (frames == others ? [] : ["\(Counted.text(others, one: "frame")), not \(frames)."])
      + Self.counts(from: base, to: record, of: [.appearances, .disappearances, .bodies])
  }

  private static func name(of moment: RunRecord.Moment, _ hasWindows: Bool) -> String {
    "frame \(moment.frame)" + (hasWindows ? " of window \(moment.window)" : "")
  }

  /// That the content is taken to be longer or shorter, so that the indicator is another one.
  private static func length(
    from base: RunRecord,
    to record: RunRecord,
    among moments: [RunRecord.Moment],
    _ hasWindows: Bool
  ) -> [String] {
    for moment in moments {
      for axis in Axis.allCases {
        guard let was = base.stills[moment]?.bars[axis]?.map.contentLength,
          let now = record.stills[moment]?.bars[axis]?.map.contentLength,
          abs(was - now) > leastLength
        else { continue }
        return [
          "In \(name(of: moment, hasWindows)) the content would be taken to be "
            + "\(NumberFormat.decimal(now)) points long, not \(NumberFormat.decimal(was))."
        ]
      }
    }
    return []
  }

  private static func counts(
    from base: RunRecord,
    to record: RunRecord,
    of tallies: [RunRecord.Tally]
  ) -> [String] {
    tallies.compactMap { tally in
      let (old, new) = (base.counts[tally] ?? 0, record.counts[tally] ?? 0)
      guard abs(new - old) > Double.tolerance else { return nil }
      let words = new == 1 ? tally.singular : tally.rawValue
      return "\(NumberFormat.decimal(new)) \(words), not \(NumberFormat.decimal(old))."
    }
  }

  /// What the script prints, and how it ends.
  private static func end(from base: RunRecord, to record: RunRecord) -> [String] {
    var sentences: [String] = []
    // What differs in spaces alone is only as wide as other lines.
    let printed = zip(base.lines, record.lines).lazy.map { (quoted($0), quoted($1)) }
    if let (old, new) = printed.first(where: { $0 != $1 }) {
      sentences.append("It would print \(new), not \(old).")
    } else if base.lines.count != record.lines.count, record.isWhole {
      let lines = Counted.text(record.lines.count, one: "line")
      sentences.append("It would print \(lines), not \(base.lines.count).")
    }
    if base.failedExpectations != record.failedExpectations {
      let (old, new) = (base.failedExpectations, record.failedExpectations)
      sentences.append("\(Counted.text(new, one: "expectation")) would not be met, not \(old).")
    }
    if let events = record.stoppedAfter {
      sentences.append("It was stopped after \(events) events, and may go on.")
    } else if base.fault != record.fault {
      let fault = record.fault?.shortened(to: longestFault)
      sentences.append(
        fault.map { "The script would not reach its end: \($0)" }
          ?? "The script would reach its end."
      )
    }
    return sentences
  }

  private static func quoted(_ line: String) -> String {
    let words = line.split(separator: " ").joined(separator: " ")
    return "“\(words.shortened(to: longestLine))”"
  }
}
