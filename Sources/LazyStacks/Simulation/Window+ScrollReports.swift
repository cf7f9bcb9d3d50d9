extension Window {
  /// What became of the last thousand scrolls that programs asked for, in the order in which they
  /// ended.
  public var scrollReports: [ScrollReport] { context.scrolls.reports }

  /// How often all such scrolls aimed at another offset than in the frame before.
  public var retargets: Int { context.scrolls.retargets }
}
