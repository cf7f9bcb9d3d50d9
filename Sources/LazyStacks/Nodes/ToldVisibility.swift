/// Which views of a scroll view, or of none, the trace said to be in sight by which thresholds.
struct ToldVisibility {
  /// What is in sight by one threshold.
  struct Entry {
    let threshold: Double
    /// The targets of the scroll view.
    var targets: [ViewID] = []
    /// The views that observe themselves.
    var observing: [ViewID] = []

    /// All of them, each once.
    var ids: [ViewID] {
      guard !observing.isEmpty else { return targets }
      var known = Set(targets)
      return targets + observing.filter { known.insert($0).inserted }
    }
  }

  /// The thresholds that are asked for: the window's, and those of observers of targets.
  private(set) var asked: [Double] = []
  /// Those that somebody chose: all but the usual ones of a window.
  private(set) var chosen: [Double] = []
  private(set) var entries: [Entry] = []
  /// What was asked for when it was last told, and how many layouts the window had made.
  private(set) var told: (asked: [Double], layouts: Int) = ([], -1)

  /// Whether nothing was asked anew since targets were last looked for.
  var isAskedAsBefore: Bool { asked == told.asked }

  /// Whether targets were looked for since the last layout, for what is asked for now.
  func isTold(since layouts: Int) -> Bool { told.layouts == layouts && isAskedAsBefore }

  /// Notes that targets were looked for.
  mutating func noteLook(at layouts: Int) { told = (asked, layouts) }

  /// Begins a frame in which the window asks for its thresholds.
  mutating func begin(asking thresholds: [Double]) {
    asked = thresholds
    chosen = thresholds == WindowConfiguration.usualThresholds ? [] : thresholds
  }

  /// Asks for the threshold of an observer of targets.
  mutating func ask(for threshold: Double) {
    if !asked.contains(threshold) { asked.append(threshold) }
    if !chosen.contains(threshold) { chosen.append(threshold) }
  }

  /// Takes in what is to be said about a threshold.
  ///
  /// - Returns: The change; nil if the same was said before.
  mutating func tell(_ entry: Entry) -> VisibilityChange? {
    let (old, ids) = (self[entry.threshold].ids, entry.ids)
    self[entry.threshold] = entry
    return old == ids ? nil : VisibilityChange(from: old, to: ids, threshold: entry.threshold)
  }

  /// Takes in what is said about a threshold.
  mutating func take(_ entry: Entry) { self[entry.threshold] = entry }

  /// What was said about a threshold; nothing in sight where nothing was.
  private(set) subscript(threshold: Double) -> Entry {
    get { entries.first { $0.threshold == threshold } ?? Entry(threshold: threshold) }
    set {
      if let place = entries.firstIndex(where: { $0.threshold == threshold }) {
        entries[place] = newValue
      } else {
        entries.append(newValue)
      }
    }
  }
}
