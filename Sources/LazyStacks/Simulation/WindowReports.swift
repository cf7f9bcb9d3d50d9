/// What is wrong with what a window shows at this moment: views that are cut off, covered, not
/// drawn or without a length, and ids that several have.
public struct WindowReports {
  private let window: Window
  private var painting: Painting { window.context.directory.painting }

  init(of window: Window) { self.window = window }

  /// The views on screen that are larger than what shows them, in the order of their places.
  ///
  /// These are the subviews of lazy stacks and the parts of a scroll view's content that stick out
  /// of it across its axis, where they cannot be scrolled into sight, and parts of views that stick
  /// out of a view that is ``View/clipped()``; and texts that show fewer lines than they have and
  /// may show.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var clipped: [ClippedView] {
    get throws {
      try window.reading { try ClippedSearch.views(in: window.root) }
    }
  }

  /// The rows of lazy containers that were removed because their frames left what scroll views
  /// show, while some of them would still be drawn in sight (claim 60); as long as they are kept.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var vanishedEarly: [UndrawnView] {
    get throws {
      try window.reading { try UndrawnRows(of: window).vanished() }
    }
  }

  /// The subviews of lazy containers of which others in front of them cover a part that is in
  /// sight, as a pinned header does (claim 55); each with what covers it.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var overlap: [CoveredView] {
    get throws { try ofContainers { try $0.coveredSubviews() } }
  }

  /// The ids that several elements, or loaded subviews, of one lazy container have (claim 10).
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var duplicateID: [ViewID] {
    get throws { try ofContainers { try $0.repeatedIDs() } }
  }

  /// The rows of eager containers in rows of lazy ones on screen.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var madeTogether: [RowsMadeTogether] {
    get throws { try window.reading { try RowsMadeTogetherSearch.rows(in: window.root) } }
  }

  /// The subviews on screen that have no length along the axis of their lazy container (claim 114),
  /// by their ids, or their places where they have none.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var zeroLength: [ViewID] {
    get throws { try ofContainers { try $0.emptySubviews() } }
  }

  private func ofContainers<Found>(
    _ find: (LazyStackNode) throws -> [Found]
  ) throws -> [Found] {
    try window.reading {
      var found: [Found] = []
      try window.root.forEachContainer { found += try find($0) }
      return found
    }
  }

  /// Whether anything that lives is drawn elsewhere than where it was laid out, or vanished early.
  public var hasTransforms: Bool { painting.isUsed || !earlyVanishings.isEmpty }

  /// What vanished early so far, at most the first thousand.
  public var earlyVanishings: [EarlyVanishing] { painting.vanished }

  /// The rows of lazy containers that were never in sight since they were made, or were not made,
  /// because of their frames, while some of them would be drawn in sight (claim 61).
  ///
  /// Rows that are not loaded, or were evaluated ahead and have no place, are made for that in a
  /// copy that nobody sees: those of the lazy containers of the outermost scroll view alone, as far
  /// as three lengths of it on either side, and as far as it is known which rows come there.
  ///
  /// - Throws: ``WindowError/closed``, what a callback throws, or what the work meter throws.
  public var missing: [UndrawnView] {
    get throws {
      try window.reading { try UndrawnRows(of: window).missing() }
    }
  }
}
