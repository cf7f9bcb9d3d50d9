/// What a subview is in its section.
public enum SubviewRole: String, Sendable, CaseIterable {
  /// The view above the rows.
  case header
  /// A row, or a view outside any section.
  case content
  /// The view below the rows.
  case footer
}
