/// The steps of a run that are still valid after an edit: the consecutive ones from an anchor on
/// whose subviews still exist.
struct KeptSteps {
  /// Where the fold continues, counted as after the edit.
  let point: FoldPoint
  let stretch: FoldStretch
  /// The position of that point in the region.
  let rel: Double
  /// The steps whose subviews are unchanged, counted as after the edit.
  let steps: [FoldStep]

  /// Finds them; nil if no step begins with the anchor any more.
  init?(of folded: FoldedRun, after change: LineChange, from anchor: UpdateAnchor) {
    let (run, order) = (folded.run, folded.order)
    guard let place = run.place(ofLine: anchor.old), let step = run.lines[place].step,
      let begin = run.place(ofLine: order.turned(step.before.index))
    else { return nil }
    let list = change.subviews.described
    let new = order.isReversed ? change.newCount - 1 - anchor.new : anchor.new
    let distance = new - order.turned(anchor.old)
    guard list.newIndex(of: step.before.index) == step.before.index + distance else { return nil }
    rel = order.isReversed ? run.lines[begin].relEnd : run.lines[begin].rel
    point = step.before.shifted(by: distance)
    var moved = MovedStretches(
      origin: folded.fold.skipped.origin,
      movesAll: order.isReversed,
      movesAny: !list.keepsAll(before: step.before.index)
    )
    stretch = moved.stretch(of: step)
    var (steps, next) = ([FoldStep](), begin)
    while run.lines.indices.contains(next), let step = run.lines[next].step {
      // A step that asked for the end differs if the end moved, and one that asked for the index of
      // a subview differs if that has another index.
      let isWhole =
        step.asked.allSatisfy { list.newIndex(of: $0) == $0 + distance }
        && (!step.peeks.sawEnd || change.newCount - run.count == distance)
        && (!step.peeks.sawIndex || distance == 0)
      guard isWhole else { break }
      steps.append(step.shifted(by: distance, to: moved.stretch(of: step)))
      next += order.isReversed ? -step.count : step.count
    }
    self.steps = steps
  }

  /// The anchor of an update that keeps the steps: the line that begins them.
  func anchor(after change: LineChange, for anchor: UpdateAnchor, isReversed: Bool) -> UpdateAnchor
  {
    let new = isReversed ? change.newCount - 1 - point.index : point.index
    return UpdateAnchor(old: anchor.old + new - anchor.new, new: new, rel: rel)
  }
}

/// The stretches of kept steps after an edit.
///
/// Points reached by a skip count from the start of everything, which may have moved, and so may
/// the length below a reversed run. Their stretches are replaced by new ones.
private struct MovedStretches {
  /// The stretch of all points reached by a skip.
  let origin: FoldStretch
  /// Whether every stretch is replaced if any is, because the run is reversed.
  let movesAll: Bool
  /// Whether anything changed before the kept steps.
  let movesAny: Bool
  private var moved: [ObjectIdentifier: FoldStretch] = [:]

  init(origin: FoldStretch, movesAll: Bool, movesAny: Bool) {
    (self.origin, self.movesAll, self.movesAny) = (origin, movesAll, movesAny)
  }

  /// The stretch of a step after the edit.
  mutating func stretch(of step: FoldStep) -> FoldStretch {
    guard movesAny, step.stretch === origin || movesAll else { return step.stretch }
    let key = ObjectIdentifier(step.stretch)
    if let known = moved[key] { return known }
    let new = FoldStretch()
    new.begin(at: step.stretch.top)
    if let above = step.stretch.above, let other = moved[ObjectIdentifier(above.stretch)] {
      new.stand(below: other, by: above.distance)
    }
    moved[key] = new
    return new
  }
}
