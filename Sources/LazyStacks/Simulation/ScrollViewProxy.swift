/// A handle on a scroll view: what it shows, and the verbs that scroll it.
///
/// The handle follows the identity of the scroll view; used while that is not loaded, it throws.
public final class ScrollViewProxy {
  private let window: Window
  private let id: ViewID?
  private var known: ScrollNode?

  init(window: Window, id: ViewID?, node: ScrollNode) {
    self.window = window
    self.id = id
    known = node
  }

  private func node() throws -> ScrollNode {
    try window.checkOpen()
    if let known, known.isInWindow { return known }
    guard let found = window.findScroll(id) else { throw WindowError.noScrollView(id) }
    known = found
    return found
  }

  /// Offset, content size and container size, in points.
  public func geometry() throws -> ScrollGeometry { try node().geometry }

  /// The axis along which the content scrolls.
  public func axis() throws -> Axis { try node().axis }

  /// What moves the content at the moment.
  public func phase() throws -> ScrollPhase { try node().phase }

  /// The ids of the placed subviews that intersect the visible rect, in order; subviews without an
  /// id by their place.
  public func visibleIDs() throws -> [ViewID] { try node().visibleIDs }

  /// The ids of the subviews of which at least a fraction can be seen, 0...1.
  public func visibleTargets(threshold: Double) throws -> [ViewID] {
    try node().visibleTargets(VisibilityObserver.clamp(threshold))
  }

  /// How many subviews the content has, without evaluating any (claim 88).
  public func count() throws -> Int { try node().contentCount }

  /// Whether ``count()`` is a guess; never with constant numbers of subviews.
  public func isCountEstimated() throws -> Bool { false }

  /// Whether the size of the content is a guess in any part (claim 20).
  public func isContentSizeEstimated() throws -> Bool { try node().isContentLengthEstimated }

  /// Whether the space before the visible subviews is a guess (claim 30).
  public func isLeadEstimated() throws -> Bool {
    try node().stacks.contains { !$0.run.isLeadExact }
  }

  /// The zero-based index of the first subview with an id, without evaluating any (claim 132).
  public func index(of id: ViewID) throws -> Int? {
    var start = 0
    for part in try node().parts {
      if let stack = part as? LazyStackNode {
        if let index = try stack.index(of: id) { return start + index }
      } else if part.isNamed(id) {
        return start
      }
      start += part.subviewCount
    }
    return nil
  }
}

extension ScrollViewProxy {
  /// A finger moves the content by so many points, positive towards the end, in one frame or over a
  /// duration, and rests before it lifts.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func drag(by distance: Double, duration: Double = 0) throws -> Int {
    try window.checkVerb("drag")
    try check(distance, "by of drag")
    let frames = try window.frameCount(duration, "duration of drag")
    var scroll = try node()
    for frame in 1...frames {
      if frame > 1 { scroll = try node() }
      let part = distance / Double(frames)
      window.enqueue(.drag(by: part, isFirst: frame == 1, isLast: frame == frames), for: scroll)
      try lifting(scroll) { try window.makeFrame() }
    }
    return frames
  }

  /// Where a callback fails during a drag, the finger lifts with the next frame.
  private func lifting(_ scroll: ScrollNode, _ body: () throws -> Void) rethrows {
    do {
      try body()
    } catch {
      scroll.endsMotion = scroll.phase.isScrolling
      throw error
    }
  }

  /// Scrolls in one frame until a view is where an anchor says; without one, until it is fully
  /// visible after the smallest movement (rule R14).
  @discardableResult
  public func scrollTo(id target: ViewID, anchor: UnitPoint? = nil) throws -> Int {
    try window.checkVerb("scrollTo")
    let scroll = try node()
    if let fraction = anchor?[scroll.axis], !fraction.isFinite {
      throw WindowError.badValue(
        name: "the anchor of scrollTo",
        value: fraction,
        expected: "finite fractions"
      )
    }
    let isKnown = try scroll.stacks.contains { try $0.index(of: target, opens: true) != nil }
    guard isKnown || scroll.content?.descendant(target) != nil else {
      throw WindowError.unknownID(target)
    }
    return try make(.reveal(target, anchor: anchor), for: scroll)
  }

  /// Scrolls in one frame to an edge of the content.
  @discardableResult
  public func scrollTo(edge: Edge) throws -> Int {
    try window.checkVerb("scrollTo")
    let scroll = try node()
    guard edge.axis == scroll.axis else { throw WindowError.wrongEdge(edge, axis: scroll.axis) }
    return try make(.edge(edge), for: scroll)
  }

  /// Scrolls in one frame to an offset along the axis, clamped to the content.
  @discardableResult
  public func scrollTo(offset: Double) throws -> Int {
    try window.checkVerb("scrollTo")
    try check(offset, "the offset of scrollTo")
    return try make(.offset(offset), for: try node())
  }

  private func check(_ distance: Double, _ name: String) throws {
    guard distance.isFinite else {
      throw WindowError.badValue(
        name: name,
        value: distance,
        expected: "a finite number of points"
      )
    }
  }

  private func make(_ input: ScrollInput, for scroll: ScrollNode) throws -> Int {
    window.enqueue(input, for: scroll)
    try window.makeFrame()
    return 1
  }
}
