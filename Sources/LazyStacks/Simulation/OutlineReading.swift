import LazyExtents

extension Window {
  /// What the content of the outermost scroll view consists of now.
  ///
  /// Rows that are out of sight are made and measured for it in a copy that nobody sees.
  ///
  /// - Parameter limit: The greatest number of rows of a container.
  /// - Returns: The containers with their rows.
  /// - Throws: ``OutlineError`` for what cannot be told as rows with lengths, ``WindowError`` for a
  ///   closed window, and errors of callbacks.
  /// - Complexity: O(*n*) bodies and measurements for *n* rows.
  public func contentOutline(atMost limit: Int) throws -> ContentOutline {
    try checkOpen()
    func read() throws -> ContentOutline {
      try context.work.nesting { try OutlineReading(of: self, limit: limit).outline }
    }
    func readNow() throws -> ContentOutline {
      try isMakingFrame ? context.callbacks.asking.run(read) : withoutFrames(read)
    }
    return try configuration.hostState?.unchanged(readNow) ?? readNow()
  }

  /// Counts the changes of the data and of the window's size.
  public var contentVersion: Int { version.number }

  /// Counts those of them that were edits of data, and not only of states and models.
  public var contentEdits: Int { version.edits }
}

/// Reads what the content of the outermost scroll view of a window consists of.
struct OutlineReading {
  private let window: Window
  private let limit: Int

  init(of window: Window, limit: Int) {
    self.window = window
    self.limit = limit
  }

  /// What it consists of.
  var outline: ContentOutline {
    get throws {
      guard let scroll = ViewSearch(in: window.root).scroll else {
        throw OutlineError(message: "the window has no scroll view")
      }
      guard let track = scroll.tracks.first, scroll.tracks.count == 1 else {
        throw OutlineError(message: "the scroll view scrolls along both axes")
      }
      let axis = track.axis
      var outline = ContentOutline(
        axis: axis,
        viewport: scroll.containerSize,
        insets: (scroll.insets.start(axis), scroll.insets.end(axis)),
        anchors: scroll.restingFractions(along: axis),
        hasPosition: scroll.position != nil,
        spacing: 0,
        parts: [],
        others: scroll.furtherSettings
      )
      guard let content = scroll.content else { return outline }
      (outline.parts, outline.spacing) = try parts(of: content, along: axis)
      return outline
    }
  }

  /// The parts of a view, one after the other, and the distance between them.
  ///
  /// Where distances differ, they are the padding of the later part.
  private func parts(
    of node: Node,
    along axis: Axis
  ) throws -> (parts: [ContentOutline.Part], spacing: Double) {
    try window.context.work.poll()
    if let stack = node as? LazyStackNode, stack.axis == axis { return ([try lazyPart(stack)], 0) }
    guard node.holdsLazyContainer(along: axis) else {
      return ([try eagerPart(node, along: axis)], 0)
    }
    let layout = (node as? LayoutNode)?.layout as? StackLayout
    if layout?.axis == axis { return try partsInStack(node, along: axis) }
    guard let inner = node.arrangedChild(along: axis) else {
      throw OutlineError(
        message: "\(node.viewNameInTrace) has a lazy container among other views in it"
      )
    }
    var found = try parts(of: inner.node, along: axis)
    guard !found.parts.isEmpty else { return found }
    found.parts[0].padding.start += inner.before
    found.parts[found.parts.count - 1].padding.end += inner.after
    return found
  }

  private func partsInStack(
    _ stack: Node,
    along axis: Axis
  ) throws -> (parts: [ContentOutline.Part], spacing: Double) {
    let inside = try stack.children.map { try self.parts(of: $0, along: axis) }
    let gaps = self.gaps(in: stack, along: axis)
    let gap = gaps.first ?? 0
    if inside.allSatisfy({ $0.parts.count == 1 }), gaps.allSatisfy({ $0.isNearly(gap) }) {
      return (inside.flatMap { $0.parts }, gap)
    }
    var parts: [ContentOutline.Part] = []
    for (place, (found, spacing)) in inside.enumerated() {
      for (index, part) in found.enumerated() {
        var part = part
        part.padding.start += index > 0 ? spacing : place > 0 ? gaps[place - 1] : 0
        parts.append(part)
      }
    }
    return (parts, 0)
  }

  private func lazyPart(_ stack: LazyStackNode) throws -> ContentOutline.Part {
    guard stack.attributes.layout == nil else {
      throw OutlineError(message: "\(stack.name) is a layout of its own")
    }
    let survey = try RowSurvey(of: stack, in: window, atMost: limit)
    defer { survey.end() }
    let sections = try survey.sections
    return ContentOutline.Part(
      kind: stack.attributes.items.map { .lazyGrid($0) } ?? .lazyStack,
      spacing: stack.attributes.spacing ?? window.context.profile.defaultSpacing,
      padding: (0, 0),
      pinnedViews: stack.attributes.pinnedViews,
      estimator: stack.attributes.estimator?.description,
      isCountEstimated: stack.catalog.isOpen,
      counts: try stack.list.counts,
      sections: sections
    )
  }

  /// A stack whose views are all there, or one view.
  private func eagerPart(_ node: Node, along axis: Axis) throws -> ContentOutline.Part {
    let eager = EagerRows(of: node, along: axis)
    let rows = try (eager.views ?? [node]).enumerated().map { place, child in
      try window.context.work.poll()
      let id = child.shownID
      return ContentOutline.Row(
        label: id ?? EagerRows.label(at: place),
        isNamed: id != nil,
        length: child.size[axis]
      )
    }
    return ContentOutline.Part(
      kind: .stack,
      spacing: eager.views == nil ? 0 : try spacing(of: eager.stack, along: axis),
      padding: eager.padding,
      sections: [ContentOutline.Section(rows: rows)]
    )
  }

  /// The distance between the views of a stack, which must be the same between all of them.
  private func spacing(of stack: Node, along axis: Axis) throws -> Double {
    let gaps = self.gaps(in: stack, along: axis)
    guard let first = gaps.first else { return 0 }
    guard gaps.allSatisfy({ $0.isNearly(first) }) else {
      throw OutlineError(message: "the distances between views of \(stack.name) differ")
    }
    return first
  }
}

extension SubviewList {
  /// How it is known how many subviews the elements have.
  fileprivate var counts: ContentOutline.Part.Counts {
    get throws {
      for segment in segments {
        guard case .elements(let source, _) = segment.kind, source.hasDynamicArity, source.count > 0
        else { continue }
        return try source.declaredSubviews(at: 0) == nil ? .dynamic : .declared
      }
      return .inferred
    }
  }
}

extension OutlineReading {
  /// The distances between the views of a stack.
  private func gaps(in stack: Node, along axis: Axis) -> [Double] {
    let views = stack.children
    return zip(views, views.dropFirst()).map { one, next in
      next.laidOutOrigin(along: axis) - one.laidOutOrigin(along: axis) - one.size[axis]
    }
  }
}

extension Node {
  /// The only view inside that takes part in its length, what a modifier modifies or a lone child,
  /// and the lengths before and after it, in points.
  func arrangedChild(along axis: Axis) -> (node: Node, before: Double, after: Double)? {
    guard let layout = self as? LayoutNode else { return nil }
    let arranged = layout.arrangedChildren
    guard arranged.count == 1, let inner = arranged.first else { return nil }
    let before = inner.origin[axis]
    return (inner, before, size[axis] - before - inner.size[axis])
  }
}
