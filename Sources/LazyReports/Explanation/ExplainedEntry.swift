internal import LazyStacks

/// Why an offset changed once, in sentences.
struct ExplainedEntry {
  private let entry: LedgerEntry
  /// What the container said of its guesses that keeps what is in sight where it is.
  private let change: EstimateChange?
  private let lengths: MeasuredLengths

  init(_ entry: LedgerEntry, _ change: EstimateChange?, _ lengths: MeasuredLengths) {
    self.entry = entry
    self.change = change
    self.lengths = lengths
  }

  /// Whether the sentences say what was measured and what is guessed from it.
  var tellsEstimate: Bool {
    entry.cause == .estimate && isCorrected || isReset || isOfMeasured
  }

  /// The sentences, each of which is a line.
  var sentences: [String] {
    if let sentence = anchorSentence { return [sentence] }
    switch entry.cause {
    case .user: return ["A finger moved the content."] + jump
    case .script: return [script] + jump
    case .target: return ["An animated scroll went on."]
    case .snap: return ["A scroll target behavior chose where to end."]
    case .clamp: return [clamp]
    case .data: return data + [Self.stillness]
    case .estimate: return estimate + [Self.stillness]
    case .resize: return resize
    }
  }

  private static let stillness =
    "Nothing in sight moved by this: positions and offset changed by the same amount."

  private var script: String {
    entry.subject.map { "The program scrolled to \(FoldedIDs.text($0))." }
      ?? "The program scrolled."
  }

  private var clamp: String {
    let limit = NumberFormat.decimal(entry.new)
    return entry.change < 0
      ? "The content ends before that: the offset is \(limit) at most."
      : "The content begins after that: the offset is \(limit) at least."
  }

  private var anchorSentence: String? {
    switch entry.anchor {
    case .initialOffset: "defaultScrollAnchor says which part of the content is shown first."
    case .sizeChanges:
      "The content or its region got another size, and defaultScrollAnchor keeps showing the same "
        + "part of it."
    case .alignment: "defaultScrollAnchor aligns content that is too short."
    case nil: nil
    }
  }

  private var jump: [String] {
    guard let change, case .jump = change.restart else { return [] }
    return LineWords(change).guessedLead.map { [$0] } ?? []
  }

  private var data: [String] {
    guard let change else { return ["Data changed before what is in sight."] }
    if let edit = change.edit { return LineWords(change).edit(edit) }
    return movedStart ?? ["Data changed before what is in sight."]
  }

  private var estimate: [String] {
    guard let change, isCorrected else {
      return movedStart ?? ["\(Self.name(entry.subject)) was measured before what is in sight."]
    }
    let words = LineWords(change)
    return [words.measured, words.estimate, words.lead].compactMap(\.self)
  }

  private var resize: [String] {
    if let change, case .reset(let kept) = change.restart { return reset(change, kept) }
    if let movedStart { return movedStart + [Self.stillness] }
    guard entry.subject != nil else {
      return ["The region, or something before what is in sight, has another size."]
    }
    let words = change.map(LineWords.init)
    return [
      isOfSeveral ? words?.measured : nil, lengths.change(of: entry.subject) + ".",
      tellsEstimate ? words?.changedEstimate : nil, Self.stillness,
    ].compactMap(\.self)
  }

  /// Whether a line that was measured is what the entry is about.
  private var isOfMeasured: Bool {
    entry.cause == .resize && entry.subject != nil && change?.measured != nil && movedStart == nil
  }

  /// Whether the lengths of several lines together are what the entry is about.
  private var isOfSeveral: Bool {
    guard let measured = change?.measured, measured.count > 1 else { return false }
    return abs(measured.length - measured.assumed - entry.change) < 1e-6
  }

  private func reset(_ change: EstimateChange, _ kept: ViewID) -> [String] {
    let words = LineWords(change)
    let name = change.view.onOneLine
    let size = name.hasPrefix("LazyV") ? "width" : "height"
    return [
      "The \(name) got another \(size), so all lengths that it knew are forgotten.",
      words.measured, words.estimate, words.lead,
      place(of: kept, change),
    ].compactMap(\.self)
  }

  /// Where the line stands that was kept; one that is cut by the edge is cut at the same fraction.
  private func place(of kept: ViewID, _ change: EstimateChange) -> String {
    let cut = NumberFormat.change(entry.change - change.lead.corrected)
    let name = FoldedIDs.text(kept)
    return cut == "0"
      ? "\(name) kept its place in the region."
      : "\(name) is cut by the edge of the region at the same fraction as before: \(cut) points."
  }

  private var isReset: Bool {
    guard entry.cause == .resize, case .reset = change?.restart else { return false }
    return true
  }

  private var isCorrected: Bool {
    change.map { NumberFormat.change($0.lead.corrected) != "0" } ?? false
  }

  private var movedStart: [String]? {
    guard let change, change.start != change.oldStart else { return nil }
    return [
      "What stands before the \(change.view.onOneLine) is \(NumberFormat.decimal(change.start)) "
        + "points long now; it was \(NumberFormat.decimal(change.oldStart))."
    ]
  }

  private static func name(_ id: ViewID?) -> String { id.map { FoldedIDs.text($0) } ?? "Something" }
}
