import LazyExtents

/// What a lazy layout makes of a run: the steps that placed its lines, and what holds still in
/// them.
///
/// Each line takes its share of how far its step moves the floor. So lines follow one another, and
/// all that a run knows holds for them; what is drawn may overlap.
///
/// The run keeps the lines, their places and the lead, and asks this object to grow it, trim it and
/// place lines again. Stacks and grids have none.
final class FoldedRun {
  /// The run whose lines the layout places.
  ///
  /// Both hold one another, because an unowned reference would count each of the many reads in a
  /// frame. The container lets go of the layout when it ends.
  let run: LazyRun
  /// What makes the steps.
  let fold: LazyFold
  /// Whether the first subview stands at the end of the container and the others before it.
  let isReversed: Bool
  /// The first place in the fold whose line the layout must place again.
  var unfolded: Int?
  /// Whether a stretch that was out of sight may continue the one above.
  ///
  /// That happens once a frame, before anything is aligned.
  var joinsStretches = false
  /// The stretches that hold still until the frame ends.
  var heldStretches: [FoldStretch] = []
  /// The part of the region that was last filled.
  private(set) var region = VisibleSpan(start: 0, end: 0)
  /// The subviews that were in sight and are kept out of it until the frame ends.
  private var leftOut: Set<ObjectIdentifier> = []
  /// Where tiles that learned their lengths must stand, until everything is placed again.
  var claims: [TileClaim] = []

  /// How often in this frame the target tile of a scroll was aligned.
  private var aims = 0
  private static let mostAims = 3

  /// Creates what a lazy layout makes of a run.
  ///
  /// - Parameters:
  ///   - run: The run whose lines it places.
  ///   - fold: What makes the steps.
  ///   - former: What placed the lines until now; what it left to be placed again still is.
  init(of run: LazyRun, with fold: LazyFold, instead former: FoldedRun? = nil) {
    self.run = run
    self.fold = fold
    isReversed = fold.isReversed
    unfolded = former?.unfolded
  }

  var lines: LineList { run.lines }
  var count: Int { run.count }
  var start: Double { run.start }
  var end: Double { run.end }

  /// How places in the fold and lines of the run correspond.
  var order: FoldOrder { FoldOrder(isReversed: isReversed, count: run.count) }

  /// The first and the last line of the run in the order of the fold.
  var firstInFold: Line? { isReversed ? run.lines.last : run.lines.first }
  var lastInFold: Line? { isReversed ? run.lines.first : run.lines.last }

  /// The next place in the fold after the run.
  var nextInFold: Int { isReversed ? run.count - run.first : run.last }

  func isHeld(_ stretch: FoldStretch) -> Bool { heldStretches.contains { $0 === stretch } }

  /// Whether a subview was in sight and is kept out of it until the frame ends.
  func isLeftOut(_ subview: Subview) -> Bool { leftOut.contains(ObjectIdentifier(subview)) }

  /// Keeps a subview that was in sight out of it until the frame ends.
  func leaveOut(_ subview: Subview) { leftOut.insert(ObjectIdentifier(subview)) }

  /// Whether the target tile of a scroll may be aligned once more in this frame.
  ///
  /// The place of the tile determines which part of it is loaded, that determines its length, and
  /// the length determines its place. This might go on forever, so it is limited.
  func takesAim() -> Bool {
    aims += 1
    return aims <= Self.mostAims
  }

  /// Begins to fill a part of the region, once stretches were joined that may be.
  func beginFilling(_ span: VisibleSpan, using loader: RowLoader) {
    region = span
    if joinsStretches { FoldTrimming(of: self, using: loader).joinStretches() }
    joinsStretches = false
  }

  /// Marks a line to be placed again, with all that follow, because its length changed.
  ///
  /// `place` is where the line is to stand.
  func unfold(_ position: Int, at place: Double?) {
    guard let step = lines[position].step else { return }
    if let place { run.move(by: place - lines[position].rel) }
    let first = firstStep(asking: order.turned(lines[position].index), before: step)
    unfolded = min(unfolded ?? .max, first.before.index)
  }

  /// The first step that asked about a subview, of those that follow one another up to the one that
  /// placed it.
  private func firstStep(asking place: Int, before last: FoldStep) -> FoldStep {
    var first = last
    while let held = run.place(ofLine: order.turned(first.before.index - 1)),
      let step = lines[held].step, step.stretch === last.stretch, !step.isHeld,
      step.asked.contains(place)
    {
      first = step
    }
    return first
  }

  /// Resets what belongs to one frame.
  func endFrame() {
    aims = 0
    claims.removeAll()
    if !leftOut.isEmpty { leftOut.removeAll() }
    joinsStretches = true
    heldStretches.removeAll()
  }

  /// The distance by which one subview moves the floor, as measured or assumed, in points.
  var subviewAdvance: Double { run.lengths.subviewAdvance }
}

/// The tiles that change while they are in sight.
extension FoldedRun {
  /// Notes that the length of a tile changed, or that its visible part determines where it starts.
  ///
  /// - Parameters:
  ///   - position: The position of the tile's line in the run.
  ///   - start: Where the tile is to start; nil if nothing of it was in sight.
  func claim(_ position: Int, at start: Double?) {
    guard let step = lines[position].step else { return }
    let line = lines[position]
    let subview = line.subviews[0]
    let resting = isReversed ? line.seenEnd - subview.length : line.seenStart
    claims.removeAll { $0.subview === subview }
    claims.append(
      TileClaim(
        subview: subview,
        start: start ?? resting,
        length: subview.length,
        isBinding: start != nil
      )
    )
    unfolded = min(unfolded ?? .max, step.before.index)
  }

  /// Where a row must start if that is not where it was placed.
  func claimedStart(of row: Subview) -> Double? {
    claims.last { $0.subview === row && $0.isBinding }?.start
  }
}

/// Converts places in stretches into positions in the region.
extension FoldedRun {
  /// The position that the subviews before the run reach to.
  var reachBefore: Double {
    guard let line = firstInFold, let step = line.step else {
      return isReversed ? end : start - run.spacing
    }
    return order.rel(of: step.before.reach, in: line)
  }

  /// The length below a reversed run; nil unless all of it was placed once.
  var lengthBelow: Double? {
    guard isReversed, let step = lines.last?.step else { return nil }
    return step.stretch.distanceFromStart.map { max(0, $0 + step.lineStart) }
  }

  /// Where the topmost subview of the run starts.
  var reachStart: Double {
    guard isReversed, let line = lines.first, let step = line.step else { return start }
    return min(start, order.rel(of: step.after.reach, in: line))
  }

  /// Where the lowest subview of the run ends.
  var reachEnd: Double {
    guard !isReversed, let line = lines.last, let step = line.step else { return end }
    return max(end, order.rel(of: step.after.reach, in: line))
  }
}
