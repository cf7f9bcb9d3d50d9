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

  /// A frame that both runs have, as it looks in each.
  private struct Frame {
    let moment: RunRecord.Moment
    let old: Still
    let new: Still
  }

  init(from base: RunRecord, to record: RunRecord) {
    let frames = base.moments.compactMap { moment in
      base.stills[moment].flatMap { old in
        record.stills[moment].map { Frame(moment: moment, old: old, new: $0) }
      }
    }
    let hasWindows = Set(base.moments.map(\.window)).count > 1
    let pictures = frames.lazy.filter { $0.old != $0.new }
      .map { (frame: $0, difference: PictureDifference($0.old, $0.new)) }
      .filter { $0.difference.isAny }
    let different = Array(pictures)
    first = different.first?.frame.moment
    var seen: [String] = []
    if let (frame, difference) = different.first {
      seen.append("In \(Self.name(of: frame.moment, hasWindows)) \(difference.words).")
      if different.count > 1 {
        seen.append("\(different.count) of \(base.moments.count) frames would look different.")
      }
    } else {
      seen += Self.length(among: frames, hasWindows)
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
    let (old, new) = (base.moments.count, record.moments.count)
    unseen =
      (old == new ? [] : ["\(Counted.text(new, one: "frame")), not \(old)."])
      + Self.counts(from: base, to: record, of: [.appearances, .disappearances, .bodies])
  }

  private static func name(of moment: RunRecord.Moment, _ hasWindows: Bool) -> String {
    "frame \(moment.frame)" + (hasWindows ? " of window \(moment.window)" : "")
  }

  /// That the content is taken to be longer or shorter, so that the indicator is another one.
  private static func length(among frames: [Frame], _ hasWindows: Bool) -> [String] {
    for frame in frames {
      for axis in Axis.allCases {
        guard let was = frame.old.bars[axis]?.map.contentLength,
          let now = frame.new.bars[axis]?.map.contentLength, abs(was - now) > leastLength
        else { continue }
        return [
          "In \(name(of: frame.moment, hasWindows)) the content would be taken to be "
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
