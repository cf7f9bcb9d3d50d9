extension ScrollNode {
  /// The end of the scroll along each axis if a target behavior chooses it; empty without one.
  func goals(for velocity: Point) -> [Axis: Glide.Aim] {
    guard let targetBehavior else { return [:] }
    var goals: [Axis: Glide.Aim] = [:]
    switch targetBehavior {
    case .paging:
      for track in tracks {
        let start = activity.touched[track.axis]
        goals[track.axis] = .offset(track.page(from: start, with: velocity[track.axis]))
      }
    case .viewAligned(let limit, let anchor):
      for track in tracks {
        let alignment = ViewAlignment(
          track,
          anchor: anchor?[track.axis] ?? 0,
          steps: limit.steps(along: track.axis)
        )
        goals[track.axis] = alignment.goal(
          from: activity.touched[track.axis],
          with: velocity[track.axis]
        )
      }
    case .custom(let limitsScrolls, let change):
      let context = targetContext(for: velocity)
      let end = naturalEnd(for: velocity)
      var target = ScrollTarget(
        rect: Rect(origin: limitsScrolls ? limited(end) : end, size: containerSize)
      )
      guard self.context.guarding({ try change(&target, context) }) != nil else { return [:] }
      for track in tracks {
        guard let offset = track.offset(showing: target) else { continue }
        goals[track.axis] = .offset(offset)
      }
    }
    return goals
  }

  private func naturalEnd(for velocity: Point) -> Point {
    func end(along axis: Axis) -> Double {
      track(along: axis)?.naturalEnd(for: velocity[axis]) ?? offset(along: axis)
    }
    return Point(x: end(along: .horizontal), y: end(along: .vertical))
  }

  /// Limits an end to one container length from where the finger touched.
  private func limited(_ end: Point) -> Point {
    var limited = end
    for track in tracks {
      let (start, most) = (activity.touched[track.axis], track.spanWithoutInsets.length)
      limited[track.axis] = min(max(end[track.axis], start - most), start + most)
    }
    return limited
  }

  private func targetContext(for velocity: Point) -> ScrollTargetContext {
    ScrollTargetContext(
      originalTarget: ScrollTarget(rect: Rect(origin: activity.touched, size: containerSize)),
      velocity: velocity,
      contentSize: geometry.contentSize,
      containerSize: sizeWithoutInsets,
      axes: axes
    )
  }
}

extension ScrollTrack {
  /// The offset at which the content would come to rest by itself.
  func naturalEnd(for velocity: Double) -> Double {
    let law = Deceleration(
      velocity: velocity,
      rate: context.profile.decelerationRate,
      end: context.profile.flingEnd
    )
    return min(max(offset + (law?.distance ?? 0), minOffset), maxOffset)
  }

  /// The offset of the page at which a scroll ends that began at an offset; the natural end if the
  /// content has no such page.
  fileprivate func page(from start: Double, with velocity: Double) -> Double {
    let natural = naturalEnd(for: velocity)
    let length = spanWithoutInsets.length
    guard length > 0 else { return natural }
    let first = ((start - minOffset) / length).rounded()
    let page: Double
    if velocity == 0 {
      page = ((natural - minOffset) / length).rounded()
    } else {
      page = first + (velocity > 0 ? 1 : -1)
    }
    let target = minOffset + page * length
    let isInside = target >= minOffset && !target.isClearlyGreater(than: maxOffset)
    return isInside ? target : natural
  }

  /// The offset that shows a target; nil if the target has no place.
  fileprivate func offset(showing target: ScrollTarget) -> Double? {
    let start = target.rect.start(axis)
    guard start.isFinite else { return nil }
    let anchor = target.anchor?[axis] ?? 0
    let length = target.rect.end(axis) - start
    return start + (anchor.isFinite && length.isFinite ? anchor * (length - containerLength) : 0)
  }
}

/// The views along an axis that a scroll may align when it ends.
private struct ViewAlignment {
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
    if let marked = track.node.markedTargets {
      stack = track.node.markedStack(along: track.axis)
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
    let start = track.offset + track.node.start(of: view, along: track.axis)
    return .offset(start - region.start - anchor * free)
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
    let natural = track.naturalEnd(for: velocity)
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
