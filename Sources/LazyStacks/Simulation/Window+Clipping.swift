extension Window {
  /// The views on screen that are larger than what shows them, in the order of their places.
  ///
  /// These are the subviews of lazy stacks and the parts of a scroll view's content that stick out
  /// of it across its axis, where they cannot be scrolled into sight, and parts of views that stick
  /// out of a view that is ``View/clipped()``.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var clippedViews: [ClippedView] {
    get throws {
      try reading {
        var search = ClippedSearch()
        try search.look(at: root)
        return search.found
      }
    }
  }
}
