/// Finds rows that are off screen but would be drawn in sight.
extension LazyStackNode {
  /// The part of the window in which rows can be seen; nil if no scroll view moves them.
  private var regionOfRows: Rect? {
    scroll?.drawnRegionInWindow?.intersection(Rect(origin: .zero, size: context.windowSize))
  }

  /// Where a row that is off screen would be laid out and drawn at its known or guessed place.
  ///
  /// It is nil if the row would be laid out in sight, or if nothing of it would be drawn in sight.
  ///
  /// - Parameters:
  ///   - node: The row, which may belong to a copy of the window.
  ///   - index: Its index.
  /// - Returns: Both rectangles, in the window's coordinates.
  func drawnOutside(_ node: Node, at index: Int) -> (frame: Rect, drawn: Rect)? {
    guard let region = regionOfRows else { return nil }
    let rel = placement.containerStart + run.position(of: lineMap.line(of: index))
    let length = node.size[axis]
    guard !visibleSpan.touches(from: rel, length: length) else { return nil }
    var shape = DrawnShape(outer: node.nearest(ScrollNode.self))
    shape.shift[axis] = rel
    guard shape.isPainted(node) else { return nil }
    let drawn = shape.box(of: node)
    guard drawn.overlaps(region) else { return nil }
    var frame = Rect(origin: node.originInWindow() + shape.shift, size: node.size)
    for axis in Axis.allCases {
      frame.origin[axis] -= node.transforms(upTo: shape.outer, along: axis)
    }
    return (frame, drawn)
  }

  /// Reports rows that have just left the screen although they would still be drawn in sight.
  func noteVanishings(_ gone: [Subview]) {
    for subview in gone where !subview.isPlaced && subview.life.stage == .retained {
      guard context.work.goesOn() else { return }
      guard drawnOutside(subview.node, at: subview.index) != nil else { continue }
      context.painting.note(EarlyVanishing(id: subview.label, frame: context.trace.frame))
    }
  }
}

extension Rect {
  /// Whether both rectangles share an area.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      start(axis).isClearlyLess(than: other.end(axis))
        && end(axis).isClearlyGreater(than: other.start(axis))
    }
  }
}
