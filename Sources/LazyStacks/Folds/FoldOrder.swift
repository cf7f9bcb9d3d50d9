/// Translates between the order of a run and the order of its fold.
///
/// A reversed layout folds from the end of the container to its start, so it grows the run at the
/// start. Points and steps count subviews as they are described; lines count from the start of the
/// container.
struct FoldOrder {
  /// Whether the layout is reversed.
  let isReversed: Bool
  /// How many lines the container has.
  let count: Int

  /// Converts the index of a line into its place in the fold, and back.
  func turned(_ index: Int) -> Int { isReversed ? count - 1 - index : index }

  /// Reverses the order of lines if the layout is reversed.
  func turned(_ lines: [Line]) -> [Line] { isReversed ? lines.reversed() : lines }

  /// The indices of the lines at a range of places in the fold.
  func lines(of places: Range<Int>) -> Range<Int> {
    isReversed ? count - places.upperBound..<count - places.lowerBound : places
  }

  /// Whether the fold reaches a place before it reaches a span.
  func isPassed(_ place: Double, in span: VisibleSpan) -> Bool {
    isReversed ? !place.isClearlyLess(than: span.end) : !place.isClearlyGreater(than: span.start)
  }

  /// Whether the fold reaches a place only after a span.
  func isBeyond(_ place: Double, in span: VisibleSpan) -> Bool {
    isReversed ? !place.isClearlyGreater(than: span.start) : !place.isClearlyLess(than: span.end)
  }

  /// The position in the region of a place in a line's stretch.
  func rel(of place: Double, in line: Line) -> Double {
    guard let step = line.step else { return line.rel }
    let position = Double(turned(line.index) - step.before.index)
    let distance = place - step.lineStart - position * share(of: step)
    return isReversed ? line.relEnd - distance : line.rel + distance
  }

  /// The place in a line's stretch that stands at a position in the region.
  func place(at rel: Double, in line: Line) -> Double {
    let origin = self.rel(of: 0, in: line)
    return isReversed ? origin - rel : rel - origin
  }

  /// How far each subview of a step moves the floor, in points.
  ///
  /// The last subviews of all end where the lowest one does, which may be above the floor behind
  /// them.
  private func share(of step: FoldStep) -> Double {
    let (start, end) = (step.lineStart, step.lineEnd)
    let isLast = step.after.index == count
    let reached = isLast ? min(end, max(step.after.reach, start)) : end
    return (reached - start) / Double(step.count)
  }

  /// The lines of a step in the order of the fold.
  ///
  /// `end` says where the last one ends; `subview` returns the subview with a place in the fold.
  func lines(
    of step: FoldStep,
    end: LineEnd,
    subview: (Int, FoldPlace) -> Subview
  ) -> [Line] {
    let (before, after) = (step.before, step.after)
    let share = share(of: step)
    // The container's last line ends where the lowest line does.
    let isLast = after.index == count
    let last = isLast ? max(after.reach, step.lineStart) : end.place(behind: step, share: share)
    return step.places.enumerated().map { position, place in
      let start = step.lineStart + Double(position) * share
      let length = position == step.count - 1 ? last - start : share
      let isBefore = isReversed ? start + length - place.along - place.length : place.along - start
      return Line(
        index: turned(before.index + position),
        subview: subview(before.index + position, place),
        of: step,
        length: length,
        shift: isBefore
      )
    }
  }
}

/// Where the last line of a step ends.
enum LineEnd {
  /// At the floor, where the next step of the stretch begins.
  case floor
  /// At the ceiling, where the next stretch begins.
  case ceiling
  /// Where the next step stands, which is held and begins another stretch.
  case next(FoldStep)

  /// The end of a step before another one, if that follows.
  ///
  /// The lines that are held stay where they are, however far down those before them reach now.
  init(of step: FoldStep, before next: FoldStep?) {
    guard let next, next.stretch !== step.stretch else {
      self = .floor
      return
    }
    self = .next(next)
  }

  /// Where the last line of a step ends if each of its lines but that one takes a share.
  fileprivate func place(behind step: FoldStep, share: Double) -> Double {
    let ceiling = max(step.after.ceiling, step.lineEnd)
    switch self {
    case .floor: return step.after.cursor == nil ? ceiling : step.lineEnd
    case .ceiling: return ceiling
    case .next(let next):
      guard let above = next.stretch.above, above.stretch === step.stretch else { return ceiling }
      let least = step.lineStart + Double(step.count - 1) * share
      return max(least, next.lineStart + above.distance)
    }
  }
}
