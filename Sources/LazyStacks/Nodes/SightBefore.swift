/// The place of an eager view when a frame began to change something.
struct SightBefore {
  let frame: Int
  /// Its start relative to what moves it: the region of its scroll view, its row, or the window.
  let origin: Point
  let size: Size
  /// The same for its place in the layout, which determines what is in sight.
  let laidOut: Point
  /// The insets of its content, if it is a scroll view.
  var insets: EdgeInsets?
  /// Its start across the axis of the lazy container whose row or cell it is.
  var across: Double?
  /// How its view was drawn, if it is an effect such as `scaleEffect`.
  var effect: EffectLayout?
  /// The name of the view in it, if it is the only one.
  var only: String?
  /// Its views in order, if it is a stack.
  var parts: [Part] = []
  /// The axis along which these stood; nil if there are none.
  var partsAxis: Axis?

  /// A view in an eager stack.
  struct Part {
    let node: ObjectIdentifier
    var view: SeenView
    /// Whether it is an element of data.
    let isElement: Bool
    let start: Double
    let length: Double
  }

  /// How far the view moved to another place along an axis: as it was laid out, and by a changed
  /// transform.
  func move(to origin: Point, laidOut: Point, along axis: Axis) -> Double {
    let plain = laidOut[axis] - self.laidOut[axis]
    // A transform that stays must not add its rounding.
    let shift = origin[axis] - laidOut[axis] - self.origin[axis] + self.laidOut[axis]
    return abs(shift) > Double.tolerance ? plain + shift : plain
  }

  /// Whether an eager layout of a user places the views in a view, or one of several is shown.
  static func isPlacedByUser(_ node: Node) -> Bool {
    guard let node = node as? LayoutNode, !node.layout.isModifier else { return false }
    return node.showsOneOfSeveral || node.layout.sum(along: .vertical) == .answered
  }

  /// Whether a view is named by an element of data, and not by an id of its own.
  private static func isElement(_ node: Node) -> Bool {
    node.id != nil && node.id != node.unmodified.naming.ownID ?? node.naming.ownID
  }

  /// Whether views lie over each other in a view: those of a `ZStack`, or a view and what is behind
  /// it or over it.
  static func isLayered(_ node: Node) -> Bool {
    guard let layout = (node as? LayoutNode)?.layout else { return false }
    return layout is ZStackLayout || layout is LayeredLayout
  }

  /// The axis along which the places of the views in a view are remembered, if it has several of
  /// its own.
  static func partsAxis(of node: Node) -> Axis? {
    if let axis = node.stackAxis { return axis }
    guard let layout = (node as? LayoutNode)?.layout else { return nil }
    return Axis.allCases.first { layout.sum(along: $0) == .line }
      ?? (isPlacedByUser(node) || isLayered(node) ? .vertical : nil)
  }
}

extension SightBefore {
  /// Remembers where the eager views of a window stand, once a frame and before anything changes
  /// them.
  static func rememberAll(in context: FrameContext) {
    guard context.sight.ofViews != context.trace.frame, let root = context.directory.root,
      root.isShown
    else { return }
    context.sight.ofViews = context.trace.frame
    remember(root, at: root.origin, laidOut: root.origin, frame: context.sight.ofViews)
  }

  /// Remembers the places of a view and those in it; for views in a row of a lazy container,
  /// relative to the row.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - origin: Where it starts, relative to what moves it.
  ///   - laidOut: Where it starts without the transforms around it.
  ///   - frame: The frame that is about to change something.
  static func remember(_ node: Node, at origin: Point, laidOut: Point, frame: Int) {
    var before = SightBefore(frame: frame, origin: origin, size: node.size, laidOut: laidOut)
    before.insets = (node as? ScrollNode)?.insets
    before.effect = (node as? LayoutNode)?.layout as? EffectLayout
    let children = node.children
    if children.count == 1 { before.only = children[0].viewName }
    before.partsAxis = partsAxis(of: node)
    if let axis = before.partsAxis {
      before.parts = children.enumerated().map { place, child in
        Part(
          node: ObjectIdentifier(child),
          view: seen(child, at: children.count > 1 ? place + 1 : nil),
          isElement: isElement(child),
          start: child.laidOutOrigin(along: axis),
          length: child.size[axis]
        )
      }
    }
    node.remember(before)
    if let stack = node as? LazyStackNode { return rememberRows(of: stack, frame: frame) }
    let scroll = node as? ScrollNode
    for child in children {
      var inner = (scroll == nil ? origin : .zero) + child.origin
      var plain = (scroll == nil ? laidOut : .zero) + child.laidOutOrigin
      if let scroll {
        for axis in Axis.allCases {
          let first = scroll.track(along: axis)?.entries.first?.old
          inner[axis] -= first ?? scroll.offset(along: axis)
          plain[axis] -= first ?? scroll.offset(along: axis)
        }
      }
      remember(child, at: inner, laidOut: plain, frame: frame)
    }
  }

  /// A view with its place among its siblings, wherever else that could be meant.
  private static func seen(_ node: Node, at place: Int?) -> SeenView {
    let id = node.shownID
    return SeenView(id: id, name: node.viewName, place: id == nil ? place : nil)
  }

  private static func rememberRows(of stack: LazyStackNode, frame: Int) {
    // What left in an earlier pass may come back.
    let aside = stack.store.subviews.filter {
      $0.past.placeSeen(in: stack.context.sight.ofRows) != nil
    }
    let pins = stack.pins.filter { !stack.isInRun($0) }
    let cells = stack.placement.lines.lazy.flatMap(\.subviews).filter(\.isPlaced) + aside + pins
    for cell in cells {
      remember(cell.node, at: .zero, laidOut: .zero, frame: frame)
      cell.node.rememberAcross(cell.node.origin[stack.axis.cross])
    }
  }
}

/// Where the view in a row stood when a frame began, if the row's node was made anew in that, for
/// other modifiers or another kind of view.
struct FormerSight {
  let frame: Int
  let name: String
  /// Where the view stood in the row, as it was drawn and as it was laid out.
  let origin: Point
  let laidOut: Point
  /// The row itself.
  let outer: SightBefore

  /// Nil for a node that nobody saw when the frame began.
  init?(of node: Node, _ frame: Int) {
    let inner = node.unmodified
    guard let outer = node.sightBefore, let before = inner.sightBefore else { return nil }
    self.frame = outer.frame
    name = inner.viewName
    origin = before.origin.moved(by: outer.origin)
    laidOut = before.laidOut.moved(by: outer.laidOut)
    self.outer = outer
  }
}

extension Point {
  /// Where something stands in a region that was moved by so much.
  func moved(by distance: Point) -> Point {
    Point(x: x - distance.x, y: y - distance.y)
  }
}
