extension Window {
  /// The outermost scroll view, or the one to which an id or a path leads.
  public func scrollView(_ id: ViewID? = nil) throws -> ScrollViewProxy {
    guard let scroll = try reading({ try WindowSearch(in: self).scrollView(id) }) else {
      throw WindowError.noScrollView(id)
    }
    return ScrollViewProxy(window: self, id: id, node: scroll)
  }

  /// What is known of the view with an id, without evaluating anything.
  ///
  /// A path leads into elements; a view in an element that is not loaded is reported as absent.
  public func node(_ id: ViewID) throws -> NodeProxy {
    try reading { try NodeReading(of: WindowSearch(in: self).addressed(id), named: id).proxy }
  }

  /// The storage of the view with an id, such as its states; nil if it is not loaded or keeps
  /// nothing.
  public func storage(of id: ViewID) throws -> AnyObject? {
    try reading { try NodeReading(of: WindowSearch(in: self).addressed(id), named: id).storage }
  }

  /// The views that have a place now, without evaluating anything.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public func tree() throws -> [ViewTree] {
    try reading { try TreeReading(of: root).children }
  }

  /// The views on screen that are larger than what shows them, in the order of their places.
  ///
  /// These are the subviews of lazy stacks and the parts of a scroll view's content that stick out
  /// of it across its axis, where they cannot be scrolled into sight, and parts of views that stick
  /// out of a view that is ``View/clipped()``.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var clippedViews: [ClippedView] {
    get throws {
      try reading { try ClippedSearch.views(in: root) }
    }
  }

  /// The rows of lazy containers that were removed because their frames left what scroll views
  /// show, while some of them would still be drawn in sight (claim 60); as long as they are kept.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var vanishedViews: [UndrawnView] {
    get throws {
      try reading { try UndrawnRows(of: self).vanished() }
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
      try reading { try UndrawnRows(of: self).missing() }
    }
  }

  /// The rows that are swiped open, by their ids.
  public var openRows: [ViewID] {
    get throws {
      try reading { context.directory.openRows.nodes.compactMap { $0.subview?.label ?? $0.id } }
    }
  }

  /// Checks the invariants of the model on the last frame.
  ///
  /// Users' lazy layouts are asked again for what is in sight, and must place it alike.
  ///
  /// - Throws: ``InvariantViolation`` for the first that is broken; ``WindowError/busy(verb:)``
  ///   while a frame is being made, in which they do not hold yet. After a frame that was stopped
  ///   nothing is checked: the next frame completes it.
  public func check() throws {
    try checkIdle("check")
    try FrameCheck(of: self).run()
  }

  /// Records a diagnostic of the code that drives the window in the trace, once for each message.
  public func report(_ diagnostic: Diagnostic) {
    context.diagnose(diagnostic.code, message: diagnostic.message)
  }
}
