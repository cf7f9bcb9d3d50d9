/// The frame that a window makes now.
struct FrameInProgress {
  /// What is reported of it when it is done.
  var account = FrameAccount()
  /// Its passes and fillings.
  var rounds = FrameRounds()
}

/// How often the frame in progress has been laid out, and its stacks filled.
struct FrameRounds {
  /// The number of the pass in progress.
  var pass = 0
  /// Whether the window must be laid out again, because a length differed from its estimate.
  var needsAnother = false
  /// The number of the filling in progress of a stack that is in no row of another one.
  private(set) var fill = 0
  private var fills = 0

  /// Begins a filling, possibly within another one.
  ///
  /// - Returns: The number of the filling around it.
  mutating func beginFill() -> Int {
    defer {
      fills += 1
      fill = fills
    }
    return fill
  }

  /// Goes on with the filling around the one that is done.
  mutating func goBack(to outer: Int) { fill = outer }
}
