extension LazyRun {
  /// How a run grows at its start (rule R7).
  struct Growth {
    /// Whether it grew there since the lead was settled.
    var isUnsettled = false
    /// The run's first line when the update began, or when the run was started anew in it.
    ///
    /// Only lines that come in before this one count as growth. It is nil between updates.
    var limit: Int?

    /// Notes that a line came in at the start.
    mutating func note(first: Int) {
      if first < limit ?? .max { isUnsettled = true }
    }
  }

  /// How far a run came in a frame with loading lines.
  struct Loading {
    /// How many subviews were loaded since the frame began.
    var count = 0
    /// How many lines there were when the frame began, if elements turned out to give other numbers
    /// of views than had been assumed.
    var oldCount: Int?
    /// Whether the run was cut short because too many subviews were loaded in one frame.
    var isCutShort = false
    /// Whether a failed callback leaves unknown what comes after the run.
    var lacksNext = false
    /// Whether stand-ins for views that failed in an earlier frame are to be loaded again.
    var retriesStandIns = false
  }
}
