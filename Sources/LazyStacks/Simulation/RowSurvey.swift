import LazyExtents

/// Reads all rows of a lazy container, in a copy of it that nobody sees; the container stays as it
/// is.
///
/// The length of a row that is made is the one that it has; all others are what they would be if
/// they were made now.
struct RowSurvey {
  private let stack: LazyStackNode
  private let context: FrameContext
  private let root: LayoutNode
  private let copy: LazyStackNode

  /// Makes the copy.
  ///
  /// - Throws: ``OutlineError`` where there are more rows than a limit, or what callbacks threw.
  init(of stack: LazyStackNode, in window: Window, atMost limit: Int) throws {
    self.stack = stack
    var configuration = window.configuration
    configuration.listeners = []
    context = FrameContext(configuration, trace: Trace(limit: 0), copyIn: window.context.work)
    context.settings.begin(Survey(along: stack.axis, limit: limit))
    context.evaluation.takeEnvironment(of: window.context.evaluation)
    let layout = StackLayout(axis: stack.axis, alignment: .center, spacing: 0)
    root = LayoutNode(layout, in: context)
    context.directory.root = root
    context.trace.beginFrame(1, at: window.time)
    let content = Content(.lazyStack(stack.attributes, stack.catalog.description))
    let root = root
    context.callbacks.guarding { try root.update(layout, children: [content]) }
    guard let copy = root.children.first as? LazyStackNode else {
      throw context.callbacks.takeError() ?? OutlineError(message: "\(stack.name) cannot be read")
    }
    self.copy = copy
    _ = copy.placedSize(for: ProposedSize(along: nil, across: stack.crossLength, axis: stack.axis))
    if let error = context.callbacks.takeError() { throw error }
    // The container may not have met yet that elements have different numbers of rows.
    let isCounted = !stack.catalog.isOpen && !stack.list.hasInferredNumbers
    guard !isCounted || copy.list.count == stack.list.count else {
      throw OutlineError(
        message:
          "how many rows \(stack.name) has is a state of a view in it; keep it in a model, or "
          + "in a view around the scroll view"
      )
    }
    guard copy.list.count <= limit else {
      throw OutlineError(
        message: "\(stack.name) has \(copy.list.count) rows, and at most \(limit) can be written"
      )
    }
  }

  /// Lets go of everything that was made.
  func end() { context.forgetAll() }

  /// The rows with their sections.
  var sections: [ContentOutline.Section] {
    get throws {
      var found: [ContentOutline.Section] = []
      var last: Range<Int>?
      for line in 0..<copy.lineMap.count {
        for (column, index) in copy.lineMap.subviews(of: line).enumerated() {
          try context.work.poll()
          let (row, role, section) = try read(index, column: column)
          if found.isEmpty || section != last { found.append(ContentOutline.Section()) }
          last = section
          try found[found.count - 1].add(row, as: role)
        }
      }
      // A list without rows is one that rows may come into.
      return found.isEmpty ? [ContentOutline.Section()] : found
    }
  }

  private func read(
    _ index: Int,
    column: Int
  ) throws -> (row: ContentOutline.Row, role: SubviewRole, section: Range<Int>?) {
    let subview = copy.loader.subview(at: index, because: .sample)
    if let error = context.callbacks.takeError() { throw error }
    defer {
      copy.store.remove(at: index)
      copy.store.giveUp(subview)
    }
    let row = ContentOutline.Row(
      label: subview.label,
      isNamed: subview.id != nil,
      length: try lengthIfMade(of: subview, column: column) ?? length(of: subview, column: column)
    )
    return (row, subview.role, copy.catalog.sections(at: index).last?.range)
  }

  /// The length that the same row of the container itself has; nil if that has not made it, or has
  /// kept it as it was before data or sizes changed.
  private func lengthIfMade(of row: Subview, column: Int) throws -> Double? {
    guard !stack.catalog.isOpen, stack.list.count == copy.list.count,
      let subview = stack.loaded(row.index), subview.label == row.label
    else { return nil }
    guard !subview.node.holdsLazyContainer(along: stack.axis) else {
      throw OutlineError(message: "\(row.label) of \(stack.name) has a lazy container in it")
    }
    if subview.isPlaced { return subview.node.size[stack.axis] }
    let isCurrent =
      !subview.isStandIn && !subview.measurement.isOutdated && subview.content.waiting.isEmpty
      && !subview.content.needsComparing(withVersion: stack.catalog.version)
    let offer = stack.measurer.place(of: subview, column: column).offer
    guard isCurrent, subview.node.remembers(offer) else { return nil }
    return subview.node.sizeThatFits(offer)[stack.axis]
  }

  private func length(of row: Subview, column: Int) throws -> Double {
    let place = copy.measurer.place(of: row, column: column)
    let size = context.evaluation.loading(.sample, id: row.id) {
      row.node.sizeThatFits(place.offer)
    }
    try context.work.poll(0)
    if let error = context.callbacks.takeError() { throw error }
    return size[stack.axis]
  }
}

extension ContentOutline.Section {
  fileprivate mutating func add(_ row: ContentOutline.Row, as role: SubviewRole) throws {
    switch role {
    case .content: rows.append(row)
    case .header where header == nil: header = row
    case .footer where footer == nil: footer = row
    default:
      throw OutlineError(message: "a section has several views as its \(role.rawValue)")
    }
  }
}

extension Node {
  /// Whether a lazy container along an axis is at or below a view, outside of other scroll views
  /// along it.
  func holdsLazyContainer(along axis: Axis) -> Bool {
    if let stack = self as? LazyStackNode, stack.axis == axis { return true }
    if let scroll = self as? ScrollNode, scroll.axes.contains(axis) { return false }
    return children.contains { $0.holdsLazyContainer(along: axis) }
  }
}

extension SubviewList {
  /// Whether elements are taken to have as many subviews, several, as the first of them has.
  fileprivate var hasInferredNumbers: Bool {
    segments.contains { segment in
      guard case .elements(let source, _) = segment.kind else { return false }
      return (source.inferredArity?.value ?? 1) > 1
    }
  }
}
