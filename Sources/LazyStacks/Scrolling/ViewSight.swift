/// How much of a view can be seen now, through scroll views and beside what edges hold.
struct ViewSight {
  private let node: Node

  init(of node: Node) { self.node = node }

  private var window: Rect { Rect(origin: .zero, size: node.context.settings.size) }

  /// The visible fraction of the view as it was laid out, along each axis: 0...1 (rule R2).
  ///
  /// A view without length is seen as a whole or not at all.
  var fractions: (width: Double, height: Double) {
    let frame = LaidOutPlace(of: node).frame(upTo: nil)
    let region = region
    return (
      frame.fraction(in: region, along: .horizontal)
        * uncovered(frame, in: region, along: .horizontal),
      frame.fraction(in: region, along: .vertical)
        * uncovered(frame, in: region, along: .vertical)
    )
  }

  /// The part of the window in which the view can be seen.
  private var region: Rect {
    guard let scroll = node.nearest(ScrollNode.self) else { return window }
    return scroll.laidOutRegion?.intersection(window) ?? Rect(origin: .zero, size: .zero)
  }

  /// The fraction of the visible part along an axis that no pinned header or footer covers, if that
  /// counts.
  private func uncovered(_ frame: Rect, in region: Rect, along axis: Axis) -> Double {
    guard node.context.profile.pinnedViewsCover, let stack = node.nearest(LazyStackNode.self),
      stack.axis == axis
    else { return 1 }
    let opening = Opening(start: region.start(axis), end: region.end(axis))
    let visible = opening.visibleLength(from: frame.start(axis), to: frame.end(axis))
    guard visible > 0 else { return 1 }
    let covers = stack.edges.pins(inFrontOf: node).map(\.node.frameInWindow)
    let covered = opening.covered(by: covers.map { ($0.start(axis), $0.end(axis)) })
    return covered.visibleLength(from: frame.start(axis), to: frame.end(axis)) / visible
  }

  /// Whether any part of the view is on screen and visible.
  var isAny: Bool {
    let fractions = fractions
    return node.isShown && fractions.width > 0 && fractions.height > 0
  }

  /// Whether a finger can touch any of the view.
  var canBeTouched: Bool {
    node.isShown && !InheritedModifiers(of: node).isHidden && isDrawn && coveringPin == nil
  }

  /// Whether any of the view is drawn where it can be seen: a finger touches what is drawn.
  private var isDrawn: Bool {
    let fractions = fractions
    guard node.context.directory.painting.isUsed else {
      return fractions.width > 0 && fractions.height > 0
    }
    let region = node.nearest(ScrollNode.self).map { $0.regionInWindow } ?? window
    let frame = DrawnShape.rect(of: node)
    guard let seen = region?.intersection(window)?.intersection(frame) else { return false }
    return Axis.allCases.allSatisfy { seen.size[$0] > 0 || frame.size[$0] <= Double.tolerance }
  }

  /// The header or footer that an edge holds and that covers what could be seen of the view: such
  /// views are hit first (rule R15).
  var coveringPin: Subview? {
    guard let stack = node.nearest(LazyStackNode.self), !stack.pins.isEmpty,
      let region = node.nearest(ScrollNode.self)?.regionInWindow,
      let seen = node.frameInWindow.intersection(region)
    else { return nil }
    return stack.edges.pins(inFrontOf: node).first { pin in
      let cover = pin.node.frameInWindow
      return Axis.allCases.allSatisfy { axis in
        cover.start(axis) <= seen.start(axis) + Double.tolerance
          && cover.end(axis) >= seen.end(axis) - Double.tolerance
      }
    }
  }
}

extension Rect {
  /// The fraction of the rectangle that is in a region along an axis; all or nothing for one
  /// without length.
  func fraction(in region: Rect, along axis: Axis) -> Double {
    guard size[axis] > Double.tolerance else {
      return start(axis) >= region.start(axis) - Double.tolerance
        && start(axis) < region.end(axis) - Double.tolerance ? 1 : 0
    }
    let shown = min(end(axis), region.end(axis)) - max(start(axis), region.start(axis))
    return max(0, shown) / size[axis]
  }
}
