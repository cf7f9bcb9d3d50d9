/// The views along an axis that a scroll may align when it ends.
struct ViewAlignment {
  private let track: ScrollTrack
  /// The lazy stack that has the views; nil if eager views are aligned.
  private let stack: LazyStackNode?
  private let views: [Node]
  private let anchor: Double
  private let steps: Int?

  init(_ track: ScrollTrack, anchor: Double, steps: Int?) {
    self.track = track
    self.anchor = anchor.isFinite ? anchor : 0
    self.steps = steps
    if let marked = MarkedTargets(of: track.node).all {
      stack = MarkedTargets(of: track.node).stack(along: track.axis)
      views = stack == nil ? marked : []
    } else {
      stack =
        track.stacks.first { $0.isOnScreen && $0.arrangement.count > 0 }
        ?? track.stacks.first { $0.arrangement.count > 0 }
      views = stack == nil ? track.node.parts : []
    }
  }

  private var count: Int { stack?.arrangement.count ?? views.count }

  /// The offset that aligns a view, as known or estimated.
  private func offset(of index: Int) -> Double { aim(at: index).offset(in: track) }

  private func aim(at index: Int) -> Glide.Aim {
    if let stack { return .line(Glide.AlignedLine(stack: stack, line: index, anchor: anchor)) }
    let region = track.spanWithoutInsets
    let view = views[index]
    let free = region.length - view.size[track.axis]
    let start = offset(at: view) + track.node.start(of: view, along: track.axis)
    return .offset(start - region.start - anchor * free)
  }

  /// The offset at which a view stands where it does: rows of lazy stacks move only when these are
  /// laid out.
  private func offset(at view: Node) -> Double {
    guard let stack = view.nearest(LazyStackNode.self), stack.track === track else {
      return track.offset
    }
    return stack.position + stack.run.offset
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
}
