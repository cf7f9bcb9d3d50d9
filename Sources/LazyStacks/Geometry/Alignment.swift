/// Where narrower subviews stand across the axis of a stack.
public enum Alignment: String, Sendable, CaseIterable {
  /// At the leading edge of a vertical stack.
  case leading
  /// At the top of a horizontal stack.
  case top
  /// In the middle; the default of every stack.
  case center
  /// At the trailing edge of a vertical stack.
  case trailing
  /// At the bottom of a horizontal stack.
  case bottom

  /// The names that a stack along `axis` accepts.
  public static func cases(across axis: Axis) -> [Alignment] {
    axis == .vertical ? [.leading, .center, .trailing] : [.top, .center, .bottom]
  }

  /// How much of the free space lies before the subview: 0, one half or 1.
  var fraction: Double {
    switch self {
    case .leading, .top: 0
    case .center: 0.5
    case .trailing, .bottom: 1
    }
  }
}
