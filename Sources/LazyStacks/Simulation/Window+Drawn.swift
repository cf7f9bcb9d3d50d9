extension Window {
  /// The rows of lazy containers that were removed because their frames left what scroll views
  /// show, while some of them would still be drawn in sight (claim 60); as long as they are kept.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var vanishedViews: [UndrawnView] {
    get throws {
      try reading {
        try UndrawnRows(of: self).vanished()
      }
    }
  }

  /// Whether anything that lives is drawn elsewhere than where it was laid out, or vanished early.
  public var hasTransforms: Bool { context.directory.painting.isUsed || !earlyVanishings.isEmpty }

  /// What vanished early so far, at most the first thousand.
  public var earlyVanishings: [EarlyVanishing] { context.directory.painting.vanished }

  /// The rows of lazy containers that were never in sight since they were made, or were not made,
  /// because of their frames, while some of them would be drawn in sight (claim 61).
  ///
  /// Rows that are not loaded, or were evaluated ahead and have no place, are made for that in a
  /// copy that nobody sees: those of the lazy containers of the outermost scroll view alone, as far
  /// as three lengths of it on either side, and as far as it is known which rows come there.
  ///
  /// - Throws: ``WindowError/closed``, what a callback throws, or what the work meter throws.
  public var missingViews: [UndrawnView] {
    get throws {
      try reading {
        try UndrawnRows(of: self).missing()
      }
    }
  }
}
