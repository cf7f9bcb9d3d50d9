/// What a subview is to the section that it stands in.
public enum SubviewRole: String, Sendable, CaseIterable {
  /// The view above the rows.
  case header
  /// A row, or a view outside any section.
  case content
  /// The view below the rows.
  case footer
}
