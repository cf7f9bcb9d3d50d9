import LazyExtents

extension MoveReason {
  /// That a view is shorter or longer, by the difference.
  static func resized(_ view: SeenView, from old: Double, to new: Double) -> MoveReason {
    MoveReason(kind: .resized, by: new - old, views: [view], count: 1, old: old, new: new)
  }

  /// That each of some views, side by side, has one length in place of another.
  static func resizedAlike(
    _ views: [SeenView],
    from old: Double,
    to new: Double,
    by: Double
  ) -> MoveReason {
    var reason = MoveReason(kind: .resized, by: by, views: views, count: views.count)
    (reason.old, reason.new, reason.isOfLine) = (old, new, views.count > 1)
    return reason
  }

  /// That another kind of view took the place of one whose length is not the reason.
  static func replaced(_ name: String, by new: String) -> MoveReason {
    var reason = MoveReason(kind: .resized, by: 0, views: [SeenView(name: new)], count: 1)
    reason.oldName = name
    return reason
  }

  /// That another view took the place of one with the same id.
  static func replaced(_ part: SightBefore.Part, by node: Node, length: Double) -> MoveReason {
    var reason = MoveReason.resized(node.seen, from: part.length, to: length)
    reason.oldName = part.view.name == node.seen.name ? nil : part.view.name
    return reason
  }
}

extension MoveReason.Kind {
  /// The corresponding cause of the ledger.
  var cause: LedgerCause {
    switch self {
    case .resized, .start, .alignment, .padding, .placed: .resize
    case .came, .went, .rearranged, .spacing, .lines: .data
    case .unseen: .estimate
    case .anchor, .correction, .insets, .remeasured, .transform, .held, .shortened: .resize
    case .target: .snap
    case .clamp: .clamp
    }
  }
}

extension MoveReason {
  /// The view that took the place of another kind of view in a frame, alone in a container; the
  /// change has no length.
  static func replacement(in container: Node, frame: Int) -> MoveReason? {
    var node = container
    while let before = node.sightBefore, before.frame == frame, !(node is LazyStackNode),
      !(node is ScrollNode), node.children.count == 1
    {
      let child = node.children[0]
      if child.sightBefore?.frame != frame {
        guard let name = before.only, name != child.viewName else { return nil }
        return .replaced(name, by: child.viewName)
      }
      node = child
    }
    return nil
  }
}
