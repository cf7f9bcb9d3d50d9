/// How an eager view moved along an axis.
struct EagerMove {
  var by: Double
  let axis: Axis
  /// Whether it is out of sight now.
  let isOut: Bool
  /// What the views around it did that moved themselves.
  var carried: CarriedMove
  /// That the scroll view is shorter, if it would be in sight otherwise.
  var shorter: MoveReason?
}

/// How far what is around a view moved, and the nearest views around it that did so themselves.
struct CarriedMove {
  private(set) var by = Point.zero
  private var across: Node?
  private var along: Node?

  /// The nearest view around it that moved along an axis.
  subscript(axis: Axis) -> Node? { axis == .horizontal ? across : along }

  /// Takes in a view that moved within what is around it.
  mutating func take(_ node: Node, by distance: Double, along axis: Axis) {
    by[axis] += distance
    if axis == .horizontal { across = node } else { along = node }
  }

  /// All of this, and a view in it that may have moved with nobody told of it.
  func with(_ node: Node, since before: SightBefore, to origin: Point, laidOut: Point) -> Self {
    var carried = self
    for axis in Axis.allCases {
      let by = before.move(to: origin, laidOut: laidOut, along: axis)
      guard abs(by - self.by[axis]) > Double.slack(at: abs(laidOut[axis])) else { continue }
      carried.take(node, by: by - self.by[axis], along: axis)
    }
    return carried
  }
}
