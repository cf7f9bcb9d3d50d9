/// A handle on a scroll view: what it shows, and the verbs that scroll it.
///
/// The handle follows the identity of the scroll view; using it while the scroll view is not loaded
/// throws.
public final class ScrollViewProxy {
  let window: Window
  private let id: ViewID?
  /// The scroll view that was found last, which may no longer exist.
  private var known: Lifeline<Node>

  init(window: Window, id: ViewID?, node: ScrollNode) {
    self.window = window
    self.id = id
    known = node.lifeline
  }

  func node() throws -> ScrollNode {
    try window.checkOpen()
    if let known = known.object as? ScrollNode, known.isInWindow { return known }
    guard let found = try WindowSearch(in: window).scrollView(id) else {
      throw WindowError.noScrollView(id)
    }
    known = found.lifeline
    return found
  }

  /// Offset, insets, content size and container size, in points.
  public func geometry() throws -> ScrollGeometry { try node().geometry }

  /// The axes along which the content scrolls.
  public func axes() throws -> Set<Axis> { try node().axes }

  /// The number by which events name the scroll view.
  public func number() throws -> Int { try node().numberInTrace }

  /// What moves the content at the moment.
  public func phase() throws -> ScrollPhase { try node().phase }

  /// The ids of the placed subviews that intersect the visible rect, in order; subviews without an
  /// id by their place.
  public func visibleIDs() throws -> [ViewID] {
    try window.reading { ScrollSight(of: try node()).ids }
  }

  /// The ids of the subviews of which at least a fraction can be seen, 0...1.
  public func visibleTargets(threshold: Double) throws -> [ViewID] {
    try window.reading {
      ScrollSight(of: try node()).targets(above: VisibilityObserver.clamp(threshold))
    }
  }

  /// How many subviews the content has with the data as they are now, without evaluating any
  /// (claim 88).
  public func count() throws -> Int { try subviews().count }

  /// Whether ``count()`` is a guess (claim 22): never if the numbers of subviews are constant,
  /// otherwise until all elements were needed.
  public func isCountEstimated() throws -> Bool { try subviews().isCountEstimated }

  /// Whether the size of the content is a guess in any part (claim 20).
  public func isContentSizeEstimated() throws -> Bool { try node().isContentLengthEstimated }

  /// Whether the space before the visible subviews is a guess (claim 30).
  public func isLeadEstimated() throws -> Bool {
    try node().tracks.contains { $0.stacks.contains { LengthKnowledge(of: $0).isLeadEstimated } }
  }

  /// The zero-based index of the first subview with an id among the data as they are now, without
  /// evaluating any (claim 132).
  ///
  /// It may be a guess, as ``indexAndCertainty(of:)`` says.
  public func index(of id: ViewID) throws -> Int? { try indexAndCertainty(of: id)?.index }

  /// The zero-based index of the first subview with an id, and whether that is a guess because
  /// elements before it may resolve to any number of subviews and were not evaluated.
  public func indexAndCertainty(of id: ViewID) throws -> (index: Int, isEstimated: Bool)? {
    try window.reading { try subviews().index(of: id) }
  }

  /// What is known of the view with an id in the scroll view, without evaluating anything.
  public func node(_ id: ViewID) throws -> NodeProxy {
    try window.reading {
      try NodeReading(of: WindowSearch(in: window).addressed(id, in: node()), named: id).proxy
    }
  }

  private func subviews() throws -> CountedSubviews { CountedSubviews(of: try node(), in: window) }
}
