import LazyExtents

/// The length before a run: known, or guessed (rule R7).
struct RunLead {
  private let run: LazyRun

  init(of run: LazyRun) { self.run = run }

  /// Settles the lead: 0 at the first line, and guessed again if the run grew at its start.
  ///
  /// An estimator that remembers everything before the run gives it exactly.
  func settle() {
    let (old, first) = (run.lead, run.first)
    defer {
      let change = run.lead - old
      if change != 0 { run.noteFindings { $0.corrected += change } }
    }
    if first == 0 {
      run.lead = 0
      run.isLeadExact = true
    } else if !run.isLeadExact, let skipped = run.skippedPlaces?.lead {
      run.lead = skipped
    } else if !run.isLeadExact, run.growth.isUnsettled || run.lengths.knows(0..<first) {
      run.lead = run.advance(0..<first)
      run.isLeadExact = run.lengths.knows(0..<first)
    }
    // What a layout placed before its floor belongs to the container.
    if run.isReversed, first > 0, !run.isLeadExact {
      run.lead = max(run.lead, run.start - run.reachStart)
    }
    run.growth.isUnsettled = false
  }

  /// Tells an estimator that asks for it what the run holds; all before it is guessed anew by that.
  func takeHeld() {
    guard run.lengths.asksForHeld else { return }
    let focused = run.lengths.focused.map { (index: $0.line, extent: $0.length) }
    run.lengths.estimator.hold(run.first..<run.last, focused: focused)
    run.isLeadExact = false
    run.growth.isUnsettled = true
  }

  /// Takes over the length of everything before the run after it was measured; if a callback
  /// failed, part of it stays unknown.
  func know() {
    guard run.first > 0, !run.lines.isEmpty else { return }
    run.isLeadExact = run.lengths.knows(0..<run.first)
    if run.isLeadExact { run.lead = run.advance(0..<run.first) }
  }

  /// Guesses the lead again from all that was learned since the run began, as if the run had grown
  /// at its start.
  func guessAnew() {
    run.growth.isUnsettled = true
    settle()
  }

  /// The lead as it is reported, and by how much it was corrected.
  func described(corrected: Double) -> EstimateChange.Lead {
    let known =
      run.lengths.remembers
      ? run.lengths.estimator.records.summary(of: 0..<run.first).measuredCount : 0
    return EstimateChange.Lead(
      lines: run.first,
      known: run.isLeadExact ? run.first : known,
      length: run.lead,
      corrected: corrected,
      spacing: run.spacing,
      isExact: run.isLeadExact
    )
  }
}
