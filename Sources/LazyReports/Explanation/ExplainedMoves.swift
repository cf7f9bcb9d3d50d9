internal import LazyStacks

/// What in sight moved in a frame although nobody moved it, in sentences.
struct ExplainedMoves {
  private let events: ArraySlice<Event>
  private let lengths: MeasuredLengths
  private let work: ReportWork

  init(_ events: ArraySlice<Event>, _ lengths: MeasuredLengths, _ work: ReportWork) {
    self.events = events
    self.lengths = lengths
    self.work = work
  }

  /// A line for all subviews that moved alike for one reason.
  var lines: [String] {
    get throws {
      var groups: [(event: Event, ids: [ViewID])] = []
      for event in events {
        try work.charge()
        guard case .moved = event.detail, let id = event.id else { continue }
        // The group is not taken out to be compared, so that its ids are not copied.
        if !groups.isEmpty, groups[groups.count - 1].event.detail == event.detail {
          groups[groups.count - 1].ids.append(id)
        } else {
          groups.append((event, [id]))
        }
      }
      guard !groups.isEmpty else { return [] }
      let changes = try SightChanges(events, work)
      var lines: [String] = []
      for group in groups { lines += try self.lines(group.event, group.ids, changes) }
      return lines
    }
  }

  private func lines(
    _ event: Event,
    _ ids: [ViewID],
    _ changes: SightChanges
  ) throws -> [String] {
    guard case .moved(let by, let cause, let subject) = event.detail else { return [] }
    // Among the distances between lines one is looked for that accounts for the move.
    try work.charge(lengths.spacings.count)
    let sentence =
      "\(try FoldedIDs.text(ids, work)) moved by \(NumberFormat.change(by)), though nobody "
      + "moved \(ids.count == 1 ? "it" : "them"): \(reason(cause, subject, by, changes))."
    return try Paragraph.lines(sentence, after: "  ", work)
  }

  private func reason(
    _ cause: LedgerCause,
    _ subject: ViewID?,
    _ by: Double,
    _ changes: SightChanges
  ) -> String {
    switch cause {
    case .resize: resize(subject, by, changes)
    case .data: data(subject, by, changes)
    case .clamp: Self.tooShort
    case .estimate: "what was guessed before it became known"
    case .user: "the finger that moved the region took it along"
    case .snap, .target, .script: "the program that moved the region took it along"
    }
  }

  private static let tooShort = "the content became too short for where the region was"

  private func resize(_ subject: ViewID?, _ by: Double, _ changes: SightChanges) -> String {
    let unnamed = "something before or beside has another length"
    guard let subject else { return unnamed }
    let name = lengths.change(of: subject)
    guard let known = lengths.of(subject), let before = known.before else { return name }
    return alone(name, [known.length - before], by, changes) ?? unnamed
  }

  private func data(_ subject: ViewID?, _ by: Double, _ changes: SightChanges) -> String {
    guard !changes.followsAnchor else {
      return "defaultScrollAnchor kept showing the same part of the content"
    }
    let unnamed = "data came, went or moved"
    guard !Self.isSame(by, -changes.clamped) else {
      return "data went at the end, and " + Self.tooShort
    }
    guard let subject else { return unnamed }
    let name = FoldedIDs.text(subject)
    let length = lengths.of(subject)?.length
    let points = length.map { NumberFormat.decimal($0) }
    // What comes or goes takes the distance to the next with it.
    let taken = length.map { length in lengths.spacings.map { length + $0 } } ?? []
    if changes.came.contains(subject) {
      let came = "\(name) came in before" + (points.map { ", \($0) points long" } ?? "")
      return alone(came, taken, by, changes) ?? unnamed
    }
    guard changes.went.contains(subject) else { return "\(name) changed its place" }
    let went = "\(name) went" + (points.map { ", which was \($0) points long" } ?? "")
    return alone(went, taken.map { -$0 }, by, changes) ?? unnamed
  }

  /// What is known to have happened, with the words for what it does not account for; nil where it
  /// is not what moved anything.
  private func alone(
    _ known: String,
    _ accounted: [Double],
    _ by: Double,
    _ changes: SightChanges
  ) -> String? {
    if accounted.contains(where: { Self.isSame($0, by) }) { return known }
    guard !lengths.hasGrids else { return nil }
    if changes.clamped != 0, accounted.contains(where: { Self.isSame($0 - changes.clamped, by) }) {
      return known + ", and " + Self.tooShort
    }
    return known + ", and others came, went or changed as well"
  }

  private static func isSame(_ left: Double, _ right: Double) -> Bool {
    NumberFormat.decimal(left) == NumberFormat.decimal(right)
  }
}

/// What came on screen in a frame, and what left it.
private struct SightChanges {
  private(set) var came: Set<ViewID> = []
  private(set) var went: Set<ViewID> = []
  /// Whether a default anchor chose the offset because sizes changed.
  private(set) var followsAnchor = false
  /// How far the ends of the content pushed the region.
  private(set) var clamped = 0.0

  init(_ events: ArraySlice<Event>, _ work: ReportWork) throws {
    for event in events {
      try work.charge()
      switch event.detail {
      case .place: if let id = event.id { came.insert(id) }
      case .remove: if let id = event.id { went.insert(id) }
      case .offset(_, _, let entries):
        try work.charge(entries.count)
        followsAnchor = followsAnchor || entries.contains { $0.anchor == .sizeChanges }
        let clamps = entries.filter { $0.cause == .clamp && $0.anchor == nil }
        clamped += clamps.reduce(0) { $0 + $1.change }
      default: break
      }
    }
  }
}
