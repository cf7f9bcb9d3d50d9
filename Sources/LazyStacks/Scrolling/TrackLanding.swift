import LazyExtents

/// Says where the view stands to which a program scrolled a track, and how far that is from where
/// it was to stand.
struct TrackLanding {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// Ends the last scroll to a view and keeps its error, because somebody scrolls again.
  func finish() throws {
    guard track.landings.last != nil else { return }
    defer { track.landings.last = nil }
    track.landings.greatestError = try error()
  }

  /// Ends the last scroll to a view before an edit of the data that removes this view, or moves it
  /// although no position keeps it in its place.
  func finish(in stack: LazyStackNode, before change: SubviewListChange) throws {
    guard let landing = track.landings.last, landing.stack === stack,
      landing.frame < track.context.trace.frame,
      let subview = landing.subview, stack.loaded(subview.index) === subview
    else { return }
    let isGone = change.newIndex(of: subview.index) == nil
    let isMoved = change.isMoved(subview.index) && track.node.position?.targetID == nil
    guard isGone || isMoved else { return }
    try finish()
  }

  /// The greatest distance of a view from where a program was to put it, in points.
  ///
  /// The last view is measured now, each earlier one when somebody scrolled on.
  func error() throws -> Double {
    let greatest = track.landings.greatestError
    guard let landing = track.landings.last, let view = try place(of: landing) else {
      return greatest
    }
    let miss = miss(view, anchor: landing.anchor)
    return max(greatest, isImpossible(miss) ? 0 : abs(miss))
  }

  /// What is reported of the view to which a program scrolled in a frame; nil if it scrolled to
  /// none.
  func account(ofFrame frame: Int) throws -> FrameAccount.Landing? {
    guard let landing = track.landings.made(in: frame), let view = try place(of: landing)
    else { return nil }
    let miss = miss(view, anchor: landing.anchor)
    let cover = landing.stack?.pins.cover(of: landing.subview, at: view)
    var told = FrameAccount.Landing(
      id: landing.id,
      anchor: landing.anchor,
      miss: miss,
      isAtEnd: isImpossible(miss)
    )
    told.coveredBy = cover?.view
    told.covered = cover?.length ?? 0
    told.isGuess = try isGuessed(landing)
    told.around = try around(landing)?.seen
    told.isNowhere = try TargetSearch(on: track).addressed(landing.id) == nil
    return told
  }

  /// Whether the view is not among the lines that are held, so that its place is estimated.
  private func isGuessed(_ landing: Landing) throws -> Bool {
    guard let stack = landing.stack, let index = try index(of: landing, in: stack) else {
      return false
    }
    return stack.arrangement.line(at: stack.lineMap.line(of: index)) == nil
      && LengthKnowledge(of: stack).isEstimated
  }

  /// Where the view starts and how long it is, estimated if it is no longer loaded; nil if it is
  /// gone.
  func place(of landing: Landing) throws -> (start: Double, length: Double)? {
    let (axis, scroll) = (track.axis, track.node)
    if let stack = landing.stack {
      guard let index = try index(of: landing, in: stack) else { return nil }
      let arrangement = stack.arrangement
      let target = target(of: landing, at: index, in: stack)
      if RowsAround(stack).areHeld, let held = arrangement.line(at: target.line) {
        let bounds = target.bounds(in: held)
        let moved =
          track.isNested(stack) ? RowsAround(stack).start - stack.placement.containerStart : 0
        return (bounds.start + moved, bounds.length)
      }
      let start = RowsAround(stack).start(ofLine: target.line)
      if let known = landing.subview, known.measurement.isKnown {
        let inner = target.inner?(known)
        return (
          start + known.position.shift + (inner?.start ?? 0), inner?.length ?? known.length
        )
      }
      return (start, arrangement.expectedLength(of: target.line))
    }
    guard let view = landing.node, view.isPart(of: scroll) else { return nil }
    return (view.originInWindow(along: axis) - scroll.originInWindow(along: axis), view.size[axis])
  }

  /// The subview around the view if only that can be aligned, because the view is not loaded.
  func around(_ landing: Landing) throws -> Subview? {
    guard landing.isAround, let stack = landing.stack,
      let subview = try landing.subview
        ?? index(of: landing, in: stack).flatMap({ stack.loaded($0) })
    else { return nil }
    let search = TargetSearch(on: track)
    guard search.place(of: landing.id, in: subview) != nil else { return subview }
    // A card of a shelf stands nowhere before the shelf was scrolled to it.
    guard case .subview(let inner, let index) = try search.addressed(landing.id), inner !== stack
    else { return nil }
    return inner.loaded(index)?.isPlaced == true ? nil : subview
  }

  private func target(
    of landing: Landing,
    at index: Int,
    in stack: LazyStackNode
  ) -> ScrolledTarget {
    guard landing.isAround else { return ScrolledTarget(index, in: stack.lineMap) }
    return TargetSearch(on: track).target(index, of: stack, around: landing.id)
  }

  /// The index of the view's subview in the lazy stack that has it; nil if it is gone.
  func index(of landing: Landing, in stack: LazyStackNode) throws -> Int? {
    if let subview = landing.subview, stack.loaded(subview.index) === subview {
      return subview.index
    }
    guard landing.isAround else {
      return try stack.index(of: landing.id)
        ?? (track.isNested(stack) ? nestedIndex(of: landing) : landing.index)
    }
    switch try TargetSearch(on: track).addressed(landing.id) {
    case .inside(let found, let index) where found === stack: return index
    // The element that contains it was opened.
    case .subview(let found, let index) where found === stack: return index
    case .subview(let inner, _), .inside(let inner, _):
      return stack.subview(around: inner)?.index
    case .view(let view): return stack.subview(around: view)?.index
    case nil: return nil
    }
  }

  private func nestedIndex(of landing: Landing) throws -> Int? {
    guard let (stack, index) = try TargetSearch(on: track).findNested(landing.id),
      stack === landing.stack
    else {
      return nil
    }
    return index
  }

  /// The distance from where the view was to stand to where it stands, in points; negative if it
  /// stands before.
  func miss(_ view: (start: Double, length: Double), anchor: Double?) -> Double {
    let region = track.spanWithoutInsets
    let atStart = view.start - region.start
    let atEnd = view.start + view.length - region.end
    if let anchor { return atStart - anchor * (region.length - view.length) }
    let isShort = !view.length.isClearlyGreater(than: region.length)
    if isShort { return atStart < 0 ? atStart : max(0, atEnd) }
    if atStart <= 0, atEnd >= 0 { return 0 }
    return abs(atStart) < abs(atEnd) ? atStart : atEnd
  }

  /// Whether the content ends before the view could get to its place.
  ///
  /// An end that is only estimated does not count.
  func isImpossible(_ miss: Double) -> Bool {
    guard abs(miss) > Double.tolerance else { return false }
    if miss > 0 {
      let isAtEnd = !track.offset.isClearlyLess(than: track.maxOffset)
      return isAtEnd && track.stacks.last?.arrangement.holdsLast ?? true
    }
    let isAtStart = !track.offset.isClearlyGreater(than: track.minOffset)
    return isAtStart && track.stacks.first?.arrangement.holdsFirst ?? true
  }
}

/// Views that an edge holds.
extension [Subview] {
  /// The one that covers most of a subview at a place, and how much it covers, in points.
  fileprivate func cover(
    of subview: Subview?,
    at place: (start: Double, length: Double)
  ) -> (view: SeenView, length: Double)? {
    let covers = filter { $0 !== subview && !$0.isAtOwnPlace }.map { pin in
      let start = Swift.max(pin.shownRel, place.start)
      let end = Swift.min(pin.shownEnd, place.start + place.length)
      return (view: pin.seen, length: end - start)
    }
    return covers.max { $0.length < $1.length }.flatMap { $0.length > Double.tolerance ? $0 : nil }
  }
}
