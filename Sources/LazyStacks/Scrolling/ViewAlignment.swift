/// The views along an axis that a scroll may align when it ends.
struct ViewAlignment {
  private let track: ScrollTrack
  /// The lazy stack that has the views; nil if others are aligned.
  private let stack: LazyStackNode?
  /// The targets that are known without looking for more.
  private let known: [TargetPlace]
  /// Where further targets may be found; nil if all are known.
  private var rows: MarkedRows?
  private let anchor: Double
  private let steps: Int?

  init(_ track: ScrollTrack, anchor: Double, steps: Int?) {
    self.track = track
    self.anchor = anchor.isFinite ? anchor : 0
    self.steps = steps
    let marked = MarkedTargets(of: track.node)
    if marked.decide {
      stack = marked.stack(along: track.axis)
      known = stack == nil ? marked.places(on: track) : []
      rows = stack == nil ? MarkedRows(on: track, knowing: known) : nil
    } else {
      stack =
        track.stacks.first { $0.isOnScreen && $0.arrangement.count > 0 }
        ?? track.stacks.first { $0.arrangement.count > 0 }
      known = stack == nil ? track.node.parts.map(track.place) : []
    }
  }

  /// The targets that are known.
  private var places: [TargetPlace] { rows?.places ?? known }

  private var count: Int { stack?.arrangement.count ?? places.count }

  /// The offset that aligns a view, as known or estimated.
  private func offset(of index: Int) -> Double { aim(at: index).offset(in: track) }

  private func aim(at index: Int) -> Glide.Aim {
    if let stack { return .line(Glide.AlignedLine(stack: stack, line: index, anchor: anchor)) }
    let region = track.spanWithoutInsets
    let place = places[index]
    return .offset(place.start - region.start - anchor * (region.length - place.length))
  }

  /// The index of the view whose aligned offset is nearest to an offset.
  private func nearest(to offset: Double) -> Int {
    let low = (0..<count - 1).countOfFirst { self.offset(of: $0) < offset }
    guard low > 0 else { return 0 }
    return abs(self.offset(of: low - 1) - offset) <= abs(self.offset(of: low) - offset)
      ? low - 1 : low
  }

  /// The aim of a scroll that began at an offset: the view nearest to the natural end, but at least
  /// one view and not more than the limit further on.
  ///
  /// Where the scroll has come to rest before the views around it were known, `velocity` is what it
  /// had before.
  func goal(from start: Double, to natural: Double, with velocity: Double) -> Glide.Aim? {
    guard count > 0 else { return nil }
    let first = nearest(to: start)
    var index = nearest(to: natural)
    if knows(start) {
      if velocity > 0, index <= first { index = first + 1 }
      if velocity < 0, index >= first { index = first - 1 }
    }
    if let steps, abs(index - first) > steps {
      index = first + (index < first ? -steps : steps)
    } else if natural >= track.maxOffset - Double.tolerance, velocity >= 0 {
      // The content ends before its last views could be aligned.
      let last = offset(of: min(index, count - 1))
      if last < natural, index >= nearest(to: natural) { return .offset(track.maxOffset) }
    }
    return aim(at: min(max(index, 0), count - 1))
  }

  /// The offset at which the content would come to rest by itself.
  func naturalEnd(for velocity: Double) -> Double {
    TrackTravel(of: track).naturalEnd(for: velocity)
  }

  /// Looks for targets until those on both sides of where a scroll begins and where it would end
  /// are known, and as many further on as it may go.
  mutating func find(from start: Double, to natural: Double, with velocity: Double) {
    guard rows != nil else { return }
    // Where the number of targets on the way is limited, all of them count.
    let reach = [start, natural].filter { steps != nil || isNear($0) }
    while let low = reach.min(), !isKnown(before: low, from: start, with: velocity) {
      guard rows?.goBack() ?? false else { break }
    }
    while let high = reach.max(), !isKnown(behind: high, from: start, with: velocity) {
      guard rows?.goOn() ?? false else { break }
    }
  }

  /// Whether an offset is so near to the rows that are known that those up to it may be loaded.
  private func isNear(_ offset: Double) -> Bool {
    guard let rows else { return true }
    let reach = track.spanWithoutInsets.length
    return offset >= rows.start - reach && offset <= rows.end + reach
  }

  /// Whether the target nearest to an offset is known.
  private func knows(_ offset: Double) -> Bool {
    guard let rows else { return stack != nil || track.stacks.isEmpty || !places.isEmpty }
    return (rows.isAtStart || self.offset(of: 0) <= offset)
      && (rows.isAtEnd || self.offset(of: count - 1) >= offset)
  }

  private func isKnown(before low: Double, from start: Double, with velocity: Double) -> Bool {
    guard count > 0 else { return false }
    guard velocity < 0 || steps != nil else { return offset(of: 0) <= low }
    let first = nearest(to: start)
    if let steps, first > steps { return true }
    return offset(of: 0) <= low && (first > 0 || velocity >= 0)
  }

  private func isKnown(behind high: Double, from start: Double, with velocity: Double) -> Bool {
    guard count > 0 else { return false }
    guard velocity > 0 || steps != nil else { return offset(of: count - 1) >= high }
    let left = count - 1 - nearest(to: start)
    if let steps, left > steps { return true }
    return offset(of: count - 1) >= high && (left > 0 || velocity <= 0)
  }

  /// The end of a scroll beyond all targets that are known, where lazy stacks may have others.
  ///
  /// These are known once it gets there; nil if it ends among those that are.
  func openEnd(at natural: Double, with velocity: Double) -> Double? {
    guard stack == nil, steps == nil, velocity != 0, !track.stacks.isEmpty, count > 0 else {
      return nil
    }
    let end = min(max(natural, track.minOffset), track.maxOffset)
    guard rows == nil else { return knows(end) ? nil : end }
    return end < offset(of: 0) || end > offset(of: count - 1) ? end : nil
  }
}
