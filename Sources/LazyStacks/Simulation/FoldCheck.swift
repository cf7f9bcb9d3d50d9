/// Repeats steps of a lazy layout, to find one that remembers anything beside its cursor.
struct FoldCheck {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Repeats each step that is held from the cursor before it, and compares.
  ///
  /// Nothing is loaded or measured for it: a step that looked at a subview which is gone, or asked
  /// for a size that is forgotten, is skipped.
  ///
  /// - Throws: ``LazyLayoutError/remembers(layout:index:)`` for the first step that differs, or an
  ///   error for a wrong answer of `skip`.
  func run() throws {
    guard let fold = stack.fold, stack.isShown, !stack.awaitsReset else { return }
    try checkSkip(fold)
    var last: FoldStep?
    for line in stack.placement.lines {
      guard let step = line.step, step !== last else { continue }
      last = step
      let isKnown = step.asked.allSatisfy { place in
        let subview = stack.loaded(stack.catalog.described(place))
        return subview.map(isCurrent) ?? false
      }
      guard isKnown, step.after.cursor != nil, !step.isHeld else { continue }
      try stack.context.work.poll(step.count)
      let again: FoldStep?
      do {
        again = try fold.again(step)
      } catch is ToldLayoutFailure {
        continue
      }
      guard again?.isSame(as: step) ?? true else {
        throw LazyLayoutError.remembers(layout: fold.layout.name, index: step.before.index)
      }
    }
  }

  /// Whether nothing is waiting to be taken over into a subview, which changes what it is.
  private func isCurrent(_ subview: Subview) -> Bool {
    !subview.isStandIn && !subview.measurement.isOutdated && !subview.folded.isOutdated
      && !subview.isOutdated
      && !subview.content.needsComparing(withVersion: stack.catalog.version)
  }

  /// Checks that a layout which skips the views that are held arrives where it placed them.
  ///
  /// The actual advance of these views is passed to `skip`, so that a layout which estimates by it
  /// is right, too.
  ///
  /// - Throws: ``LazyLayoutError/skipsWrongly(layout:count:floor:placed:)`` if it does not.
  private func checkSkip(_ fold: LazyFold) throws {
    guard fold.layout.canSkip, let first = stack.run.folded?.firstInFold?.step else { return }
    let steps = stack.placement.lines.lazy.compactMap(\.step).filter {
      $0.stretch === first.stretch
    }
    let end = steps.map(\.after).max { $0.index < $1.index }
    guard let end, end.cursor != nil else { return }
    let count = end.index - first.before.index
    let advance = (end.floor - first.before.floor) / Double(count)
    let floor = try fold.floor(behind: count, from: first.before, advance: advance)
    guard let floor, !floor.isNearly(end.floor) else { return }
    throw LazyLayoutError.skipsWrongly(
      layout: fold.layout.name,
      count: count,
      floor: floor,
      placed: end.floor
    )
  }
}
