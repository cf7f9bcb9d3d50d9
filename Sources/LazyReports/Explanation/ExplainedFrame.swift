internal import LazyStacks

/// One frame of a trace, and what can be said about its movements.
struct ExplainedFrame {
  private let events: [Event]
  private let lengths: MeasuredLengths

  init(_ events: [Event], _ lengths: MeasuredLengths) {
    self.events = events
    self.lengths = lengths
  }

  /// The explanation; nil where nothing moved.
  ///
  /// - Parameter withSizeAlone: Whether a size of the content that changed is enough.
  /// - Returns: The lines of the frame.
  func text(withSizeAlone: Bool) -> String? {
    var told = ToldChanges()
    var lines: [String] = []
    var sizes: [String] = []
    for event in events {
      switch event.detail {
      case .estimate(let change): told.add(change, event)
      case .offset(let old, let new, let entries):
        lines.append("  \(subject(of: event)) went from \(number(old)) to \(number(new)):")
        lines += reasons(entries, event, &told)
      case .contentSize(let old, let new, let isEstimated):
        guard number(old) != number(new) else { continue }
        sizes += Paragraph.lines(size(event, old, new, isEstimated), after: "  ")
        sizes += news(event, isEstimated, &told).flatMap { Paragraph.lines($0, after: "    ") }
      default: break
      }
    }
    lines += ExplainedMoves(events, lengths).lines
    let isTold = !lines.isEmpty || withSizeAlone && !sizes.isEmpty
    guard let first = events.first, isTold else { return nil }
    lines += sizes
    return (["Frame \(first.frame), at \(number(first.time)) s"] + lines).joined(separator: "\n")
  }

  private func subject(of event: Event) -> String {
    let axis = event.axis.map { " along the \($0.rawValue) axis" } ?? ""
    guard let id = event.id else { return "The content offset" + axis }
    return "The content offset of \(FoldedIDs.text(id))" + axis
  }

  private func size(
    _ event: Event,
    _ old: Double,
    _ new: Double,
    _ isEstimated: Bool
  ) -> String {
    let owner = event.id.map { " of \(FoldedIDs.text($0))" } ?? ""
    let axis = event.axis.map { " along the \($0.rawValue) axis" } ?? ""
    let kind = isEstimated ? ", a guess" : ", which is exact"
    return "The content\(owner) is taken to be \(number(new)) points long\(axis)\(kind); "
      + "it was \(number(old))."
  }

  /// Why the size of the content changed, as far as it was not said.
  private func news(_ event: Event, _ isEstimated: Bool, _ told: inout ToldChanges) -> [String] {
    let hasLeft = events.contains { $0.kind == .remove }
    guard isEstimated, !told.has(event), hasLeft, isScrolledAlone(event) else {
      return told.untold(event)
    }
    return ["What left the screen is guessed again, and what came into it counts as it is."]
  }

  /// Whether a scroll view moved, and nothing but that happened to what is in it.
  private func isScrolledAlone(_ event: Event) -> Bool {
    var isScrolled = false
    for other in events {
      switch other.detail {
      case .moved: return false
      case .offset(_, _, let entries) where other.id == event.id && other.axis == event.axis:
        isScrolled = !entries.contains { [.data, .resize].contains($0.cause) || $0.anchor != nil }
      default: break
      }
    }
    return isScrolled
  }

  private func reasons(
    _ entries: [LedgerEntry],
    _ event: Event,
    _ told: inout ToldChanges
  ) -> [String] {
    var lines: [String] = []
    for entry in joined(entries) {
      let explained = ExplainedEntry(entry, told.of(event), lengths)
      if explained.tellsEstimate { told.markTold(event) }
      let sentences = explained.sentences
      var beginning = "    \(NumberFormat.change(entry.change).padded(to: 11)) "
      for sentence in sentences {
        lines += Paragraph.lines(sentence, after: beginning)
        beginning = String(repeating: " ", count: beginning.count)
      }
    }
    return lines
  }

  /// Entries of one cause that follow one another are said at once, and so is a correction that
  /// another cause came in between of.
  private func joined(_ entries: [LedgerEntry]) -> [LedgerEntry] {
    var joined: [LedgerEntry] = []
    for entry in entries {
      if let last = joined.last, last.cause == entry.cause, last.anchor == entry.anchor,
        last.subject == entry.subject || entry.cause == .estimate
      {
        joined[joined.count - 1].new = entry.new
      } else if entry.cause == .estimate,
        let first = joined.firstIndex(where: { $0.cause == .estimate && $0.anchor == entry.anchor })
      {
        joined[first].new += entry.change
      } else {
        joined.append(entry)
      }
    }
    return joined
  }

  private func number(_ value: Double) -> String { NumberFormat.decimal(value) }
}

/// What the containers of each scroll view said of their guesses since it was last used.
private struct ToldChanges {
  private struct Entry {
    var id: ViewID?
    var axis: Axis?
    var changes: [EstimateChange] = []
    /// Whether the offset was explained with them, so that further ones are about what follows.
    var isUsed = false
    /// Whether it was said what was measured.
    var isTold = false
  }

  private var entries: [Entry] = []

  mutating func add(_ change: EstimateChange, _ event: Event) {
    if let known = index(event), !entries[known].isUsed {
      entries[known].changes.append(change)
    } else {
      entries.removeAll { $0.id == event.id && $0.axis == event.axis }
      entries.append(Entry(id: event.id, axis: event.axis, changes: [change]))
    }
  }

  /// What is said about the scroll view and axis of an event.
  mutating func of(_ event: Event) -> [EstimateChange] {
    guard let index = index(event) else { return [] }
    entries[index].isUsed = true
    return entries[index].changes
  }

  func has(_ event: Event) -> Bool { index(event) != nil }

  mutating func markTold(_ event: Event) {
    if let index = index(event) { entries[index].isTold = true }
  }

  /// What was measured and is guessed from it, where no change of the offset was explained with it.
  mutating func untold(_ event: Event) -> [String] {
    guard let index = index(event), !entries[index].isTold else { return [] }
    entries[index].isUsed = true
    entries[index].isTold = true
    return entries[index].changes.filter { !$0.isInRow }.flatMap { LineWords($0).news }
  }

  private func index(_ event: Event) -> Int? {
    entries.firstIndex { $0.id == event.id && $0.axis == event.axis }
  }
}
