/// What programs and fingers ask of the scroll views of a window, and what became of it.
struct ScrollRequests {
  /// The scroll views whose positions ask for something.
  var positioned: [ScrollNode] = []
  /// What moves scroll views over time.
  private(set) var motions: [ScrollMotion] = []
  /// What became of programmatic scrolls, the last ones.
  private(set) var reports: [ScrollReport] = []
  /// How often these aimed anew.
  private(set) var retargets = 0
  /// Whether edits of the frame in progress push what is in sight.
  var leavesOffsets = false

  /// How many reports are kept.
  private static let mostReports = 1_000

  /// Takes note of what moves a scroll view from now on.
  mutating func add(_ motion: ScrollMotion) {
    // Drags of one frame follow one another, so each takes the place of the last one.
    if let last = motions.last, last.isOver { motions.removeLast() }
    motions.append(motion)
  }

  /// Forgets what moves nothing any more.
  mutating func forgetFinishedMotions() {
    guard motions.contains(where: { $0.isOver }) else { return }
    motions.removeAll { $0.isOver }
  }

  /// Forgets all that moved scroll views, because the window is closed.
  mutating func forgetMotions() { motions = [] }

  /// Keeps what became of a scroll.
  mutating func note(_ report: ScrollReport) {
    retargets += report.retargets
    if reports.count == Self.mostReports { reports.removeFirst() }
    reports.append(report)
  }
}
