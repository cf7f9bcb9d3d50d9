import LazyStacks

/// One frame of a trace, and what can be said about its movements.
struct ExplainedFrame {
  private let events: [Event]
  private let lengths: MeasuredLengths

  init(_ events: [Event], _ lengths: MeasuredLengths) {
    self.events = events
    self.lengths = lengths
  }

  /// The explanation; nil where nothing moved.
  var text: String? {
    var lines: [String] = []
    for event in events {
      guard case .offset(let old, let new, let entries) = event.detail else { continue }
      lines.append("  \(subject(of: event)) went from \(number(old)) to \(number(new)):")
      for entry in joined(entries) {
        lines.append("    \(NumberFormat.change(entry.change).padded(to: 11)) \(reason(entry))")
      }
    }
    lines += moves
    guard let first = events.first, !lines.isEmpty else { return nil }
    lines += sizes
    return (["Frame \(first.frame), at \(number(first.time)) s"] + lines).joined(separator: "\n")
  }

  private func subject(of event: Event) -> String {
    let axis = event.axis.map { " along the \($0.rawValue) axis" } ?? ""
    guard let id = event.id else { return "The content offset" + axis }
    return "The content offset of \(FoldedIDs.text(id))" + axis
  }

  /// Entries of one cause that follow one another are said at once.
  private func joined(_ entries: [LedgerEntry]) -> [LedgerEntry] {
    var joined: [LedgerEntry] = []
    for entry in entries {
      if let last = joined.last, last.cause == entry.cause, last.subject == entry.subject {
        joined[joined.count - 1].new = entry.new
      } else {
        joined.append(entry)
      }
    }
    return joined
  }

  private func reason(_ entry: LedgerEntry) -> String {
    switch entry.cause {
    case .user: return "A finger moved the content."
    case .script:
      guard let subject = entry.subject else { return "The program scrolled." }
      return "The program scrolled to \(FoldedIDs.text(subject))."
    case .target: return "An animated scroll went on."
    case .snap: return "A scroll target behavior chose where to end."
    case .clamp: return "The content ends there: an offset beyond it was taken back."
    case .data:
      return "Data came, went or moved before what is visible; what is visible stays where it is."
    case .estimate:
      return "\(learned(entry.subject)), so the space before what is visible is guessed anew."
        + Self.nextLine
        + "Nothing in sight moved: the stack changed its positions and the offset together."
    case .resize:
      return "\(change(of: entry.subject)).\(Self.nextLine)"
        + "Nothing in sight moved: the space before it took up the difference."
    }
  }

  /// The start of another line under a reason.
  private static let nextLine = "\n" + String(repeating: " ", count: 16)

  private func learned(_ id: ViewID?) -> String {
    guard let id else { return "Lengths became known" }
    guard let known = lengths.of(id) else { return "\(FoldedIDs.text(id)) became known" }
    return "\(FoldedIDs.text(id)) turned out to be \(number(known.length)) points long"
  }

  /// What happened to the length of a subview, and why if that is known.
  private func change(of id: ViewID?) -> String {
    guard let id else { return "A subview has another length than it had" }
    let name = FoldedIDs.text(id)
    guard let known = lengths.of(id), let before = known.before else {
      return "\(name) has another length than it had"
    }
    let lost =
      known.wasEvicted
      ? " (its view was given up in between, and its state with it, and was made anew)" : ""
    return "\(name) is \(number(known.length)) points long and was \(number(before))\(lost)"
  }

  /// Subviews that moved alike for one reason are said at once.
  private var moves: [String] {
    var groups: [(event: Event, ids: [ViewID])] = []
    for event in events {
      guard case .moved = event.detail, let id = event.id else { continue }
      if let last = groups.last, last.event.detail == event.detail {
        groups[groups.count - 1].ids.append(id)
      } else {
        groups.append((event, [id]))
      }
    }
    return groups.map { group in
      guard case .moved(let by, let cause, let subject) = group.event.detail else { return "" }
      return
        "  \(FoldedIDs.text(group.ids)) moved by \(NumberFormat.change(by)), though nobody moved "
        + "\(group.ids.count == 1 ? "it" : "them"): \(reason(cause, subject))"
    }
  }

  private func reason(_ cause: LedgerCause, _ subject: ViewID?) -> String {
    switch cause {
    case .resize where subject != nil: change(of: subject) + "."
    case .resize: "something above in sight has another length."
    case .data: "data came, went or moved in sight."
    case .clamp: "the content became too short for where the region was."
    default: "\(cause.rawValue)."
    }
  }

  private var sizes: [String] {
    events.compactMap { event in
      guard case .contentSize(let old, let new, let isEstimated) = event.detail else { return nil }
      return "  The content is taken to be \(number(new)) points long"
        + (isEstimated ? ", a guess" : ", which is exact") + "; it was \(number(old))."
    }
  }

  private func number(_ value: Double) -> String { NumberFormat.decimal(value) }
}
