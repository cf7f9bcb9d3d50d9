/// The fold of a lazy layout in a run: its steps, and the cursors to go back to.
///
/// A step makes one line for each subview. So that lines follow one another as in a stack, each
/// takes an equal share of the distance that the step moved the floor. The line also knows where
/// its subview is drawn.
final class LazyFold {
  let layout: any LazyLayout
  unowned let container: LazyStackNode
  /// Whether the first subview stands at the end of the container and the others before it.
  let isReversed: Bool
  /// The points before the steps that left the run at its start, in order.
  private var history: [(point: FoldPoint, stretch: FoldStretch)] = []
  /// The last frame in which the layout failed, and a column stood in for what it did before.
  private(set) var failedFrame: Int?
  /// The places to which the layout skipped.
  var skipped = SkippedCursors()

  /// How far a finger moved what is in sight in this frame, in points; 0 if something else moved
  /// it.
  var expectedMove: Double { container.movingTrack?.expectedMove ?? 0 }

  /// The tile to which a program scrolled in this frame, or that contains what it scrolled to.
  ///
  /// It stays where it was put, even if it was not in sight before.
  var aimedTile: Subview? { AimedRow(in: container)?.row }

  /// The length of what is seen at once around the container, in points.
  ///
  /// It stands for the region as long as nothing was filled.
  var regionLength: Double { container.regionSize[container.axis] }

  /// The axis across the container.
  var crossAxis: Axis { container.axis.cross }

  init(_ layout: any LazyLayout, in container: LazyStackNode) {
    self.layout = layout
    self.container = container
    isReversed = container.catalog.isReversed
  }

  private var context: FrameContext { container.context }

  /// Records that a stretch begins with a subview where the one above ends.
  func noteSeam(before place: Int) {
    let index = container.catalog.described(place)
    context.record(.seam(index: place), of: EventSubject(id: try? container.catalog.id(at: index)))
  }

  /// The subview with a place in the description.
  private func subview(at place: Int, because reason: LoadReason) -> Subview {
    container.loader.subview(at: container.catalog.described(place), because: reason)
  }

  /// Whether a step follows another exactly as it would if it were made now.
  func leads(from upper: FoldStep, to lower: FoldStep) -> Bool {
    let (end, point) = (upper.after, lower.before)
    guard upper.stretch === lower.stretch, end.floor.isNearly(point.floor) else { return false }
    // The reach at a skipped point was computed in another way.
    if point.isSkipped { return end.ceiling.isNearly(point.ceiling) }
    return end.reach.isNearly(point.reach) && layout.isSame(end.cursor, as: point.cursor)
  }

  /// Makes one step without placing the subviews that it asks about.
  ///
  /// A step that fails is reported, and its first subview is placed as in a column. The next step
  /// begins with a fresh cursor.
  ///
  /// - Returns: The step; nil if work is stopped.
  func step(
    from before: FoldPoint,
    upTo end: Int,
    in stretch: FoldStretch,
    because reason: LoadReason,
    width: Double? = nil
  ) -> FoldStep? {
    let reader = FoldReader(before.index..<end, of: container, named: layout.name, because: reason)
    defer { reader.finish() }
    let made = context.callbacks.guarding { () -> FoldStep? in
      do {
        let (cursor, step) = try layout.step(
          from: before,
          reader: reader,
          width: width ?? container.crossLength
        )
        return try self.step(
          cursor,
          step: step,
          reader: reader,
          from: before,
          in: stretch,
          because: reason
        )
      } catch is ToldLayoutFailure {
        return nil
      }
    }
    guard !container.isStopped else { return nil }
    return (made ?? nil) ?? fallback(from: before, in: stretch, because: reason)
  }

  /// Makes a step as the layout does.
  ///
  /// - Throws: ``LazyLayoutError`` if the layout breaks a rule.
  private func step(
    _ cursor: Any,
    step: LazyStep,
    reader: FoldReader,
    from before: FoldPoint,
    in stretch: FoldStretch,
    because reason: LoadReason
  ) throws -> FoldStep {
    let places = try places(of: reader, from: before)
    guard let last = places.last else {
      throw LazyLayoutError.nothingPlaced(layout: layout.name, index: before.index)
    }
    guard step.floor.isPlace, !step.floor.isClearlyLess(than: before.floor) else {
      throw LazyLayoutError.badFloor(layout: layout.name, floor: step.floor, before: before.floor)
    }
    let lowest = places.reduce(last.along) { max($0, $1.along + $1.length) }
    let ceiling = step.ceiling ?? max(step.floor, lowest)
    guard ceiling.isPlace, !ceiling.isClearlyLess(than: step.floor) else {
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

  /// Makes a step again from the same cursor, for comparison.
  ///
  /// - Returns: The step; nil if it asked for what is not remembered.
  /// - Throws: What the layout throws.
  func again(_ step: FoldStep) throws -> FoldStep? {
    let end = step.peeks.end ?? container.list.count
    let reader = FoldReader(
      step.before.index..<end,
      of: container,
      named: layout.name,
      because: .visible,
      isRepeated: true
    )
    defer { reader.finish() }
    do {
      let (cursor, made) = try layout.step(
        from: step.before,
        reader: reader,
        width: container.crossLength
      )
      // A subview that is gone would be made again.
      guard !reader.lacksAnswer else { return nil }
      let again = try self.step(
        cursor,
        step: made,
        reader: reader,
        from: step.before,
        in: step.stretch,
        because: .visible
      )
      return reader.lacksAnswer ? nil : again
    } catch  where reader.lacksAnswer {
      return nil
    }
  }

  /// Where a step put its subviews, with their sizes there.
  private func places(of reader: FoldReader, from before: FoldPoint) throws -> [FoldPlace] {
    try reader.places.enumerated().map { position, put in
      let index = before.index + position
      guard let put, let subview = reader.placed(at: position) else {
        throw LazyLayoutError.leftOut(layout: layout.name, index: index)
      }
      guard !put.origin.y.isClearlyLess(than: before.floor) else {
        throw LazyLayoutError.aboveFloor(
          layout: layout.name,
          index: index,
          place: put.origin.y,
          floor: before.floor
        )
      }
      // The size is asked for again because only the last place counts.
      let size = reader.size(of: subview, for: put.offer)
      return FoldPlace(
        along: put.origin.y,
        across: put.origin.x,
        offer: put.offer,
        size: size,
        length: size[container.axis]
      )
    }
  }

  /// The replacement for a failed step: its first subview, as wide as the container, below
  /// everything.
  private func fallback(
    from before: FoldPoint,
    in stretch: FoldStretch,
    because reason: LoadReason
  ) -> FoldStep {
    failedFrame = context.trace.frame
    let subview = subview(at: before.index, because: reason)
    let offer = ProposedSize(along: nil, across: container.crossLength, axis: container.axis)
    let size = container.measurer.size(of: subview, for: offer, because: reason)
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

/// The points to which a scroll backward can return.
extension LazyFold {
  /// The greatest number of points that are kept.
  private static let mostPoints = 4_096

  /// Remembers the point before a step that leaves the run at its start.
  ///
  /// A layout cannot continue from a step that was held still, so its point is not kept.
  func remember(_ step: FoldStep) {
    guard !step.isHeld else { return }
    while let last = history.last, last.point.index >= step.before.index { history.removeLast() }
    history.append((step.before, step.stretch))
    guard history.count > Self.mostPoints else { return }
    // Keep only every second of the points further up. Everything below any of them can still be
    // folded again.
    var isKept = false
    let half = history.prefix(Self.mostPoints / 2).filter { _ in
      isKept.toggle()
      return isKept
    }
    history = half + history.dropFirst(Self.mostPoints / 2)
  }

  /// The points from which everything below a place can be folded again.
  ///
  /// That is the last point above the place, and the points behind any seams that follow. The
  /// result is empty if no point is known.
  ///
  /// - Parameters:
  ///   - index: The index before which subviews are placed again.
  ///   - stretch: The stretch of that index; points of the stretches above it count as well.
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

  /// Forgets all points, because nothing is where it was.
  func forgetPoints() {
    history.removeAll()
    skipped = SkippedCursors()
  }

  /// Forgets the points behind the first index before which something changed.
  func forgetPoints(unless isKept: (Int) -> Bool) {
    while let last = history.last, !isKept(last.point.index) { history.removeLast() }
  }
}

extension LazyLayout {
  /// Whether two cursors continue alike; a fresh cursor equals none.
  fileprivate func isSame(_ cursor: Any?, as other: Any?) -> Bool {
    guard let cursor = cursor as? Cursor, let other = other as? Cursor else { return false }
    return cursor == other
  }

  /// Makes one step with a copy of a cursor, or with a fresh one.
  fileprivate func step(
    from before: FoldPoint,
    reader: FoldReader,
    width: Double
  ) throws -> (cursor: Any, step: LazyStep) {
    var cursor =
      try (before.cursor as? Cursor).map(copy) ?? begin(width: width, at: before.index)
    let step = try place(LazySubviews(source: reader), from: &cursor)
    return (cursor, step)
  }
}
