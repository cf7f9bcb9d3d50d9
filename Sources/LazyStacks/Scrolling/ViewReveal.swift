/// Scrolls to views in the content of a scroll view, along all its axes.
struct ViewReveal {
  private let scroll: ScrollNode

  init(in scroll: ScrollNode) { self.scroll = scroll }

  /// Scrolls to a view.
  ///
  /// Along the axis of the lazy stack that has the view, its position may have to be estimated.
  /// Along the other axis, and in eager content, the position is known.
  func reveal(_ id: ViewID, anchor: (Axis) -> Double?) throws {
    var target: Node?
    var revealed: Axis?
    for track in scroll.tracks where target == nil {
      if let found = try revealNested(id, along: track, anchor: anchor(track.axis), isBefore: nil) {
        (target, revealed) = (found, track.axis)
        continue
      }
      let search = TargetSearch(on: track)
      let own = try search.find(id)
      guard let (stack, index) = own else {
        guard let found = try revealInRow(id, along: track, anchor: anchor(track.axis)) else {
          continue
        }
        (target, revealed) = (found, track.axis)
        continue
      }
      let (place, fraction) = (ScrolledTarget(index, in: stack.lineMap), anchor(track.axis))
      TrackReveal(on: track).reveal(place, of: stack, anchor: fraction, id: id)
      (target, revealed) = (view(at: index, of: stack), track.axis)
      track.landings.last = landing(on: id, in: stack, at: index, isAround: false, anchor: fraction)
    }
    let node = try target ?? view(id)
    try checkInside(id)
    MarkedTargets(of: scroll).check(id, of: node)
    for track in scroll.tracks where track.axis != revealed {
      TrackReveal(on: track).reveal(node, anchor: anchor(track.axis))
      track.landings.last = landing(on: id, node: node, anchor: anchor(track.axis))
    }
  }

  /// Where a view would land along each axis; scrolls nothing.
  func landings(on id: ViewID, anchor: UnitPoint?) throws -> [Axis: Landing] {
    var found: [Axis: Landing] = [:]
    var target: Node?
    for track in scroll.tracks where found.isEmpty {
      let search = TargetSearch(on: track)
      let own = try search.find(id) ?? search.findNested(id)
      guard let (stack, index) = try own ?? search.findAround(id) else { continue }
      target = view(at: index, of: stack) ?? stack
      if own == nil { target = try addressed(id)?.shown ?? target }
      let fraction = anchor?[track.axis]
      found[track.axis] = landing(
        on: id,
        in: stack,
        at: index,
        isAround: own == nil,
        anchor: fraction
      )
    }
    let node = try target ?? view(id)
    for track in scroll.tracks where found[track.axis] == nil {
      found[track.axis] = landing(on: id, node: node, anchor: anchor?[track.axis])
    }
    return found
  }

  /// The view at an index of a stack, if it is loaded.
  ///
  /// Only a loaded view stands anywhere along the other axis, so one to whose estimated place a
  /// program scrolls is loaded for that.
  private func view(at index: Int, of stack: LazyStackNode) -> Node? {
    let isKnown = scroll.context.profile.targetLanding != .estimate || scroll.tracks.count == 1
    if !isKnown, stack.loaded(index) == nil {
      let line = stack.lineMap.subviews(of: stack.lineMap.line(of: index))
      _ = stack.loader.look(at: index, column: index - line.lowerBound)
    }
    return stack.loaded(index)?.node
  }

  /// The view to which an id leads, whichever track has it.
  private func view(_ id: ViewID) throws -> Node {
    let found =
      try scroll.content.flatMap { try ViewSearch(in: $0).view(id) } ?? addressed(id)?.shown
    guard let found else { throw try AddressSearch(in: scroll).unknownID(id) }
    return found
  }

  /// Refuses a path into an element that was loaded for it and has no such view.
  private func checkInside(_ id: ViewID) throws {
    guard case .path = id, try addressed(id) == nil else { return }
    throw try AddressSearch(in: scroll).unknownID(id)
  }

  private func addressed(_ id: ViewID) throws -> Addressed? {
    try scroll.content.flatMap { try AddressSearch(in: $0).find(id) }
  }

  /// Scrolls to a view inside a row of a lazy stack, whether the row is loaded or not.
  ///
  /// Loading a row may show that the view is in a row of a stack in it.
  ///
  /// - Returns: The view, or the row; nil if the view is in no row.
  private func revealInRow(_ id: ViewID, along track: ScrollTrack, anchor: Double?) throws -> Node?
  {
    let search = TargetSearch(on: track)
    var before: (stack: LazyStackNode, index: Int)?
    var isBefore: Bool?
    while let (stack, index) = try search.findAround(id),
      stack !== before?.stack || index != before?.index, !scroll.context.work.isStopped
    {
      let place = search.target(index, of: stack, around: id)
      if track.isNested(stack) {
        TrackReveal(on: track).reveal(
          nested: place,
          of: stack,
          anchor: anchor,
          isBefore: isBefore,
          id: id
        )
      } else {
        isBefore = TrackReveal(on: track).isBeforeSight(place.line, of: stack)
        TrackReveal(on: track).reveal(place, of: stack, anchor: anchor, id: id)
      }
      track.landings.last = landing(on: id, in: stack, at: index, isAround: true, anchor: anchor)
      before = (stack, index)
    }
    guard let (stack, index) = before else { return nil }
    let nested = try revealNested(id, along: track, anchor: anchor, isBefore: isBefore)
    let row = view(at: index, of: stack)
    return try nested ?? addressed(id)?.shown ?? row
  }

  /// Scrolls to a view of a lazy stack in a row of another one along the axis.
  ///
  /// - Returns: The view, or its stack; nil if the view is elsewhere.
  private func revealNested(
    _ id: ViewID,
    along track: ScrollTrack,
    anchor: Double?,
    isBefore: Bool?
  ) throws -> Node? {
    let search = TargetSearch(on: track)
    guard try search.find(id) == nil, let (stack, index) = try search.findNested(id) else {
      return nil
    }
    TrackReveal(on: track).reveal(
      nested: ScrolledTarget(index, in: stack.lineMap),
      of: stack,
      anchor: anchor,
      isBefore: isBefore,
      id: id
    )
    track.landings.last = landing(on: id, in: stack, at: index, isAround: false, anchor: anchor)
    return stack.loaded(index)?.node ?? stack
  }

  private func landing(
    on id: ViewID,
    in stack: LazyStackNode,
    at index: Int,
    isAround: Bool,
    anchor: Double?
  ) -> Landing {
    Landing(
      id: id,
      anchor: anchor,
      stack: stack,
      subview: stack.loaded(index),
      index: index,
      isAround: isAround,
      frame: scroll.context.trace.frame
    )
  }

  private func landing(on id: ViewID, node: Node, anchor: Double?) -> Landing {
    Landing(id: id, anchor: anchor, node: node, frame: scroll.context.trace.frame)
  }
}

extension Addressed {
  /// The view, or the container that will have it once it is loaded.
  var shown: Node? {
    switch self {
    case .subview(let stack, _): node ?? stack
    case .view(let node): node
    case .inside(let stack, _): stack
    }
  }
}
