internal import LazyStacks

/// One frame of a trace, and what can be said about its movements.
struct ExplainedFrame {
  private let events: ArraySlice<Event>
  private let lengths: MeasuredLengths
  private let scrolls: FrameScrolls
  private let work: ReportWork

  init(_ events: ArraySlice<Event>, _ lengths: MeasuredLengths, _ work: ReportWork) throws {
    self.events = events
    self.lengths = lengths
    self.work = work
    scrolls = try FrameScrolls(events, work)
  }

  /// The explanation; nil where nothing moved.
  ///
  /// - Parameter withSizeAlone: Whether a size of the content that changed is enough.
  /// - Returns: The lines of the frame.
  /// - Throws: What the meter throws.
  func text(withSizeAlone: Bool) throws -> String? {
    var told = ToldChanges()
    var lines: [String] = []
    var sizes: [String] = []
    for event in events {
      try work.charge()
      switch event.detail {
      case .estimate(let change): told.add(change, event)
      case .offset(let old, let new, let entries):
        lines.append("  \(subject(of: event)) went from \(number(old)) to \(number(new)):")
        lines += try reasons(entries, event, &told)
      case .contentSize(let old, let new, let isEstimated):
        guard number(old) != number(new) else { continue }
        sizes += try Paragraph.lines(size(event, old, new, isEstimated), after: "  ", work)
        for sentence in try news(event, isEstimated, &told) {
          sizes += try Paragraph.lines(sentence, after: "    ", work)
        }
      default: break
      }
    }
    lines += try ExplainedMoves(events, lengths, work).lines
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
  private func news(
    _ event: Event,
    _ isEstimated: Bool,
    _ told: inout ToldChanges
  ) throws -> [String] {
    guard isEstimated, !told.has(event), scrolls.hasLeavers, scrolls.isScrolledAlone(event) else {
      return try told.untold(event, work)
    }
    return ["What left the screen is guessed again, and what came into it counts as it is."]
  }

  private func reasons(
    _ entries: [LedgerEntry],
    _ event: Event,
    _ told: inout ToldChanges
  ) throws -> [String] {
    var lines: [String] = []
    for entry in try joined(entries) {
      let explained = ExplainedEntry(entry, told.ofOffset(event), lengths)
      if explained.tellsEstimate { told.markTold(event) }
      let sentences = explained.sentences
      var beginning = "    \(NumberFormat.change(entry.change).padded(to: 11)) "
      for sentence in sentences {
        lines += try Paragraph.lines(sentence, after: beginning, work)
        beginning = String(repeating: " ", count: beginning.count)
      }
    }
    return lines
  }

  /// Entries of one cause that follow one another are said at once, and so is a correction that
  /// another cause came in between of.
  private func joined(_ entries: [LedgerEntry]) throws -> [LedgerEntry] {
    var joined: [LedgerEntry] = []
    // Where the first correction of each anchor stands.
    var estimates: [ScrollAnchorRole?: Int] = [:]
    for entry in entries {
      try work.charge()
      if let last = joined.last, last.cause == entry.cause, last.anchor == entry.anchor,
        last.subject == entry.subject || entry.cause == .estimate
      {
        joined[joined.count - 1].new = entry.new
      } else if entry.cause == .estimate, let first = estimates[entry.anchor] {
        joined[first].new += entry.change
      } else {
        if entry.cause == .estimate { estimates[entry.anchor] = joined.count }
        joined.append(entry)
      }
    }
    return joined
  }

  private func number(_ value: Double) -> String { NumberFormat.decimal(value) }
}
