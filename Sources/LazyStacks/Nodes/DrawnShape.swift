/// The drawn place of a view, through all that moves, scales and turns it.
struct DrawnShape {
  /// The distance from the place in its node to the view's place, for a row that is off screen.
  var shift = Point.zero
  /// The view around it up to which transforms count; nil for all of them.
  var outer: Node?

  /// The effect of a modifier on everything that was laid out in its frame.
  private struct Map {
    let steps: [PaintStep]
    let frame: Rect

    func place(of point: Point) -> Point {
      steps.reduce(point) { $1.place(of: $0, in: frame) }
    }
  }

  /// The rectangle around everything that is drawn of a view; its own rectangle if nothing in it is
  /// moved, scaled or turned.
  func box(of node: Node) -> Rect { shape(of: node, through: maps(around: node)).box }

  /// Whether anything in the view, or around it, is moved, scaled or turned.
  func isPainted(_ node: Node) -> Bool {
    if shape(of: node, through: []).isPainted { return true }
    var current = node.parent
    while let view = current, view !== outer {
      if (view as? LayoutNode)?.layout is any PaintingLayout { return true }
      current = view.parent
    }
    return false
  }

  private func frame(of node: Node) -> Rect {
    Rect(origin: node.originInWindow() + shift, size: node.knownSize)
  }

  private func maps(around node: Node) -> [Map] {
    var maps: [Map] = []
    var current = node.parent
    while let view = current, view !== outer {
      if let modifier = view as? LayoutNode, let steps = modifier.paintSteps() {
        maps.append(Map(steps: steps, frame: modifier.frameInWindow))
      }
      current = view.parent
    }
    return maps
  }

  private func shape(of node: Node, through maps: [Map]) -> (box: Rect, isPainted: Bool) {
    node.context.work.charge()
    let own = frame(of: node)
    guard let container = node as? LayoutNode, !container.children.isEmpty else {
      return (Self.box(of: own, through: maps), false)
    }
    var maps = maps
    let steps = container.paintSteps(shiftedBy: shift)
    if let steps { maps.insert(Map(steps: steps, frame: own), at: 0) }
    let inner = container.arrangedChildren.map { shape(of: $0, through: maps) }
    guard steps != nil || inner.contains(where: \.isPainted) else {
      return (Self.box(of: own, through: maps), false)
    }
    let box = inner.dropFirst().reduce(inner[0].box) { $0.union($1.box) }
    guard container.layout is ClippedLayout else { return (box, true) }
    let frame = Self.box(of: own, through: maps)
    return (box.intersection(frame) ?? Rect(origin: frame.origin, size: .zero), true)
  }

  private static func box(of frame: Rect, through maps: [Map]) -> Rect {
    guard !maps.isEmpty else { return frame }
    let corners = [UnitPoint(x: 0, y: 0), .init(x: 1, y: 0), .init(x: 0, y: 1), .init(x: 1, y: 1)]
    let drawn = corners.map { corner in
      maps.reduce(frame.point(at: corner)) { $1.place(of: $0) }
    }
    let (x, y) = (drawn.map(\.x), drawn.map(\.y))
    let origin = Point(x: x.min() ?? 0, y: y.min() ?? 0)
    let size = Size(width: (x.max() ?? 0) - origin.x, height: (y.max() ?? 0) - origin.y)
    return Rect(origin: origin, size: size)
  }

  /// The rectangle around what is drawn of a view, in the window's coordinates.
  static func rect(of view: Node) -> Rect {
    view.context.directory.painting.isUsed ? DrawnShape().box(of: view) : view.frameInWindow
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rect) -> Rect {
    var union = self
    for axis in Axis.allCases {
      union.origin[axis] = min(start(axis), other.start(axis))
      union.size[axis] = max(end(axis), other.end(axis)) - union.origin[axis]
    }
    return union
  }
}

extension LayoutNode {
  /// The effect of the modifier on what is drawn in its frame; nil if it has none.
  ///
  /// The place of a view in `offset` includes the offset already.
  fileprivate func paintSteps(shiftedBy shift: Point = .zero) -> [PaintStep]? {
    switch layout {
    case is OffsetLayout: return []
    case let effect as EffectLayout: return [effect.step]
    case let layout as TransitionLayout:
      return layout.transition.effects.effect(at: transitionValue(layout, shiftedBy: shift)).steps
    default: return nil
    }
  }

  fileprivate func transitionValue(
    _ layout: TransitionLayout,
    shiftedBy shift: Point = .zero
  ) -> Double {
    if shift == .zero, let value = transitionState?.value { return value }
    return transitionGoal(layout.transition, shiftedBy: shift).value
  }
}

/// The effect of a scroll transition on a view at one moment.
public struct ShownTransition: Equatable, Sendable {
  /// The progress: -1 if the view is out of sight at the start, 0 if it is in sight, 1 at the end;
  /// between them on the way, and a little beyond if a spring swings.
  public var value: Double
  /// The effect.
  public var effect: VisualEffect

  /// The phase that the value belongs to.
  public var phase: ScrollTransitionPhase { ScrollTransitionPhase(value) }

  /// The effect of the outermost scroll transition on a view; nil if it has none.
  init?(of view: Node) {
    guard view.context.directory.painting.isUsed else { return nil }
    var inner = view as? LayoutNode
    while let node = inner {
      if let layout = node.layout as? TransitionLayout {
        value = node.transitionValue(layout)
        effect = layout.transition.effects.effect(at: value)
        return
      }
      inner = node.modifiedChild as? LayoutNode
    }
    return nil
  }
}
