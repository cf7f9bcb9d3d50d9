/// The scroll requests of a window: what programs and fingers ask for, and how it ended.
struct ScrollRequests {
  /// The scroll views whose positions have a request.
  var positioned: [ScrollNode] = []
  /// The motions in progress.
  private(set) var motions: [ScrollMotion] = []
  /// The reports of the most recent programmatic scrolls.
  private(set) var reports: [ScrollReport] = []
  /// How many retargets all reports together counted.
  private(set) var retargets = 0
  /// Receives what is done to scroll views; nil where nobody asks.
  var listener: ToldScroll.Listener?
  /// Whether the edits of the frame in progress push what is in sight.
  var leavesOffsets = false

  /// The greatest number of reports that are kept.
  private static let mostReports = 1_000

  /// Adds a motion that moves a scroll view from now on.
  mutating func add(_ motion: ScrollMotion) {
    // The drags of one frame follow one another, so a new one replaces one that is over.
    if let last = motions.last, last.isOver { motions.removeLast() }
    motions.append(motion)
  }

  /// Removes motions that have ended.
  mutating func forgetFinishedMotions() {
    guard motions.contains(where: { $0.isOver }) else { return }
    motions.removeAll { $0.isOver }
  }

  /// Removes all motions, because the window is closed.
  mutating func forgetMotions() { motions = [] }

  /// Keeps the report of a scroll, and forgets the oldest if there are too many.
  mutating func note(_ report: ScrollReport) {
    retargets += report.retargets
    if reports.count == Self.mostReports { reports.removeFirst() }
    reports.append(report)
  }
}
