public import LazyTrace

/// What a lint knows of a window besides its trace.
public struct LintSight {
  /// The views that the window now shows partly cut off.
  public var clipped: [ClippedView]
  /// The views that are missing now and would be drawn in sight.
  public var missing: [UndrawnView]
  /// The views that vanished while some of them would still have been drawn in sight.
  public var vanished: [EarlyVanishing]
  /// The rows of eager containers in rows of lazy ones that the window shows now.
  public var eager: [RowsMadeTogether] = []

  /// Creates the facts about a window.
  public init(clipped: [ClippedView], missing: [UndrawnView], vanished: [EarlyVanishing]) {
    self.clipped = clipped
    self.missing = missing
    self.vanished = vanished
  }

  /// Whether an eager container makes too many rows for those of them that are in sight.
  static func areTooMany(_ rows: Int, for inSight: Int) -> Bool {
    rows >= 100 && inSight > 0 && rows >= 5 * inSight
  }

  /// The rows of eager containers of which too few are in sight, each with the frame that made them
  /// together, as far as the trace has it.
  func rowsInVain(
    in trace: Trace,
    charging work: ReportWork
  ) throws -> [(rows: RowsMadeTogether, frame: Int)] {
    let many = eager.filter { Self.areTooMany($0.count, for: $0.inSight) }
    guard !many.isEmpty else { return [] }
    var made: [ViewID: Int] = [:]
    var bodies: [Int: Int] = [:]
    for event in trace.events() {
      try work.charge()
      guard case .body = event.detail else { continue }
      bodies[event.frame, default: 0] += 1
      if let id = event.id, made[id] == nil { made[id] = event.frame }
    }
    // What came row by row was not made together.
    return many.compactMap { rows in
      made[rows.first].flatMap { bodies[$0, default: 0] < rows.count ? nil : (rows, $0) }
    }
  }
}
