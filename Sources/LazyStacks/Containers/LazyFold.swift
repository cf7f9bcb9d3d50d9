/// How a lazy layout places what a run holds: its steps, and the cursors to go back to.
///
/// A step gives a line for each subview. So that lines follow one another as in a stack, a line
/// takes an equal share of what the step moved the floor; where its subview is drawn, it knows
/// besides.
final class LazyFold {
  let layout: any LazyLayout
  unowned let container: LazyStackNode
  /// Whether the first subview stands at the end of the container, and the others before it.
  let isReversed: Bool
  /// The points before the steps that left the run at its start, in order.
  private var history: [(point: FoldPoint, stretch: FoldStretch)] = []
  /// Whether a stretch that was out of sight may go on from the one above: once a frame, before
  /// anything is aimed at.
  var joinsStretches = false
  /// The stretches that hold still until the frame ends.
  var heldStretches: [FoldStretch] = []
  /// What the layout skipped to.
  var skipped = SkippedCursors()
  /// The region that was filled last.
  var region = VisibleSpan(start: 0, end: 0)
  /// Where tiles have to stand that learned something of themselves, until all is placed again.
  var claims: [TileClaim] = []

  /// How often a tile that is scrolled to was put where it is to stand in this frame.
  private var aims = 0
  private static let mostAims = 3

  /// How long the region was that was filled last.
  var regionLength: Double { region.length }

  /// By how much a finger moved what is in sight in this frame; 0 where something else did.
  var expectedMove: Double { container.movingTrack?.expectedMove ?? 0 }

  /// What is across the container.
  var crossAxis: Axis { container.axis.cross }

  init(_ layout: any LazyLayout, in container: LazyStackNode) {
    self.layout = layout
    self.container = container
    isReversed = container.catalog.isReversed
  }

  private var context: FrameContext { container.context }

  func isHeld(_ stretch: FoldStretch) -> Bool { heldStretches.contains { $0 === stretch } }

  /// Whether a tile that is scrolled to is put where it is to stand once more.
  ///
  /// Where it stands says what is placed of it, that says how long it is taken to be, and that says
  /// where it is to stand: this need not end.
  func takesAim() -> Bool {
    aims += 1
    return aims <= Self.mostAims
  }

  /// Begins another frame.
  func endFrame() {
    aims = 0
    claims.removeAll()
    joinsStretches = true
    heldStretches.removeAll()
  }

  /// Says that a stretch begins with a subview where the one above ends.
  func noteSeam(before place: Int) {
    let index = container.catalog.described(place)
    context.record(.seam(index: place), of: EventSubject(id: try? container.catalog.id(at: index)))
  }

  /// The subview with a place in the description.
  private func subview(_ place: Int, _ reason: LoadReason) -> Subview {
    container.subview(at: container.catalog.described(place), reason)
  }

  /// Whether a step follows another one as it would if it were made now.
  func leads(from upper: FoldStep, to lower: FoldStep) -> Bool {
    let (end, point) = (upper.after, lower.before)
    guard upper.stretch === lower.stretch, end.floor.isNearly(point.floor) else { return false }
    // What was skipped to was added up in another way.
    if point.isSkipped { return end.ceiling.isNearly(point.ceiling) }
    return end.reach.isNearly(point.reach) && layout.isSame(end.cursor, as: point.cursor)
  }

  /// Makes one step, without placing what it asks for.
  ///
  /// A step that fails is told, and its first subview stands in a column; the next one begins a
  /// fresh cursor.
  ///
  /// - Returns: The step; nil once work is stopped.
  func step(
    from before: FoldPoint,
    upTo end: Int,
    in stretch: FoldStretch,
    _ reason: LoadReason,
    width: Double? = nil
  ) -> FoldStep? {
    let reader = FoldReader(before.index..<end, of: container, named: layout.name, reason)
    defer { reader.finish() }
    let made = context.guarding { () -> FoldStep? in
      do {
        let (cursor, step) = try layout.step(before, reader, width: width ?? container.crossLength)
        return try self.step(cursor, step, reader, before, stretch, reason)
      } catch is ToldLayoutFailure {
        return nil
      }
    }
    guard !container.isStopped else { return nil }
    return (made ?? nil) ?? fallback(before, stretch, reason)
  }

  /// A step as the layout made it.
  ///
  /// - Throws: ``LazyLayoutError`` for what no layout may do.
  private func step(
    _ cursor: Any,
    _ step: LazyStep,
    _ reader: FoldReader,
    _ before: FoldPoint,
    _ stretch: FoldStretch,
    _ reason: LoadReason
  ) throws -> FoldStep {
    let places = try places(of: reader, from: before, reason)
    guard let last = places.last else {
      throw LazyLayoutError.nothingPlaced(layout: layout.name, index: before.index)
    }
    guard step.floor.isFinite, !step.floor.isClearlyLess(than: before.floor) else {
      throw LazyLayoutError.badFloor(layout: layout.name, floor: step.floor, before: before.floor)
    }
    let lowest = places.reduce(last.along) { max($0, $1.along + $1.length) }
    let ceiling = step.ceiling ?? max(step.floor, lowest)
    guard ceiling.isFinite, !ceiling.isClearlyLess(than: step.floor) else {
      throw LazyLayoutError.badCeiling(layout: layout.name, ceiling: ceiling, floor: step.floor)
    }
    let after = FoldPoint(
      index: before.index + places.count,
      cursor: cursor,
      floor: max(step.floor, before.floor),
      ceiling: max(ceiling, before.ceiling),
      reach: max(before.reach, lowest)
    )
    let peeks = reader.peeks(behind: places.count)
    return FoldStep(places, from: before, to: after, in: stretch, peeks: peeks)
  }

  /// The same step made again from the same cursor, to be compared.
  ///
  /// - Throws: What the layout throws.
  func again(_ step: FoldStep) throws -> FoldStep {
    let end = step.peeks.end ?? container.list.count
    let reader = FoldReader(
      step.before.index..<end,
      of: container,
      named: layout.name,
      .visible
    )
    defer { reader.finish() }
    let (cursor, made) = try layout.step(step.before, reader, width: container.crossLength)
    return try self.step(cursor, made, reader, step.before, step.stretch, .visible)
  }

  /// Where a step put its subviews, with the sizes that they take there.
  private func places(
    of reader: FoldReader,
    from before: FoldPoint,
    _ reason: LoadReason
  ) throws -> [FoldPlace] {
    try reader.places.enumerated().map { position, put in
      let index = before.index + position
      guard let put else { throw LazyLayoutError.leftOut(layout: layout.name, index: index) }
      guard !put.origin.y.isClearlyLess(than: before.floor) else {
        throw LazyLayoutError.aboveFloor(
          layout: layout.name,
          index: index,
          place: put.origin.y,
          floor: before.floor
        )
      }
      // Asked for again, since the last place counts.
      let subview = subview(index, reason)
      let size = container.measurer.size(of: subview, for: put.offer, reason)
      return FoldPlace(
        along: put.origin.y,
        across: put.origin.x,
        offer: put.offer,
        size: size,
        length: size[container.axis]
      )
    }
  }

  /// What stands in for a step that failed: its first subview, as wide as the container, below all.
  private func fallback(
    _ before: FoldPoint,
    _ stretch: FoldStretch,
    _ reason: LoadReason
  ) -> FoldStep {
    let subview = subview(before.index, reason)
    let offer = ProposedSize(along: nil, across: container.crossLength, axis: container.axis)
    let size = container.measurer.size(of: subview, for: offer, reason)
    let length = size[container.axis]
    let start = max(before.ceiling, before.floor)
    let end = start + length
    let place = FoldPlace(along: start, across: 0, offer: offer, size: size, length: length)
    let after = FoldPoint(
      index: before.index + 1,
      cursor: nil,
      floor: end,
      ceiling: end,
      reach: max(before.reach, end)
    )
    return FoldStep([place], from: before, to: after, in: stretch)
  }
}

/// The points to which a scroll upwards goes back.
extension LazyFold {
  /// How many points are kept.
  private static let mostPoints = 4_096

  /// Remembers the point before a step that leaves the run at its start.
  ///
  /// One that begins where something held still is no place from which a layout goes on.
  func remember(_ step: FoldStep) {
    guard !step.isHeld else { return }
    while let last = history.last, last.point.index >= step.before.index { history.removeLast() }
    history.append((step.before, step.stretch))
    guard history.count > Self.mostPoints else { return }
    // Those further up are kept more thinly: from each of them all may be folded again.
    var isKept = false
    let half = history.prefix(Self.mostPoints / 2).filter { _ in
      isKept.toggle()
      return isKept
    }
    history = half + history.dropFirst(Self.mostPoints / 2)
  }

  /// From where everything below a place can be folded again: the last point above it and, where
  /// seams follow, the points behind them; nothing where no point is known.
  ///
  /// - Parameters:
  ///   - index: What is not to be placed again.
  ///   - stretch: The stretch of that; points of those above it count as well.
  ///   - place: A place in that stretch.
  /// - Returns: The points, in order, with their stretches.
  func points(
    before index: Int,
    below stretch: FoldStretch,
    above place: Double
  ) -> [(point: FoldPoint, stretch: FoldStretch)] {
    var (stretch, place) = (stretch, place)
    var found: [(point: FoldPoint, stretch: FoldStretch)] = []
    for entry in history.reversed() where entry.point.index < index {
      while entry.stretch !== stretch {
        guard let above = stretch.above else { return found.reversed() }
        place += above.distance
        stretch = above.stretch
      }
      if let last = found.last, last.stretch === entry.stretch { found.removeLast() }
      found.append(entry)
      if !entry.point.reach.isClearlyGreater(than: place) { break }
    }
    return found.reversed()
  }

  /// Forgets all points: nothing is where it was.
  func forgetPoints() {
    history.removeAll()
    skipped = SkippedCursors()
  }

  /// Forgets the points behind the first index for which something before it is not what it was.
  func forgetPoints(unless isKept: (Int) -> Bool) {
    while let last = history.last, !isKept(last.point.index) { history.removeLast() }
  }
}

extension LazyLayout {
  /// Whether two cursors go on alike; a fresh one as no other.
  fileprivate func isSame(_ cursor: Any?, as other: Any?) -> Bool {
    guard let cursor = cursor as? Cursor, let other = other as? Cursor else { return false }
    return cursor == other
  }

  /// Makes one step on a copy of a cursor, or on a fresh one.
  fileprivate func step(
    _ before: FoldPoint,
    _ reader: FoldReader,
    width: Double
  ) throws -> (cursor: Any, step: LazyStep) {
    var cursor =
      try (before.cursor as? Cursor).map(copy) ?? begin(width: width, at: before.index)
    let step = try place(LazySubviews(source: reader), from: &cursor)
    return (cursor, step)
  }
}
