extension EagerMoves {
  /// Whether a view that was made in this frame stands for one that went, under the same id.
  func isReplaced(
    _ part: SightBefore.Part,
    by node: Node,
    _ gone: Set<ObjectIdentifier>
  ) -> Bool {
    guard let id = part.view.id, node.seen.id == id, gone.contains(part.node) else { return false }
    return !(node.parent.map(remembered)?.contains(part.node) ?? false)
  }
}

extension MoveReason {
  /// That another view took the place of one with the same id.
  static func replaced(_ part: SightBefore.Part, by node: Node, _ length: Double) -> MoveReason {
    var reason = MoveReason(
      kind: .resized,
      by: length - part.length,
      views: [node.seen],
      count: 1,
      old: part.length,
      new: length
    )
    reason.oldName = part.view.name == node.seen.name ? nil : part.view.name
    return reason
  }
}

extension Point {
  /// Where something stands in a region that was moved by so much.
  func moved(by distance: Point) -> Point {
    Point(x: x - distance.x, y: y - distance.y)
  }
}

extension Rect {
  /// Whether a rectangle is in sight in this one as far as one axis goes.
  func shows(_ origin: Point, _ size: Size, along axis: Axis) -> Bool {
    VisibleSpan(start: start(axis), end: end(axis)).touches(
      from: origin[axis],
      length: size[axis]
    )
  }

  /// Whether a rectangle is in sight in this one, also one without a width or height.
  func shows(_ origin: Point, _ size: Size) -> Bool {
    Axis.allCases.allSatisfy { shows(origin, size, along: $0) }
  }
}
