internal import LazyTrace

/// The number of occurrences, the first one, and their sum.
struct LintTally {
  private(set) var count = 0
  private(set) var amount = 0.0
  private(set) var frames = Set<Int>()
  private(set) var first: (id: ViewID?, frame: Int)?

  /// Counts an occurrence in a frame.
  mutating func add(_ id: ViewID?, in frame: Int, count: Int = 1, amount: Double = 0) {
    self.count += count
    self.amount += amount
    frames.insert(frame)
    first = first ?? (id, frame)
  }

  /// How many frames it was found in, in words.
  var inFrames: String { frames.count == 1 ? "one frame" : "\(frames.count) frames" }

  /// The finding of a rule; nil if nothing was found.
  func finding(of rule: LintRule, cost: String) -> LintFinding? {
    guard let first else { return nil }
    return LintFinding(rule: rule, id: first.id, frame: first.frame, cost: cost)
  }
}
