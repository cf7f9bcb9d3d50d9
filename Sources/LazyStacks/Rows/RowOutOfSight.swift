/// A row of a lazy container that is off screen, at its known or guessed place.
struct RowOutOfSight {
  private let node: Node
  private let index: Int
  private let stack: LazyStackNode

  /// Takes a row; its node may belong to a copy of the window.
  init(_ node: Node, at index: Int, in stack: LazyStackNode) {
    self.node = node
    self.index = index
    self.stack = stack
  }

  /// Where the row would be laid out and drawn, in the window's coordinates.
  ///
  /// It is nil if the row would be laid out in sight, or if nothing of it would be drawn in sight.
  var drawnInSight: (frame: Rect, drawn: Rect)? {
    guard let region else { return nil }
    let axis = stack.axis
    let line = stack.lineMap.line(of: index)
    let rel = stack.placement.containerStart + stack.run.position(of: line)
    guard !stack.visibleSpan.touches(from: rel, length: node.size[axis]) else { return nil }
    var shape = DrawnShape(outer: node.nearest(ScrollNode.self))
    shape.shift[axis] = rel
    guard shape.isPainted(node) else { return nil }
    let drawn = shape.box(of: node)
    guard drawn.overlaps(region) else { return nil }
    var frame = Rect(origin: node.originInWindow() + shape.shift, size: node.size)
    for axis in Axis.allCases {
      frame.origin[axis] -= LaidOutPlace(of: node).transforms(upTo: shape.outer, along: axis)
    }
    return (frame, drawn)
  }

  /// The part of the window in which rows can be seen; nil if no scroll view moves them.
  private var region: Rect? {
    let window = Rect(origin: .zero, size: stack.context.settings.size)
    return stack.scroll?.drawnRegionInWindow?.intersection(window)
  }

  /// Reports rows that have just left the screen although they would still be drawn in sight.
  static func reportVanished(_ gone: [Subview], from stack: LazyStackNode) {
    let context = stack.context
    for subview in gone where !subview.isPlaced && subview.life.stage == .retained {
      guard context.work.goesOn() else { return }
      let row = RowOutOfSight(subview.node, at: subview.index, in: stack)
      guard row.drawnInSight != nil else { continue }
      context.directory.painting.note(EarlyVanishing(id: subview.label, frame: context.trace.frame))
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
