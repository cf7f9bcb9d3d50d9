/// Places with and without transforms.
///
/// Transforms change no layout: what a lazy container loads, and what counts as visible, depends on
/// where views were laid out (rule R2, invariant I9).
extension Node {
  /// How far the transforms around the view move it along an axis, up to another view around it or,
  /// with nil, all of them.
  func transforms(upTo outer: Node?, along axis: Axis) -> Double {
    guard context.directory.painting.isUsed else { return 0 }
    var distance = 0.0
    var node = parent
    while let current = node, current !== outer {
      if let offset = (current as? LayoutNode)?.layout as? OffsetLayout {
        distance += offset.distance[axis]
      }
      node = current.parent
    }
    return distance
  }

  /// Where the view is in the window without the transforms around it, up to another view around
  /// it or, with nil, all of them.
  func laidOutFrame(upTo outer: Node?) -> Rect {
    var frame = frameInWindow
    for axis in Axis.allCases { frame.origin[axis] -= transforms(upTo: outer, along: axis) }
    return frame
  }

  /// Where the view starts along an axis in the view around it, as it was laid out.
  func laidOutOrigin(along axis: Axis) -> Double {
    guard context.directory.painting.isUsed else { return origin[axis] }
    let offset = (parent as? LayoutNode)?.layout as? OffsetLayout
    return origin[axis] - (offset?.distance[axis] ?? 0)
  }
}
