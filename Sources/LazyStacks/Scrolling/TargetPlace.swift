/// Where a scroll target stands in the content along an axis, in points.
struct TargetPlace {
  let start: Double
  let length: Double

  /// The same target where it is counted from another place.
  func moved(by distance: Double) -> Self {
    Self(start: start + distance, length: length)
  }
}

extension ScrollTrack {
  /// Where a view stands that no lazy container moves.
  func place(of view: Node) -> TargetPlace {
    TargetPlace(start: offset + node.start(of: view, along: axis), length: view.size[axis])
  }
}

extension Subview {
  /// The targets in a row along an axis, counted from its start.
  func targets(along axis: Axis) -> [TargetPlace] {
    TargetMark.targets(in: node).map { view in
      TargetPlace(
        start: LaidOutPlace(of: view).distance(in: node, along: axis),
        length: view.size[axis]
      )
    }
  }
}
