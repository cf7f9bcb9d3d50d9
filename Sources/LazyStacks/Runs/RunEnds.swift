import DequeModule
import LazyExtents

/// Loads the lines next to a run, one at a time.
struct RunEnds {
  private let run: LazyRun
  private let loader: RowLoader

  init(of run: LazyRun, using loader: RowLoader) {
    self.run = run
    self.loader = loader
  }

  /// Loads the line after the run and appends it.
  ///
  /// - Returns: False if there is no such line.
  func append(because reason: LoadReason) -> Bool {
    if let folded = run.folded {
      FoldGrowth(of: folded, using: loader).append(because: reason)
      return true
    }
    guard loader.reached(run.last) == run.last else {
      run.loading.lacksNext = run.last < run.count
      return false
    }
    let position = run.lines.isEmpty ? run.emptyStart : run.end + run.spacing
    let line = load(run.last, because: reason)
    guard !loader.hasStopped else {
      loader.release(line)
      return true
    }
    line.rel = position
    run.edit { $0.append(line) }
    return true
  }

  /// Loads the line before the run and prepends it.
  ///
  /// An exact lead is lowered by the known length of the line (rule R7).
  func prepend(because reason: LoadReason) {
    if let folded = run.folded {
      return FoldGrowth(of: folded, using: loader).prepend(because: reason)
    }
    let end = run.start - run.spacing
    let known = run.lengths.estimator.recorded(run.first - 1)
    let line = load(run.first - 1, because: reason)
    guard !loader.hasStopped else { return loader.release(line) }
    line.rel = end - line.length
    run.edit { $0.prepend(line) }
    run.first -= 1
    guard run.isLeadExact else {
      run.lead -= line.length + run.spacing
      run.growth.note(first: run.first)
      return
    }
    run.lead -= (known ?? line.length) + run.spacing
    guard let known, !known.isNearly(line.length) else { return }
    run.resized = line.label
    run.noteFindings { $0.isResized = true }
  }

  /// Loads a line, which stands nowhere yet.
  func load(_ index: Int, because reason: LoadReason) -> Line {
    let line = loader.load(index, because: reason)
    run.loading.count += line.subviews.count
    run.takeNote(of: line)
    run.learn(line)
    return line
  }
}
