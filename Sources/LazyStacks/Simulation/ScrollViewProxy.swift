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
  public func count() throws -> Int {
    guard window.hasUnseenEdits else { return try node().contentCount }
    return try node().countedParts.reduce(0) { $0 + count(of: $1) }
  }

  private func count(of part: Node) -> Int {
    guard window.hasUnseenEdits, let stack = part as? LazyStackNode else {
      return part.subviewCount
    }
    return stack.catalog.listed.currentCount
  }

  /// Whether ``count()`` is a guess (claim 22): never if the numbers of subviews are constant,
  /// otherwise until all elements were needed.
  public func isCountEstimated() throws -> Bool {
    let isEdited = window.hasUnseenEdits
    return try node().countedParts.contains {
      ($0 as? LazyStackNode)?.catalog.listed.guessesCount(isEdited: isEdited) ?? false
    }
  }

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
    try window.reading {
      for spelling in id.spellings {
        if let found = try index(ofSpelling: spelling) { return found }
      }
      return try indexOfElement(around: id)
    }
  }

  /// The index of the element that contains the view to which an id or a path leads; nil where no
  /// view has it.
  private func indexOfElement(
    around id: ViewID
  ) throws -> (index: Int, isEstimated: Bool)? {
    let scroll = try node()
    guard let found = try around(id, in: scroll) else { return nil }
    var start = 0
    var isGuessed = false
    for part in scroll.countedParts {
      if let index = found.index(in: part) {
        guard let stack = part as? LazyStackNode else { return (start, isGuessed) }
        if window.hasUnseenEdits {
          return try stack.catalog.id(at: index).flatMap(index(ofSpelling:))
        }
        let listed = stack.catalog.listed
        return (start + index, isGuessed || listed.guesses(index, isEdited: false))
      }
      let listed = (part as? LazyStackNode)?.catalog.listed
      isGuessed = isGuessed || listed?.guessesCount(isEdited: false) ?? false
      start += count(of: part)
    }
    return nil
  }

  /// What a path leads to, or the loaded view inside an element that has an id; the ids of the data
  /// are not asked for again.
  private func around(_ id: ViewID, in scroll: ScrollNode) throws -> Addressed? {
    if id.spellings.count > 1 {
      return try AddressSearch(in: scroll).find(id) == nil
        ? nil : WindowSearch(in: window).addressed(id, in: scroll)
    }
    for part in scroll.countedParts {
      for row in part.children {
        if let found = try AddressSearch(in: row).find(id) { return found }
      }
    }
    return nil
  }

  /// What is known of the view with an id in the scroll view, without evaluating anything.
  public func node(_ id: ViewID) throws -> NodeProxy {
    try window.reading {
      try NodeReading(of: WindowSearch(in: window).addressed(id, in: node()), named: id).proxy
    }
  }

  private func index(ofSpelling id: ViewID) throws -> (index: Int, isEstimated: Bool)? {
    let isEdited = window.hasUnseenEdits
    var start = 0
    var isGuessed = false
    for part in try node().countedParts {
      try window.context.work.poll()
      if let stack = part as? LazyStackNode {
        let listed = stack.catalog.listed
        let index = try isEdited ? listed.currentIndex(of: id) : stack.index(of: id)
        if let index {
          return (start + index, isGuessed || listed.guesses(index, isEdited: isEdited))
        }
        isGuessed = isGuessed || listed.guessesCount(isEdited: isEdited)
      } else if part.isNamed(id) {
        return (start, isGuessed)
      }
      start += count(of: part)
    }
    return nil
  }
}
