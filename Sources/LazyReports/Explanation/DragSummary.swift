internal import LazyTrace

/// Frames one after the other in which one thing moved the content, such as a finger or a fling,
/// and nothing else happened, told as one.
struct DragSummary {
  private var first: Event?
  /// What moved the content in them.
  private var entry: LedgerEntry?
  private var last: Event?
  private var texts: [String] = []
  /// What ended it before its time.
  private var until = ""
  private var offsets: (old: Double, new: Double) = (0, 0)

  /// From how many frames on they are told as one.
  private static let least = 4

  /// Takes in the text of a frame.
  mutating func add(
    _ events: ArraySlice<Event>,
    _ text: String,
    to told: inout [String],
    _ work: ReportWork
  ) throws {
    // Another touch is another motion, also where it does the same.
    if events.contains(where: \.isTouch) {
      if entry?.motion == .deceleration || entry?.cause == .target {
        until = ", until a finger stopped it"
      }
      try end(&told, work)
    }
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
    if isNext, isOther { until = Self.interruption(of: self.entry, by: entry) }
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

  /// Tells what was taken in.
  mutating func end(_ told: inout [String], _ work: ReportWork) throws {
    defer { (first, entry, last, texts, until) = (nil, nil, nil, [], "") }
    guard texts.count >= Self.least, let first, let last, let entry else {
      told += texts
      return
    }
    let owner = first.id.map { " of " + ViewWords.name($0) } ?? ""
    let change = NumberFormat.change(offsets.new - offsets.old)
    let head =
      "Frames \(first.frame) to \(last.frame)\n  The content offset\(owner) went from "
      + "\(NumberFormat.decimal(offsets.old)) to \(NumberFormat.decimal(offsets.new)):"
    let sentence = MotionWords.sentence(entry, frames: texts.count, until)
    let lines = try Paragraph.lines(sentence, after: "    \(change.padded(to: 11)) ", work)
    told.append(([head] + lines).joined(separator: "\n"))
  }

  /// That a program scrolled while the content still went on by itself.
  private static func interruption(of entry: LedgerEntry?, by next: LedgerEntry?) -> String {
    guard entry?.motion == .deceleration, let next, [.script, .target].contains(next.cause) else {
      return ""
    }
    return ", until a program scrolled"
  }

  /// The only change of an offset, if it was asked for and one thing alone made it.
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
  /// Whether a finger touched.
  fileprivate var isTouch: Bool {
    if case .phase(_, .tracking) = detail { true } else { false }
  }
}
