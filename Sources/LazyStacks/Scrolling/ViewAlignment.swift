/// The views along an axis that a scroll may align when it ends.
struct ViewAlignment {
  private let track: ScrollTrack
  /// The lazy stack that has the views; nil if others are aligned.
  private let stack: LazyStackNode?
  private let places: [TargetPlace]
  private let anchor: Double
  private let steps: Int?

  init(_ track: ScrollTrack, anchor: Double, steps: Int?) {
    self.track = track
    self.anchor = anchor.isFinite ? anchor : 0
    self.steps = steps
    let marked = MarkedTargets(of: track.node)
    if marked.decide {
      stack = marked.stack(along: track.axis)
      places = stack == nil ? marked.places(on: track) : []
    } else {
      stack =
        track.stacks.first { $0.isOnScreen && $0.arrangement.count > 0 }
        ?? track.stacks.first { $0.arrangement.count > 0 }
      places =
        stack == nil
        ? track.node.parts.map { view in
          let start = track.offset + track.node.start(of: view, along: track.axis)
          return TargetPlace(start: start, length: view.size[track.axis])
        } : []
    }
  }

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
  func goal(from start: Double, with velocity: Double) -> Glide.Aim? {
    guard count > 0 else { return nil }
    let natural = TrackTravel(of: track).naturalEnd(for: velocity)
    let first = nearest(to: start)
    var index = nearest(to: natural)
    if velocity > 0, index <= first { index = first + 1 }
    if velocity < 0, index >= first { index = first - 1 }
    if let steps, abs(index - first) > steps {
      index = first + (index < first ? -steps : steps)
    } else if natural >= track.maxOffset - Double.tolerance, velocity >= 0 {
      // The content ends before its last views could be aligned.
      let last = offset(of: min(index, count - 1))
      if last < natural, index >= nearest(to: natural) { return .offset(track.maxOffset) }
    }
    return aim(at: min(max(index, 0), count - 1))
  }

  /// The end of a scroll beyond all targets that are known, where lazy stacks may have others.
  ///
  /// These are known once it gets there; nil if it ends among those that are.
  func openEnd(with velocity: Double) -> Double? {
    guard stack == nil, steps == nil, velocity != 0, !track.stacks.isEmpty, count > 0 else {
      return nil
    }
    let natural = TrackTravel(of: track).naturalEnd(for: velocity)
    let end = min(max(natural, track.minOffset), track.maxOffset)
    return end < offset(of: 0) || end > offset(of: count - 1) ? end : nil
  }
}
