internal import LazyTrace

/// How often something was found, where first, and how much it came to.
struct LintTally {
  private(set) var count = 0
  private(set) var amount = 0.0
  private(set) var frames = Set<Int>()
  private(set) var first: (id: ViewID?, frame: Int)?

  /// Takes note of something in a frame.
  mutating func add(_ id: ViewID?, _ frame: Int, count: Int = 1, amount: Double = 0) {
    self.count += count
    self.amount += amount
    frames.insert(frame)
    first = first ?? (id, frame)
  }

  /// How many frames it was found in, in words.
  var inFrames: String { frames.count == 1 ? "one frame" : "\(frames.count) frames" }

  /// The finding of a rule; nil where nothing was found.
  func finding(_ rule: LintRule, _ cost: String) -> LintFinding? {
    guard let first else { return nil }
    return LintFinding(rule: rule, id: first.id, frame: first.frame, cost: cost)
  }
}
