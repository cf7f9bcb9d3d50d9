import LazyExtents

/// The lines of a run that were measured again where they stand.
///
/// Several lines may be measured again before those behind them are aligned once.
struct RemeasuredLines {
  private let run: LazyRun

  init(of run: LazyRun) { self.run = run }

  /// Takes over the present lengths of a line's subviews, and puts the line at a place or leaves it
  /// where it is.
  ///
  /// The lines after it follow with ``align(upTo:)``.
  func add(_ position: Int, at place: Double? = nil) {
    if let folded = run.folded { return folded.unfold(position, at: place) }
    align(upTo: position)
    let old = run.lines[position]
    let rel = place ?? old.rel
    let line = Line(index: old.index, subviews: old.subviews)
    let change = line.length - old.length
    // What came into sight before what was there has no other length, but one that took two steps.
    if change != 0, !run.isLeadExact, isNewAtStart(position) {
      run.noteFindings { $0.corrected += change }
    }
    run.edit { $0[position] = line }
    run.takeNote(of: line)
    run.learn(line)
    line.rel = rel
    if position == 0 { run.emptyStart = rel }
    run.settled = min(run.settled ?? position, position)
  }

  /// Whether a line joined the run in this frame, before all that it held when the frame began.
  private func isNewAtStart(_ position: Int) -> Bool {
    let first = run.lines.firstIndex { line in
      let cell = line.subviews[0]
      return cell.before?.frame == cell.node.context.sight.ofRows
    }
    return first.map { position < $0 } ?? false
  }

  /// Aligns the lines after one that was measured again, all of them or up to a position.
  func align(upTo position: Int? = nil) {
    if let folded = run.folded, position == nil {
      Refolding(of: folded, using: folded.fold.container.loader).foldAgain()
    }
    guard let settled = run.settled else { return }
    let end = min(position ?? run.lines.count - 1, run.lines.count - 1)
    if end > settled {
      for later in settled + 1...end {
        run.lines[later].rel = run.lines[later - 1].relEnd + run.spacing
      }
    }
    run.settled = position == nil ? nil : max(settled, end)
  }
}
