/// Where a view was laid out, without the transforms around it.
struct LaidOutPlace {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// How far the transforms around the view move it along an axis, up to another view around it or,
  /// with nil, all of them.
  func transforms(upTo outer: Node?, along axis: Axis) -> Double {
    guard node.context.directory.painting.isUsed else { return 0 }
    var distance = 0.0
    var around = node.parent
    while let current = around, current !== outer {
      if let offset = (current as? LayoutNode)?.layout as? OffsetLayout {
        distance += offset.distance[axis]
      }
      around = current.parent
    }
    return distance
  }

  /// Where the view is in the window without the transforms up to another view around it or, with
  /// nil, without all of them.
  func frame(upTo outer: Node?) -> Rect {
    var frame = node.frameInWindow
    for axis in Axis.allCases { frame.origin[axis] -= transforms(upTo: outer, along: axis) }
    return frame
  }

  /// Where the view starts in the row that contains it, in points.
  func distance(in row: Node, along axis: Axis) -> Double {
    var distance = 0.0
    var view = node
    while view !== row, let parent = view.parent {
      distance += view.laidOutOrigin(along: axis)
      view = parent
    }
    return distance
  }
}

extension Node {
  /// The axis along which an eager stack arranges its views, and did when a frame began; nil where
  /// one layout gave way to another.
  func lineAxis(since frame: Int) -> Axis? {
    guard let layout = self as? LayoutNode, let former = layout.former(in: frame),
      former.lineAxis != layout.lineAxis
    else { return stackAxis }
    return nil
  }
}
