import LazyExtents

/// Changes its estimate whenever something is learned, between 0 and a million points.
struct ErraticEstimator: ExtentEstimator {
  var records: ExtentTree
  private var turn = 0

  init(count: Int) { records = ExtentTree(count: count) }

  var estimate: Double { NaiveGuess.turns[turn % NaiveGuess.turns.count] }

  mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
    turn += 1
  }

  mutating func forgetAll() {
    records.forgetAll()
    turn = 0
  }
}
