/// The lines that a run measured, with the lengths that they had counted with.
struct MeasuredLines {
  /// How many lines were measured, and how many of them for the first time.
  private var lines = 0
  private var unseen = 0
  /// How many of them had counted with a guess.
  private var guessed = 0
  /// Their measured length, and the length assumed before, in points.
  private var length = 0.0
  private var assumed = 0.0
  /// The line that was measured last.
  private var last: Line?
  /// The last length of each counted line, so that a line counts once however often a frame comes
  /// back to it.
  private var counted = SmallTable<Int, Double>()

  /// The length with which a line had counted.
  struct Assumed {
    let length: Double
    /// Whether it had never been measured.
    let isUnseen: Bool
    /// Whether the length was a guess.
    let isGuess: Bool
  }

  /// Whether nothing was measured.
  var isEmpty: Bool { last == nil }

  /// Counts a line.
  mutating func count(_ line: Line, as assumed: Assumed) {
    if let before = counted.keep(line.length, at: line.index) {
      length += line.length - before
      return
    }
    lines += 1
    unseen += assumed.isUnseen ? 1 : 0
    guessed += assumed.isGuess ? 1 : 0
    length += line.length
    self.assumed += assumed.length
    last = line
  }

  /// All of them together; nil if nothing was measured.
  var sum: EstimateChange.Measured? {
    guard let last else { return nil }
    var measured = EstimateChange.Measured(
      count: lines,
      unseen: unseen,
      length: length,
      assumed: assumed,
      subject: last.label,
      view: last.subviews[0].seen
    )
    measured.guessed = guessed
    return measured
  }

  /// Calls a function with the index and length of each counted line, in no order.
  func forEachLength(_ body: (Int, Double) -> Void) { counted.visit(body) }

  /// Forgets which lines were counted: from now on the indices of lines mean other lines.
  mutating func forgetIndices() { counted = SmallTable() }
}
