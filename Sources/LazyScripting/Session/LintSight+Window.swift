internal import LazyReports
internal import LazyStacks

extension LintSight {
  /// What a window shows now, and what vanished from it.
  ///
  /// - Throws: What a callback throws that makes views which a transform would draw in sight, or
  ///   what the work meter throws.
  init(of window: Window) throws {
    self.init(
      clipped: try window.clippedViews,
      missing: try window.hasTransforms ? window.missingViews : [],
      vanished: window.earlyVanishings
    )
  }
}
