/// When a default scroll anchor decides which part of the content is shown.
public enum ScrollAnchorRole: String, Sendable, CaseIterable {
  /// Before anything was scrolled.
  case initialOffset
  /// When the content or its container gets another size.
  case sizeChanges
  /// While the content is shorter than its container.
  case alignment
}

/// What a content margin applies to.
public enum ContentMarginPlacement: String, Sendable, CaseIterable {
  /// For the content and for the scroll indicators.
  case automatic
  /// For the content alone.
  case scrollContent
  /// For the scroll indicators alone, which take no part in layout: it has no effect here.
  case scrollIndicators
}
