/// Chooses where a scroll ends after a finger lifts, as the target behavior of a scroll view says.
struct ScrollGoals {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// The end of the scroll along each axis if a target behavior chooses it; empty without one.
  func ends(for velocity: Point) -> [Axis: Glide.Aim] {
    guard let behavior = scroll.targetBehavior else { return [:] }
    var goals: [Axis: Glide.Aim] = [:]
    switch behavior {
    case .paging:
      for track in scroll.tracks {
        goals[track.axis] = .offset(page(on: track, with: velocity[track.axis]))
      }
    case .viewAligned(let limit, let anchor):
      for track in scroll.tracks {
        var alignment = ViewAlignment(
          track,
          anchor: anchor?[track.axis] ?? 0,
          steps: limit.steps(along: track.axis)
        )
        goals[track.axis] = goal(of: &alignment, along: track.axis, for: velocity[track.axis])
      }
    case .custom(let limitsScrolls, let change):
      let context = targetContext(for: velocity)
      let end = naturalEnd(for: velocity)
      var target = ScrollTarget(
        rect: Rect(origin: limitsScrolls ? limited(end) : end, size: scroll.containerSize)
      )
      guard scroll.context.callbacks.guarding({ try change(&target, context) }) != nil else {
        return [:]
      }
      for track in scroll.tracks {
        guard let offset = offset(showing: target, on: track) else { continue }
        goals[track.axis] = .offset(offset)
      }
    }
    return goals
  }

  /// The end of a scroll that aligns a view.
  private func goal(
    of alignment: inout ViewAlignment,
    along axis: Axis,
    for velocity: Double
  ) -> Glide.Aim? {
    let (start, natural) = (scroll.activity.touched[axis], alignment.naturalEnd(for: velocity))
    let direction = velocity == 0 ? scroll.activity.openVelocity[axis] : velocity
    alignment.find(from: start, to: natural, with: direction)
    guard let end = alignment.openEnd(at: natural, with: velocity) else {
      return alignment.goal(from: start, to: natural, with: direction)
    }
    scroll.activity.endsOpen = true
    scroll.activity.openVelocity[axis] = velocity
    return .offset(end)
  }

  private func naturalEnd(for velocity: Point) -> Point {
    func end(along axis: Axis) -> Double {
      scroll.track(along: axis).map { TrackTravel(of: $0).naturalEnd(for: velocity[axis]) }
        ?? scroll.offset(along: axis)
    }
    return Point(x: end(along: .horizontal), y: end(along: .vertical))
  }

  /// Limits an end to one container length from where the finger touched.
  private func limited(_ end: Point) -> Point {
    var limited = end
    for track in scroll.tracks {
      let (start, most) = (scroll.activity.touched[track.axis], track.spanWithoutInsets.length)
      limited[track.axis] = min(max(end[track.axis], start - most), start + most)
    }
    return limited
  }

  private func targetContext(for velocity: Point) -> ScrollTargetContext {
    ScrollTargetContext(
      originalTarget: ScrollTarget(
        rect: Rect(origin: scroll.activity.touched, size: scroll.containerSize)
      ),
      velocity: velocity,
      contentSize: scroll.geometry.contentSize,
      containerSize: scroll.sizeWithoutInsets,
      axes: scroll.axes
    )
  }

  /// The offset of the page at which a scroll ends that began where the finger touched; the natural
  /// end if the content has no such page.
  private func page(on track: ScrollTrack, with velocity: Double) -> Double {
    let natural = TrackTravel(of: track).naturalEnd(for: velocity)
    let length = track.spanWithoutInsets.length
    guard length > 0 else { return natural }
    let low = track.minOffset
    let first = ((scroll.activity.touched[track.axis] - low) / length).rounded()
    let page: Double
    if velocity == 0 {
      page = ((natural - low) / length).rounded()
    } else {
      page = first + (velocity > 0 ? 1 : -1)
    }
    let target = low + page * length
    let isInside = target >= low && !target.isClearlyGreater(than: track.maxOffset)
    return isInside ? target : natural
  }

  /// The offset that shows a target; nil if the target has no place.
  private func offset(showing target: ScrollTarget, on track: ScrollTrack) -> Double? {
    let (axis, container) = (track.axis, track.containerLength)
    let start = target.rect.start(axis)
    guard start.isFinite else { return nil }
    let anchor = target.anchor?[axis] ?? 0
    let length = target.rect.end(axis) - start
    return start + (anchor.isFinite && length.isFinite ? anchor * (length - container) : 0)
  }
}
