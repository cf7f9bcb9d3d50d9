import DequeModule

/// The views of a window and the subviews they resolved to, as they stand at one moment.
public struct ViewTree: Equatable, Sendable {
  /// What a view is to those who look at the tree.
  public enum Kind: Equatable, Sendable {
    /// A view without children.
    case leaf
    /// A container that loads all its subviews.
    case eager
    /// A lazy container: how many subviews it has, whether that is a guess, and how many of them
    /// are kept off screen.
    case lazy(count: Int, isEstimated: Bool, kept: Int)
    /// A scroll view.
    case scroll(ScrollGeometry, isSizeEstimated: Bool)
  }

  /// The type of the view: `"Item"`, `"LazyVStack"`; of a modifier that lays out `":frame"`.
  public var name: String
  /// What is written, in a text.
  public var words: String?
  /// The custom views whose bodies led here, outermost first.
  public var composites: [String]
  /// The id by which it can be asked for; for a subview without one its place.
  ///
  /// A view inside modifiers has the id of the outermost one, which alone shows it.
  public var id: ViewID?
  /// Where it is in the window, in points.
  public var frame: Rect
  /// The rectangle around what is drawn of it, where transforms make that another one.
  public var drawn: Rect?
  /// The part of what is drawn of it that scroll views around do not cut off; nil if all is.
  public var visible: Rect?
  /// What it is to its section.
  public var role: SubviewRole
  /// Whether an edge holds it (rule R15); then it is drawn above the rows.
  public var isPinned: Bool
  /// How far in front of its siblings it is drawn, as `zIndex` says.
  public var zIndex: Double
  /// Whether nothing is drawn of it nor of what is in it.
  public var isHidden: Bool
  /// Whether it is a subview of a lazy container.
  public var isSubview: Bool
  /// What kind of view it is.
  public var kind: Kind
  /// The views below that have a place, in order.
  public var children: [ViewTree]
}

extension Window {
  /// The views that have a place now, without evaluating anything.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public func tree() throws -> [ViewTree] {
    try reading { try root.childrenInTree }
  }
}

extension Node {
  fileprivate func tree(
    subview: Subview? = nil,
    in outerID: ViewID?,
    _ region: Rect?
  ) throws -> ViewTree {
    try context.work.poll()
    let ownID = subview?.label ?? id
    var frame = frameInWindow
    if let stack = self as? LazyStackNode { frame.size[stack.axis] = stack.arrangement.length }
    let drawn = context.painting.isUsed ? drawnRect : frameInWindow
    let isElsewhere = context.painting.isUsed && !drawn.isNearly(frameInWindow)
    return try ViewTree(
      name: nameInTree,
      words: (self as? LeafNode)?.words,
      composites: owners.map(\.name),
      id: ownID == outerID ? nil : ownID,
      frame: frame,
      drawn: isElsewhere ? drawn : nil,
      visible: region?.intersection(isElsewhere ? drawn : frame),
      role: subview?.role ?? .content,
      isPinned: subview.map { $0.isPinned } ?? false,
      zIndex: zIndex,
      isHidden: isHiddenItself,
      isSubview: subview != nil,
      kind: kindInTree,
      children: childrenInTree
    )
  }

  private var nameInTree: String {
    guard let layout = (self as? LayoutNode)?.layout, layout.isModifier else { return name }
    return layout is FlexibleFrameLayout ? ":frame" : ":\(name)"
  }

  private var kindInTree: ViewTree.Kind {
    switch self {
    case let stack as LazyStackNode:
      .lazy(
        count: stack.list.count,
        isEstimated: stack.catalog.isOpen,
        kept: stack.store.count - stack.pinsAside
      )
    case let scroll as ScrollNode:
      .scroll(scroll.geometry, isSizeEstimated: scroll.isContentLengthEstimated)
    case is LeafNode: .leaf
    default: .eager
    }
  }

  fileprivate var childrenInTree: [ViewTree] {
    get throws {
      let region = regionInSight
      guard let stack = self as? LazyStackNode else {
        return try children.map { try $0.tree(in: id, region) }
      }
      return try stack.placed.map { try $0.node.tree(subview: $0, in: nil, region) }
    }
  }

  /// The part of the window in which children of this view can be seen.
  private var regionInSight: Rect? {
    let window = Rect(origin: .zero, size: context.windowSize)
    let scroll = (self as? ScrollNode) ?? nearest(ScrollNode.self)
    guard let scroll else { return window }
    return scroll.drawnRegionInWindow?.intersection(window)
  }
}

extension Rect {
  /// Whether all edges are in the same places.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      start(axis).isNearly(other.start(axis)) && end(axis).isNearly(other.end(axis))
    }
  }
}

extension LazyStackNode {
  /// How many of the loaded subviews beside the run are held at an edge.
  fileprivate var pinsAside: Int { pins.count { !isInRun($0) } }
}
