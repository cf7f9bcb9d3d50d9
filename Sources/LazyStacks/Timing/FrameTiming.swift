/// Virtual time, what the frame in progress costs in it, and what rows will cost.
struct FrameTiming {
  /// Virtual time; frames advance it.
  var clock: FrameClock
  /// The costs of the frame in progress.
  var costs = FrameCosts()
  /// The costs of the last rows of each kind.
  var prediction = CostPrediction()

  init(refreshRate: Double) { clock = FrameClock(refreshRate: refreshRate) }

  /// Shows the frame in progress at a later tick if its work takes longer than one.
  ///
  /// - Returns: By how many milliseconds it is late; nil if it was done in time.
  mutating func delayIfLate() -> Double? {
    guard costs.total > 0 else { return nil }
    let tick = clock.millisecondsPerTick
    // Costs that sum to a tick, except for rounding, are done within it.
    let late = (costs.total / tick - 1e-9).rounded(.up).whole(in: 0 ... .max) - 1
    guard late > 0 else { return nil }
    clock.delay(by: late)
    return Double(late) * tick
  }
}
