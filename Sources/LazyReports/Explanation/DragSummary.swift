internal import LazyTrace

/// Joins consecutive frames in which one thing, such as a finger or a fling, moved the content and
/// nothing else happened.
struct DragSummary {
  private var first: Event?
  /// The entry of the ledger that says what moved the content.
  private var entry: LedgerEntry?
  private var last: Event?
  private var texts: [String] = []
  private var offsets: (old: Double, new: Double) = (0, 0)

  /// The smallest number of frames that are joined.
  private static let least = 4

  /// Adds a frame to the summary, or ends the summary with it.
  mutating func add(
    _ events: ArraySlice<Event>,
    _ text: String,
    to told: inout [String],
    _ work: ReportWork
  ) throws {
    // Another touch is another motion, even if it does the same.
    if events.contains(where: \.isTouch) { try end(&told, work) }
    guard let event = try drag(events, work),
      case .offset(let old, let new, let entries) = event.detail,
      text.split(separator: "\n").count == 3
    else {
      try end(&told, work)
      told.append(text)
      return
    }
    let isNext =
      last.map { $0.frame + 1 == event.frame && ScrollKey($0) == ScrollKey(event) } ?? false
    let entry = entries.first
    let isOther = entry?.cause != self.entry?.cause || entry?.motion != self.entry?.motion
    if !isNext || isOther || (new > old) != (offsets.new > offsets.old) { try end(&told, work) }
    if first == nil {
      first = event
      self.entry = entry
      offsets.old = old
    }
    last = event
    offsets.new = new
    texts.append(text)
  }

  /// Ends the summary and appends its text.
  mutating func end(_ told: inout [String], _ work: ReportWork) throws {
    defer { (first, entry, last, texts) = (nil, nil, nil, []) }
    guard texts.count >= Self.least, let first, let last, let entry else {
      told += texts
      return
    }
    let owner = first.id.map { " of " + ViewWords.name($0) } ?? ""
    let change = NumberFormat.change(offsets.new - offsets.old)
    let head =
      "Frames \(first.frame) to \(last.frame)\n  The content offset\(owner) went from "
      + "\(NumberFormat.decimal(offsets.old)) to \(NumberFormat.decimal(offsets.new)):"
    let sentence = MotionWords.sentence(entry, frames: texts.count)
    let lines = try Paragraph.lines(sentence, after: "    \(change.padded(to: 11)) ", work)
    told.append(([head] + lines).joined(separator: "\n"))
  }

  /// The only change of an offset in a frame, if one thing alone made it on request.
  private func drag(_ events: ArraySlice<Event>, _ work: ReportWork) throws -> Event? {
    var found: Event?
    for event in events {
      guard case .offset(_, _, let entries) = event.detail else { continue }
      guard found == nil, let first = entries.first,
        entries.allSatisfy({ $0.cause == first.cause && $0.motion == first.motion }),
        first.cause == .user || first.motion != nil
      else { return nil }
      found = event
    }
    return found
  }
}

extension Event {
  /// Whether the event is the touch of a finger.
  fileprivate var isTouch: Bool {
    if case .phase(_, .tracking) = detail { true } else { false }
  }
}
