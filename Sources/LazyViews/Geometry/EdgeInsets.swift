/// Distances from each edge, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top, in points.
  public var top: Double
  /// At the left, in points.
  public var leading: Double
  /// At the bottom, in points.
  public var bottom: Double
  /// At the right, in points.
  public var trailing: Double

  /// Nothing at any edge.
  @inlinable public static var zero: EdgeInsets {
    EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from a distance for each edge.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of one distance at some edges.
  @inlinable
  public init(_ edges: Set<Edge>, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  /// The distance at the start of an axis.
  @inlinable
  public func start(_ axis: Axis) -> Double { axis == .vertical ? top : leading }

  /// The distance at the end of an axis.
  @inlinable
  public func end(_ axis: Axis) -> Double { axis == .vertical ? bottom : trailing }

  @inlinable
  package subscript(start axis: Axis) -> Double {
    get { start(axis) }
    set {
      if axis == .vertical { top = newValue } else { leading = newValue }
    }
  }

  @inlinable
  package subscript(end axis: Axis) -> Double {
    get { end(axis) }
    set {
      if axis == .vertical { bottom = newValue } else { trailing = newValue }
    }
  }
}

extension Set<Edge> {
  /// All four edges.
  public static let all: Set<Edge> = [.top, .leading, .bottom, .trailing]
  /// The two edges of the horizontal axis.
  public static let horizontal: Set<Edge> = [.leading, .trailing]
  /// The two edges of the vertical axis.
  public static let vertical: Set<Edge> = [.top, .bottom]
}
