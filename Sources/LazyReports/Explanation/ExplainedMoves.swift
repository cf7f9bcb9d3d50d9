internal import LazyStacks

/// What in sight moved in a frame although nobody moved it, in sentences.
struct ExplainedMoves {
  private let events: [Event]
  private let lengths: MeasuredLengths

  init(_ events: [Event], _ lengths: MeasuredLengths) {
    self.events = events
    self.lengths = lengths
  }

  /// A line for all subviews that moved alike for one reason.
  var lines: [String] {
    var groups: [(event: Event, ids: [ViewID])] = []
    for event in events {
      guard case .moved = event.detail, let id = event.id else { continue }
      if let last = groups.last, last.event.detail == event.detail {
        groups[groups.count - 1].ids.append(id)
      } else {
        groups.append((event, [id]))
      }
    }
    guard !groups.isEmpty else { return [] }
    let changes = SightChanges(events)
    return groups.flatMap { group -> [String] in
      guard case .moved(let by, let cause, let subject) = group.event.detail else { return [] }
      let sentence =
        "\(FoldedIDs.text(group.ids)) moved by \(NumberFormat.change(by)), though nobody "
        + "moved \(group.ids.count == 1 ? "it" : "them"): \(reason(cause, subject, changes))."
      return Paragraph.lines(sentence, after: "  ")
    }
  }

  private func reason(
    _ cause: LedgerCause,
    _ subject: ViewID?,
    _ changes: SightChanges
  ) -> String {
    switch cause {
    case .resize:
      subject != nil ? lengths.change(of: subject) : "something before in sight has another length"
    case .data: data(subject, changes)
    case .clamp: "the content became too short for where the region was"
    case .estimate: "what was guessed before it became known"
    case .user: "the finger that moved the region took it along"
    case .snap, .target, .script: "the program that moved the region took it along"
    }
  }

  private func data(_ subject: ViewID?, _ changes: SightChanges) -> String {
    guard !changes.followsAnchor else {
      return "defaultScrollAnchor kept showing the same part of the content"
    }
    guard let subject else { return "data came, went or moved in sight" }
    let name = FoldedIDs.text(subject)
    let length = lengths.of(subject).map { NumberFormat.decimal($0.length) }
    if changes.came.contains(subject) {
      return "\(name) came in before" + (length.map { ", \($0) points long" } ?? "")
    }
    guard changes.went.contains(subject) else { return "\(name) changed its place" }
    return "\(name) went" + (length.map { ", which was \($0) points long" } ?? "")
  }
}

/// What came on screen in a frame, and what left it.
private struct SightChanges {
  private(set) var came: Set<ViewID> = []
  private(set) var went: Set<ViewID> = []
  /// Whether a default anchor chose the offset because sizes changed.
  private(set) var followsAnchor = false

  init(_ events: [Event]) {
    for event in events {
      switch event.detail {
      case .place: if let id = event.id { came.insert(id) }
      case .remove: if let id = event.id { went.insert(id) }
      case .offset(_, _, let entries):
        followsAnchor = followsAnchor || entries.contains { $0.anchor == .sizeChanges }
      default: break
      }
    }
  }
}
