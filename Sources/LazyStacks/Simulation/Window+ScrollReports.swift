extension Window {
  /// The outcomes of the last thousand scrolls that programs requested, in the order in which they
  /// ended.
  public var scrollReports: [ScrollReport] { context.scrolls.reports }

  /// How often the offset that these scrolls aimed at changed from one frame to the next.
  public var retargets: Int { context.scrolls.retargets }
}
