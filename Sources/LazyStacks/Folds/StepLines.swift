import LazyExtents

/// Makes lines of the steps of a lazy layout, and adds and drops them at the ends of its run.
struct StepLines: FoldLoading {
  let folded: FoldedRun
  let loader: RowLoader

  init(of folded: FoldedRun, using loader: RowLoader) {
    (self.folded, self.loader) = (folded, loader)
  }

  /// Loads the lines of steps that stand before one that holds still, in the order of the run.
  ///
  /// Each part ends in a seam. The last part does not if the step that holds still follows exactly
  /// as it would if it were made now.
  func take(
    _ parts: [[FoldStep]],
    above lower: FoldStep,
    because reason: LoadReason
  ) -> [Line] {
    guard let last = parts.last?.last else { return [] }
    let isSame = fold.leads(from: last, to: lower)
    if !isSame {
      seams.separate(lower, from: last)
    } else if lower.before.isSkipped {
      // What stands before it is now known.
      seams.relabel(lower.stretch, as: lower.stretch, reach: last.after.reach)
    }
    var lines: [Line] = []
    for steps in parts {
      for step in steps {
        let isSeam = step === steps.last && !(step === last && isSame)
        if isSeam { fold.noteSeam(before: step.after.index) }
        lines += hold(step, because: reason, end: isSeam ? .ceiling : .floor)
      }
    }
    return order.turned(lines)
  }

  /// Loads the lines of a step, in the order of the run.
  ///
  /// `end` says where the last line ends.
  func take(
    _ step: FoldStep,
    because reason: LoadReason,
    end: LineEnd = .floor
  ) -> [Line] {
    order.turned(hold(step, because: reason, end: end))
  }

  private func hold(
    _ step: FoldStep,
    because reason: LoadReason,
    end: LineEnd
  ) -> [Line] {
    let lines = order.lines(of: step, end: end) { place, put in
      loader.hold(order.turned(place), at: put, because: reason)
    }
    for line in lines {
      run.loading.count += 1
      run.takeNote(of: line)
      run.learn(line)
    }
    return lines
  }

  /// Adds lines at the end where the fold continues.
  func add(_ new: [Line]) {
    if isReversed { insertAtStart(new) } else { append(new) }
  }

  /// Adds lines at the end of the run.
  func append(_ new: [Line]) {
    var place = lines.isEmpty ? run.emptyStart : end
    for line in new {
      line.rel = place
      place += line.length
    }
    run.edit { $0.append(contentsOf: new) }
  }

  /// Adds lines at the start of the run.
  func insertAtStart(_ new: [Line]) {
    var place = start - new.reduce(0) { $0 + $1.length }
    for line in new {
      line.rel = place
      place += line.length
    }
    run.edit { $0.insert(contentsOf: new, at: 0) }
    run.first -= new.count
  }

  /// Drops the line at a position and all that follow it in the fold.
  func drop(from begin: Int) {
    let dropped = Array(isReversed ? lines[...begin] : lines[begin...])
    let (isReversed, count) = (isReversed, dropped.count)
    run.edit { if isReversed { $0.removeFirst(count) } else { $0.removeLast(count) } }
    if isReversed { run.first += count }
    for line in dropped { loader.release(line) }
  }

  /// Drops a number of lines at an end of the run.
  func drop(_ count: Int, atStart: Bool) {
    for _ in 0..<count {
      guard let line = atStart ? lines.first : lines.last else { return }
      run.edit { if atStart { $0.removeFirst() } else { $0.removeLast() } }
      if atStart {
        run.first += 1
        run.lead += line.length
      }
      loader.release(line)
    }
  }
}
