import LazyExtents

/// The node of a lazy container, which makes its parts work together.
///
/// The catalog knows the subviews, the store keeps them, the measurer measures them, the run places
/// those in sight, and the edges hold pinned ones.
final class LazyStackNode: Node {
  // Fields not checked for overlapping access are read in each frame, and changed in single steps
  // that run no callback.

  @exclusivity(unchecked) var attributes: LazyAttributes
  /// The list of all subviews, loaded or not.
  let catalog: SubviewCatalog
  @exclusivity(unchecked) var run: LazyRun
  /// The loaded subviews that are not in the run.
  let store: SubviewStore
  /// The measurer of subviews for their places across the container.
  let measurer: LineMeasurer
  /// The edges of the visible region, with the subviews that they hold.
  let edges = PinnedEdges()
  /// The effects of this frame's edits.
  @exclusivity(unchecked) var edits = FrameEdits()
  /// The lines that the container held when the frame began.
  @exclusivity(unchecked) var seenLines = SeenLines()

  /// Where the stack is in the content that moves it.
  @exclusivity(unchecked) var standing = Standing()
  /// How it stands among others along its axis.
  @exclusivity(unchecked) var nesting = Nesting()
  /// What the next fill must do besides filling.
  @exclusivity(unchecked) var pending = PendingFill()
  /// What is noted of it while a frame lays it out.
  @exclusivity(unchecked) var layoutNotes = LayoutNotes()

  /// Loads its rows.
  var loader: RowLoader { RowLoader(for: self) }

  /// Where the lines in sight are; scroll views move and ask it.
  var arrangement: any LazyArrangement { run }

  /// The lines in place, for everybody who only reads them.
  var placement: Placement { run.placement }

  var list: SubviewList { catalog.list }

  /// The fold of the lazy layout; nil in stacks and grids.
  var fold: LazyFold? { run.fold }

  /// Which subviews are in which line.
  var lineMap: LineMap { catalog.lines }

  /// Where the cells of a line stand in a grid.
  var columns: GridColumns? { catalog.division.columns }

  /// How many columns it has; a stack has one.
  var columnCount: Int { columns?.count ?? 1 }

  /// Whether it has another number of columns than when the frame began.
  var hasOtherColumns: Bool { seenLines.columns != columnCount }

  /// The part of the region in which subviews were last placed (rule R2).
  var visibleSpan: VisibleSpan { standing.visibleSpan }

  /// The length of the container across its axis, in points.
  var crossLength: Double { measurer.crossLength }

  /// Where the container starts in the content of its scroll view, or in the region that shows it.
  var position: Double { standing.position }

  /// Where the container starts as known or estimated, counted from the start of the region.
  var startInRegion: Double { placement.containerStart }

  /// Whether all of the container is before what is in sight.
  var endsBeforeSight: Bool {
    guard track != nil, !placement.isEmpty else { return false }
    return !(startInRegion + run.length).isClearlyGreater(than: visibleSpan.start)
  }

  /// Whether subviews came, went or moved in this frame.
  var isRearranged: Bool { edits.isRearranged }

  /// Visible subviews whose data was removed in this frame, unordered.
  var lost: [ViewID] { edits.lost }

  /// The parts of the list that this frame's edits kept, in the new order; nil without an edit.
  var kept: [KeptStretch]? { edits.kept }

  /// The headers and footers that an edge holds, in order, in the run or beside it (rule R15).
  var pins: [Subview] { edges.held }

  init(_ attributes: LazyAttributes, in context: FrameContext) {
    self.attributes = attributes
    catalog = SubviewCatalog(
      of: attributes.name,
      along: attributes.axis,
      reversed: attributes.isReversed,
      in: context
    )
    store = SubviewStore(catalog)
    measurer = LineMeasurer(catalog, alignment: attributes.alignment)
    run = LazyRun(MeanEstimator(count: 0), spacing: 0, profile: context.profile)
    super.init(name: attributes.name, context: context)
    catalog.container = self
    // Grids and lazy layouts need all subviews for their lines and steps, and a survey measures
    // everything.
    catalog.allAtOnce.isNeeded =
      attributes.items != nil || attributes.layout != nil || context.settings.isSurveyed
    if attributes.items != nil {
      catalog.allAtOnce.reason = "\(attributes.name) has to know which cells stand in a line"
    } else if attributes.layout != nil {
      catalog.allAtOnce.reason = "\(attributes.name) may begin with any subview"
    }
  }

  deinit {
    for line in placement.lines {
      for subview in line.subviews { subview.node.parent = nil }
    }
    // A run and what a lazy layout makes of it hold one another.
    run.changeFold(to: nil)
  }

  var axis: Axis { attributes.axis }

  /// The track that moves this stack; nil if no scroll view does so along its axis.
  var track: ScrollTrack? { standing.track?.object }

  /// The scroll view that moves this stack.
  var scroll: ScrollNode? { track?.node }

  override var orientation: Axis? { axis }

  override var children: [Node] { placed.map(\.node) }

  /// Notes a reading of edited data whose elements are themselves rows.
  override func noteReading() {
    store.hasReadings = true
    super.noteReading()
  }

  override func forEachReading(_ body: (ElementReading) -> Void) {
    catalog.forEachReading(body)
    guard store.hasReadings else { return }
    forEachInRun { $0.content.resolution?.readings.forEach(body) }
    for subview in store.subviews { subview.content.resolution?.readings.forEach(body) }
  }

  override func refresh() throws { try update(attributes, children: catalog.description) }

  /// Adopts attributes and children that were described again.
  func update(_ attributes: LazyAttributes, children: [Content]) throws {
    try ContainerUpdate(of: self).take(attributes, children: children)
  }

  /// Adopts what its catalog learned about the number of subviews.
  func grow(by growth: UnknownElements.Growth) { ListRearrangement(of: self).take(growth) }

  override func evaluateAgain(_ instance: CompositeInstance, in resolution: Resolution) throws {
    if let row = resolution.subview { try evaluateAgain(instance, in: row) }
  }

  /// Evaluates what led to a row again; the row is measured again if its length may have changed.
  func evaluateAgain(_ instance: CompositeInstance?, in row: Subview) throws {
    let isHeld = isInRun(row)
    try RowUpdate(of: row, in: store).evaluateAgain(instance)
    if isHeld, row.measurement.isOutdated { EnclosingRows(of: row.node).noteChange() }
  }

  /// The size of the stack, whose length is estimated before anything was placed (rule R6).
  ///
  /// 0 and infinity across are what stacks probe with. Subviews are not asked for their lengths
  /// there: those would reach the estimator although nothing ever stands so.
  override func computeSize(for proposal: ProposedSize) throws -> Size {
    let across = proposal[axis.cross] ?? idealAcross
    let isProbe = across <= 0 || across.isInfinite
    let along =
      try placement.isEmpty && !isProbe
      ? LengthSample(of: self, across: across).length(offered: proposal) : run.length
    return Size(along: along, across: across, axis: axis)
  }

  /// The size with the length that it learned since it was placed.
  override var knownSize: Size { Size(along: run.length, across: size[axis.cross], axis: axis) }

  /// The length across; it loads at most the first subview, and only if no length is offered.
  override func acrossLength(for proposal: ProposedSize, along axis: Axis) -> Double {
    guard axis == self.axis else { return sizeThatFits(proposal)[axis.cross] }
    return proposal[axis.cross] ?? idealAcross
  }

  /// The length across if none is offered.
  ///
  /// The first subview stands for all of them (claim 24); a grid takes what its columns need, and a
  /// layout of one's own, which shares a length among its subviews, what there is to see of it.
  private var idealAcross: Double {
    if let columns = columns(offered: nil) { return columns.length }
    if fold != nil { return regionSize[axis.cross] }
    guard loader.reached(0) != nil else { return 0 }
    return loader.subview(at: 0, because: .sample).node.sizeThatFits(.unspecified)[axis.cross]
  }

  /// How the cells of a line share the offered length, if any; nil for a stack.
  func columns(offered length: Double?) -> GridColumns? {
    attributes.items.map { GridColumns($0, in: length, profile: context.profile) }
  }

  /// Marks what was on screen to be placed again when the stack comes back.
  override func didHide() {
    for subview in placed { subview.life.take(.hidden) }
    pending.wasHidden = true
  }

  /// Keeps the sizes of subviews: what is off screen or unchanged is not measured again (R16).
  override func invalidateSizesBelow() {
    forgetSizes()
  }

  override var subviewCount: Int { list.count }

  override func placedSize(for proposal: ProposedSize) -> Size {
    measurer.offered = proposal[axis.cross]
    let old = crossLength
    let across = measurer.offered ?? idealAcross
    guard !isStopped else { return size }
    measurer.crossLength = across
    if abs(across - old) >= LineMeasurer.resetThreshold {
      LengthReset(of: self).noteCrossLength(isFirst: old == 0)
    }
    ListRearrangement(of: self).regrid(measurer.offered)
    return Size(along: run.length, across: crossLength, axis: axis)
  }

  /// Whether the next fill forgets all lengths, so that estimates mean nothing now.
  var awaitsReset: Bool { pending.resetAnchor != nil }

  /// Finds the place of the stack; its scroll view fills it, or the stack itself without one.
  override func placeChildren(for proposal: ProposedSize) throws {
    nesting.settledPart = nil
    let outer = outerStack
    standing.track = outer == nil ? nearest(ScrollNode.self)?.track(along: axis)?.lifeline : nil
    if let track {
      track.attach(self)
    } else if let outer {
      NestedStacks.adopt(self, in: outer)
    } else {
      context.directory.fixedStacks.insert(self)
      FixedFilling(of: self).fill()
    }
  }

  override func sizeAfterPlacement() -> Size {
    Size(along: run.length, across: crossLength, axis: axis)
  }

  /// The origin of a child: along the axis it follows from the region and later transforms, not
  /// from the stack.
  override func originInWindow(of child: Node, along axis: Axis) -> Double {
    guard axis == self.axis else { return originInWindow(along: axis) + child.origin[axis] }
    let subview = child.subview.flatMap { $0.isPlaced && ($0.isPinned || isInRun($0)) ? $0 : nil }
    let region = scroll ?? nearest(ScrollNode.self)
    let start =
      (region?.originInWindow(along: axis) ?? 0)
      + LaidOutPlace(of: self).transforms(upTo: region, along: axis)
    return start + (subview?.shownRel ?? 0)
  }
}

/// Its loaded subviews.
extension LazyStackNode {
  /// The subview with an index, if it is loaded.
  func loaded(_ index: Int) -> Subview? {
    guard index >= 0, index < list.count else { return nil }
    guard let line = heldLine(of: index) else { return store[index] }
    let held = line.subviews[index - lineMap.subviews(of: line.index).lowerBound]
    // If work was stopped, the loaded subview waits in the store to replace its stand-in.
    return held.isStandIn ? store[index] ?? held : held
  }

  /// All loaded subviews, whether placed, walked past, kept or pinned, unordered.
  var allLoaded: [Subview] {
    placement.lines.flatMap(\.subviews) + store.subviewsInOrder
  }

  /// The subviews on screen, in order: those of the run, and those that an edge holds beside it.
  var placed: [Subview] {
    var placed: [Subview] = []
    placed.reserveCapacity(placement.lines.count + pins.count)
    forEachInRun { if $0.isPlaced { placed.append($0) } }
    guard !pins.isEmpty else { return placed }
    let beside = pins.filter { $0.isPlaced && !isInRun($0) }
    guard let first = placed.first else { return beside }
    return beside.filter { $0.index < first.index } + placed
      + beside.filter { $0.index > first.index }
  }

  /// Whether any of its subviews was on screen when the frame began.
  var isOnScreen: Bool { placement.isOnScreen || store.hasReleasedFromScreen }

  /// Calls a function with each subview of the run, in order.
  func forEachInRun(_ body: (Subview) -> Void) {
    placement.lines.walk { $0.subviews.walk(body) }
  }

  func isInRun(_ subview: Subview) -> Bool {
    guard subview.index < list.count else { return false }
    guard let line = heldLine(of: subview.index) else { return false }
    return line.subviews.contains { $0 === subview }
  }

  /// The line of a subview, if the run holds it.
  func heldLine(of index: Int) -> Line? { run.line(at: lineMap.line(of: index)) }

  /// The subview that contains a view.
  func subview(around inner: Node) -> Subview? {
    var node = inner
    while let parent = node.parent, parent !== self { node = parent }
    return node.parent === self ? node.subview : nil
  }

  /// The position of the line that contains a view, and the subview's column in it, if the line is
  /// in the run.
  func row(of inner: Node) -> (position: Int, column: Int)? {
    guard let subview = subview(around: inner), subview.index < list.count else { return nil }
    guard let position = run.place(ofLine: lineMap.line(of: subview.index)) else { return nil }
    let column = placement.lines[position].subviews.firstIndex { $0 === subview }
    return column.map { (position, $0) }
  }
}

/// The lazy stacks around it and in its rows, along the same axis (Q17).
extension LazyStackNode {
  /// The nearest one around it, inside the same scroll view.
  var outerStack: LazyStackNode? {
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let stack = current as? LazyStackNode, stack.axis == axis { return stack }
      node = current.parent
    }
    return nil
  }

  /// How far from the start of its row the stack begins, in points; nil if it is in no row of
  /// another one.
  var distanceInRow: Double? {
    guard let outer = outerStack, let place = outer.row(of: self) else { return nil }
    let row = outer.placement.lines[place.position].subviews[place.column].node
    return LaidOutPlace(of: self).distance(in: row, along: axis)
  }

  /// The track that moves this stack, directly or with its row.
  var movingTrack: ScrollTrack? { track ?? outerStack?.movingTrack }

  /// Those in the rows of the run.
  var nested: [LazyStackNode] { nesting.inner?.stacks ?? [] }

  /// This stack, and those in its rows.
  var withNested: [LazyStackNode] { [self] + nested.flatMap(\.withNested) }

  /// Whether the row that contains this stack, if any, is on screen.
  ///
  /// The stack may have been filled in a row that was only walked past.
  var isRowPlaced: Bool {
    guard track == nil, let outer = outerStack else { return true }
    return outer.subview(around: self)?.isPlaced ?? true
  }

  /// Whether a stack in a row changed that row after the run was filled.
  var isUnsettledInRows: Bool { nesting.inner?.isUnsettled ?? false }

  /// Whether it is a lazy layout that places lazy containers.
  var holdsTiles: Bool { fold != nil && !nested.isEmpty }

  /// Whether the container, or one around it, was filled anew somewhere else in this frame.
  var hasJumped: Bool { run.jumped || outerStack?.hasJumped ?? false }

  /// The part of a span without the insets of the scroll view, in which pinned views are held.
  func spanWithoutInsets(_ span: VisibleSpan) -> VisibleSpan {
    guard let track = movingTrack else { return span }
    let free = track.spanWithoutInsets
    let start = max(span.start, free.start)
    return VisibleSpan(start: start, end: max(start, min(span.end, free.end)))
  }
}
