/// An edge at which a row is swiped open, as SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: String, Sendable, CaseIterable {
  /// The left one.
  case leading
  /// The right one.
  case trailing
}
