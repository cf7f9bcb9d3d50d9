import LazyExtents

/// What is drawn in a container, as far as it moved with what is around the container.
struct DrawnViews {
  private let axis: Axis
  /// How far what is around the container moved.
  private let by: Double
  private let frame: Int
  /// How many drawn views went with that.
  private var count = 0

  /// - Parameters:
  ///   - axis: The axis of the move.
  ///   - by: How far what is around the container moved.
  ///   - frame: The frame.
  init(along axis: Axis, around by: Double, since frame: Int) {
    (self.axis, self.by, self.frame) = (axis, by, frame)
  }

  /// Whether nothing that is drawn in a container moved otherwise than what is around it, so that
  /// nobody saw the container move.
  mutating func stay(in node: Node, at origin: Point, laidOut: Point) -> Bool {
    guard node is LayoutNode else { return false }
    var outer = node
    while let parent = outer.parent as? LayoutNode, parent.modifiedChild === outer {
      guard parent.drawsNothing else { return false }
      outer = parent
    }
    return goAlong(node, at: origin, laidOut: laidOut) && count > 0
  }

  /// The same of what is in it; counts the views that are drawn.
  private mutating func goAlong(_ node: Node, at origin: Point, laidOut: Point) -> Bool {
    guard node.isShown, node.context.work.goesOn() else { return true }
    guard let layout = node as? LayoutNode else {
      // What was not there before did not move.
      guard let leaf = node as? LeafNode else { return false }
      guard let before = leaf.sightBefore, before.frame == frame, !leaf.isSpacer else {
        return true
      }
      count += 1
      let own = before.move(to: origin, laidOut: laidOut, along: axis) - by
      return abs(own) <= Double.slack(at: abs(laidOut[axis]))
    }
    guard layout.drawsNothing else { return false }
    for child in layout.children {
      let place = Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
      let plain = child.laidOutOrigin
      let inner = Point(x: laidOut.x + plain.x, y: laidOut.y + plain.y)
      guard goAlong(child, at: place, laidOut: inner) else { return false }
    }
    return true
  }
}
