extension EdgeInsets {
  /// Both distances along an axis together.
  @inlinable
  public func length(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// The distance at an edge.
  @inlinable
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The distances of both at each edge.
  @inlinable
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}

extension Set<Edge> {
  /// The top edge alone.
  public static let top: Set<Edge> = [Edge.top]
  /// The leading edge alone.
  public static let leading: Set<Edge> = [Edge.leading]
  /// The bottom edge alone.
  public static let bottom: Set<Edge> = [Edge.bottom]
  /// The trailing edge alone.
  public static let trailing: Set<Edge> = [Edge.trailing]
}
