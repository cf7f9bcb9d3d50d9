/// A side of a scroll view to which it can be scrolled.
public enum Edge: String, Sendable, CaseIterable {
  /// The start of a vertical scroll view.
  case top
  /// The end of a vertical scroll view.
  case bottom
  /// The start of a horizontal scroll view.
  case leading
  /// The end of a horizontal scroll view.
  case trailing

  /// The axis on which the edge lies.
  @inlinable
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the content begins at this edge.
  @inlinable
  public var isStart: Bool { self == .top || self == .leading }
}
