internal import LazyTrace

/// Frames one after the other in which one thing moved the content and nothing in sight did
/// anything else, told as one.
struct MotionSummary {
  /// What each scroll view did.
  private var whole: [QuietFrame] = []
  private var last: Int?
  private var texts: [String] = []
  /// What ended it before its time.
  private var until = ""
  /// Whether each frame is a drag of its own.
  private var areDrags = false
  /// How one of the frames is asked for.
  private let command: ExplainCommand

  /// From how many frames on they are told as one.
  private static let least = 4

  init(asking command: ExplainCommand) { self.command = command }

  /// Takes in a frame.
  ///
  /// - Parameters:
  ///   - frame: What is told of it by itself.
  ///   - events: Its events.
  ///   - told: What was told so far.
  ///   - work: What reading is charged to.
  /// - Throws: What the meter throws.
  mutating func add(
    _ frame: ExplainedFrame.Told,
    with events: ArraySlice<Event>,
    to told: inout [String],
    charging work: ReportWork
  ) throws {
    // Another touch is another motion, but for drags of one frame that go on in the next ones.
    let isDrag = events.areWholeDrags
    if events.contains(where: \.isTouch), !(isDrag && areDrags) {
      if whole.contains(where: { $0.entry.motion == .deceleration || $0.entry.cause == .target }) {
        until = ", until a finger stopped it"
      }
      try end(&told, charging: work)
    }
    guard frame.isOfOffsetAlone, let quiet = try QuietFrame.all(in: events, charging: work) else {
      try end(&told, charging: work)
      told.append(frame.text)
      return
    }
    // Between drags there may be frames in which nothing happened.
    let isNext = last.map { $0 + 1 == quiet[0].event.frame || isDrag && areDrags } ?? false
    if isNext, let longer = Self.continued(whole, by: quiet) {
      whole = longer
    } else {
      if isNext { until = Self.interruption(of: whole.first?.entry, by: quiet[0].entry) }
      try end(&told, charging: work)
      whole = quiet
      areDrags = isDrag
    }
    last = quiet[0].event.frame
    texts.append(frame.text)
  }

  /// The same motions and those of the frame after them; nil where they are not the same.
  private static func continued(_ whole: [QuietFrame], by next: [QuietFrame]) -> [QuietFrame]? {
    guard whole.count == next.count else { return nil }
    let longer = zip(whole, next).compactMap { $0.continued(by: $1) }
    return longer.count == whole.count ? longer : nil
  }

  /// Tells what was taken in.
  mutating func end(_ told: inout [String], charging work: ReportWork) throws {
    defer { (whole, last, texts, until, areDrags) = ([], nil, [], "", false) }
    guard texts.count >= Self.least, let first = whole.first, let last else {
      told += texts
      return
    }
    var lines = ["Frames \(first.event.frame) to \(last)"]
    for quiet in whole { lines += try self.lines(of: quiet, charging: work) }
    if whole.contains(where: { abs($0.corrected) > 0.5 }) {
      lines += try Paragraph.lines(Remedy.nothingToDo, after: "  ", charging: work)
    }
    let frame = first.event.frame
    lines.append("  One of these frames: " + command.text(for: frame...frame))
    told.append(lines.joined(separator: "\n"))
  }

  /// That a program scrolled while the content still went on by itself.
  private static func interruption(of entry: LedgerEntry?, by next: LedgerEntry?) -> String {
    guard entry?.motion == .deceleration, let next, [.script, .target].contains(next.cause) else {
      return ""
    }
    return ", until a program scrolled"
  }
}

extension MotionSummary {
  private func lines(of whole: QuietFrame, charging work: ReportWork) throws -> [String] {
    let number = NumberFormat.decimal
    var lines = [
      "  \(whole.event.offsetWords(at: whole.places)) went from \(number(whole.offsets.old)) to "
        + "\(number(whole.offsets.new)):"
    ]
    let counted = texts.count.description + (areDrags ? " drags of one frame each" : " frames")
    let sentence = MotionWords.sentence(about: whole.entry, counted: "\(until), in \(counted)")
    let jumps = whole.jumps == texts.count ? "any" : "\(whole.jumps)"
    let guess =
      "The way was not measured in \(jumps) of them: how much stands before what came into sight "
      + "is a guess."
    lines += try Paragraph.lines(
      about: whole.entry.change,
      because: [sentence] + (whole.jumps > 0 ? [guess] : []),
      charging: work
    )
    var learned = whole.learned.map { LineWords($0) }
    learned?.formerEstimates = whole.isCorrectedByLead ? [] : nil
    let lead = whole.isCorrectedByLead ? learned?.lead : nil
    let news = [learned?.measured, learned?.changedEstimate, lead].compactMap(\.self)
    let isCorrected = NumberFormat.change(whole.corrected) != "0"
    if isCorrected {
      lines += try Paragraph.lines(
        about: whole.corrected,
        because: news + [ExplainedEntry.stillness],
        charging: work
      )
    }
    if let size = whole.size, number(size.old) != number(size.new) {
      let words = ContentSizeWords(
        for: whole.event,
        at: whole.places,
        old: size.old,
        new: size.new,
        isEstimated: size.isEstimated
      )
      lines += try Paragraph.lines(words.sentence, after: "  ", charging: work)
      let isGuessed = news.isEmpty && size.isEstimated
      for sentence in isGuessed ? [ExplainedFrame.guessedAgain] : news where !isCorrected {
        lines += try Paragraph.lines(sentence, after: "    ", charging: work)
      }
    }
    return lines
  }
}

extension ArraySlice<Event> {
  /// Whether fingers touched, and each let go in the same frame.
  fileprivate var areWholeDrags: Bool {
    var touched = Set<ViewID?>()
    var released = Set<ViewID?>()
    for event in self {
      guard case .phase(_, let phase) = event.detail else { continue }
      if phase == .tracking { touched.insert(event.id) }
      if phase == .idle { released.insert(event.id) }
    }
    return !touched.isEmpty && touched == released
  }
}

extension Event {
  /// Whether a finger touched.
  fileprivate var isTouch: Bool {
    if case .phase(_, .tracking) = detail { true } else { false }
  }
}
