/// Moves cursors of a layout past subviews that are not loaded.
///
/// All places after a skip count from where a fold over everything would begin. So a layout whose
/// data say more than the estimate, such as times of day, says where in the container they are.
extension LazyFold {
  /// Where a fresh stretch begins, with the stretch itself.
  func beginning(
    at place: Int,
    advance: Double
  ) -> (point: FoldPoint, stretch: FoldStretch) {
    guard layout.canSkip else { return (FoldPoint(index: place), FoldStretch(from: place)) }
    guard place > 0 else { return (FoldPoint(index: 0), skipped.origin) }
    guard let point = point(at: place, advance: advance) else {
      return (FoldPoint(index: place), FoldStretch())
    }
    return (point, skipped.origin)
  }

  /// Whether the places of a step count from where a fold over everything begins.
  func isFromOrigin(_ step: FoldStep) -> Bool { step.stretch === skipped.origin }

  /// The length before a subview as the layout gives it; nil if it does not.
  func floor(at place: Int, advance: Double) -> Double? {
    guard layout.canSkip else { return nil }
    return place == 0 ? 0 : point(at: place, advance: advance)?.floor
  }

  /// How much a skip from a point to the end adds to the length; nil if the layout does not say.
  func lengthBehind(_ point: FoldPoint, count: Int, advance: Double) -> Double? {
    guard layout.canSkip, point.index < count else { return nil }
    let end = skip(from: point, to: count, advance: advance)
    return end.map { max(0, $0.ceiling - point.ceiling) }
  }

  /// The floor after a number of subviews as the layout gives it; nil if it does not know, or has
  /// failed and told so.
  ///
  /// - Throws: What else the layout throws.
  func floor(behind count: Int, from before: FoldPoint, advance: Double) throws -> Double? {
    let width = container.crossLength
    do {
      return try layout.skipping(from: before, count: count, advance: advance, width: width)
        .step?.floor
    } catch is ToldLayoutFailure {
      return nil
    }
  }

  private func point(at place: Int, advance: Double) -> FoldPoint? {
    skip(from: FoldPoint(index: 0), to: place, advance: advance)
  }

  /// Moves a copy of a cursor, or a fresh one; nil if the layout does not know or failed.
  private func skip(from before: FoldPoint, to end: Int, advance: Double) -> FoldPoint? {
    let question = SkippedCursors.Question(
      start: before.index,
      floor: before.floor,
      end: end,
      advance: advance,
      width: container.crossLength
    )
    if let known = skipped.answer(to: question) { return known.point }
    // A question about lengths while the layout answers one is answered with the estimate.
    guard !skipped.isAsking else { return nil }
    skipped.isAsking = true
    defer { skipped.isAsking = false }
    let point = ask(from: before, to: end, advance: advance)
    if !container.isStopped { skipped.keep(point, for: question) }
    return point
  }

  private func ask(from before: FoldPoint, to end: Int, advance: Double) -> FoldPoint? {
    let made = container.context.callbacks.guarding { () -> FoldPoint? in
      do {
        let (cursor, step) = try layout.skipping(
          from: before,
          count: end - before.index,
          advance: advance,
          width: container.crossLength
        )
        return try step.map { try self.point(at: cursor, after: $0, from: before, to: end) }
      } catch is ToldLayoutFailure {
        return nil
      }
    }
    return made ?? nil
  }

  private func point(
    at cursor: Any,
    after step: LazyStep,
    from before: FoldPoint,
    to end: Int
  ) throws -> FoldPoint {
    guard step.floor.isPlace, !step.floor.isClearlyLess(than: before.floor) else {
      throw LazyLayoutError.badSkip(layout: layout.name, floor: step.floor, before: before.floor)
    }
    let ceiling = step.ceiling ?? max(step.floor, before.ceiling)
    guard ceiling.isPlace, !ceiling.isClearlyLess(than: step.floor) else {
      throw LazyLayoutError.badCeiling(layout: layout.name, ceiling: ceiling, floor: step.floor)
    }
    let most = max(ceiling, before.ceiling)
    return FoldPoint(
      index: end,
      cursor: cursor,
      floor: max(step.floor, before.floor),
      ceiling: most,
      reach: most,
      isSkipped: true
    )
  }
}

/// The answers of a layout to skips, as long as nothing changes on which they depend.
struct SkippedCursors {
  /// The stretch of all points that count from where a fold over everything begins.
  let origin = FoldStretch(from: 0)
  /// Whether the layout is being asked.
  var isAsking = false
  /// The most recent answers; a frame asks few questions, and the next one asks them again.
  private var known: [Answer] = []
  private static let mostKnown = 8

  /// A skip from a point to an index.
  struct Question: Equatable {
    let start: Int
    let floor: Double
    let end: Int
    let advance: Double
    let width: Double
  }

  /// The point that a skip leads to; nil if the layout does not know.
  struct Answer {
    let question: Question
    let point: FoldPoint?
  }

  func answer(to question: Question) -> Answer? { known.last { $0.question == question } }

  mutating func keep(_ point: FoldPoint?, for question: Question) {
    if known.count >= Self.mostKnown { known.removeFirst() }
    known.append(Answer(question: question, point: point))
  }
}

extension LazyLayout {
  /// Skips with a copy of a cursor, or with a fresh one.
  fileprivate func skipping(
    from before: FoldPoint,
    count: Int,
    advance: Double,
    width: Double
  ) throws -> (cursor: Any, step: LazyStep?) {
    var cursor = try (before.cursor as? Cursor).map(copy) ?? begin(width: width, at: before.index)
    let step = try skip(&cursor, from: before.index, over: count, advance: advance)
    return (cursor, step)
  }
}
