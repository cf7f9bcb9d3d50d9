internal import LazyReports
internal import LazyStacks

extension LintSight {
  /// Reads what a window shows now, and what vanished from it.
  ///
  /// - Throws: Errors of callbacks that make views which a transform would draw in sight, and what
  ///   the work meter throws.
  init(of window: Window) throws {
    self.init(
      clipped: try window.reports.clipped,
      missing: try window.reports.hasTransforms ? window.reports.missing : [],
      vanished: window.reports.earlyVanishings
    )
    eager = try window.reports.madeTogether
  }
}
