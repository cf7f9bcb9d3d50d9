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
  /// A path leads into elements; a view in an element that is not loaded is reported as absent, as
  /// is one that went.
  public func node(_ id: ViewID) throws -> NodeProxy {
    try reading {
      do {
        return try NodeReading(of: WindowSearch(in: self).addressed(id), named: id).proxy
      } catch let error as WindowError {
        guard case .unknownID = error, let own = ViewID(path: id.steps.suffix(1)),
          context.directory.formerIDs.contain(id) || context.directory.formerIDs.contain(own)
        else { throw error }
        return NodeProxy(frame: nil, phase: .absent, isEstimated: true)
      }
    }
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

  /// What is wrong with what the window shows at this moment.
  public var reports: WindowReports { WindowReports(of: self) }

  /// How much lives in the window, and how well it guessed so far.
  public var figures: WindowFigures { WindowFigures(of: self) }

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
