import DequeModule
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
  var run: LazyRun
  /// The loaded subviews that are not in the run.
  let store: SubviewStore
  /// The measurer of subviews for their places across the container.
  let measurer: LineMeasurer
  /// The edges of the visible region, with the subviews that they hold.
  let edges = PinnedEdges()
  var isLaidOutInFrame = false
  /// Whether the number of columns changed since the container reported its length.
  @exclusivity(unchecked) var isRegrouped = false
  /// The effects of this frame's edits.
  @exclusivity(unchecked) var edits = FrameEdits()
  /// The lines that the container held when the frame began.
  @exclusivity(unchecked) var seenLines = SeenLines()

  /// A reference to the track that moves this stack.
  @exclusivity(unchecked) private var ofTrack: Lifeline<ScrollTrack>?
  /// Where the stack is in the content that moves it.
  @exclusivity(unchecked) var standing = Standing()
  /// The lazy stacks along the same axis in its rows; nil as long as there were none.
  @exclusivity(unchecked) var nesting: NestedStacks?
  /// How it stands in a row of another one.
  @exclusivity(unchecked) var asNested = NestedState()
  /// What the next fill must do besides filling.
  @exclusivity(unchecked) var pending = PendingFill()
  /// Whether the window knows that the container was laid out in this frame.
  @exclusivity(unchecked) var isNoted = false
  /// The lengths for which the container requested another layout.
  var requestedLengths = RequestedLengths()

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
  var columns: GridColumns? { catalog.columns }

  /// How many columns it has; a stack has one.
  var columnCount: Int { columns?.count ?? 1 }

  /// The lazy stacks along the same axis in the rows of the run.
  var nested: [LazyStackNode] { nesting?.stacks ?? [] }

  /// The part of the region in which subviews were last placed (rule R2).
  var visibleSpan: VisibleSpan { standing.visibleSpan }

  /// The length of the container across its axis, in points.
  var crossLength: Double { measurer.crossLength }

  /// Where the container starts in the content of its scroll view, or in the region that shows it.
  var position: Double { standing.position }

  /// Whether subviews came, went or moved in this frame.
  var isRearranged: Bool { edits.isRearranged }

  /// Visible subviews whose data was removed in this frame, unordered.
  var lost: [ViewID] { edits.lost }

  /// The parts of the list that this frame's edits kept, in the new order; nil without an edit.
  var kept: [KeptStretch]? { edits.kept }

  /// The first subview with an id.
  ///
  /// Ids in the data of the container are found without evaluating any view (R14). Ids inside an
  /// element are known once it is opened; `opens` opens one element after the other.
  func index(of id: ViewID, opens: Bool = false) throws -> Int? {
    if let index = try catalog.index(of: id, opens: opens) { return index }
    return allLoaded.first { $0.label == id }?.index ?? catalog.index(atPlace: id)
  }

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
    catalog.opensAll =
      attributes.items != nil || attributes.layout != nil || context.settings.isSurveyed
    if attributes.items != nil {
      catalog.whyAll = "\(attributes.name) has to know which cells stand in a line"
    } else if attributes.layout != nil {
      catalog.whyAll = "\(attributes.name) may begin with any subview"
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
  var track: ScrollTrack? { ofTrack?.object }

  /// The scroll view that moves this stack.
  var scroll: ScrollNode? { track?.node }

  override var orientation: Axis? { axis }

  override var children: [Node] { placed.map(\.node) }

  func update(_ attributes: LazyAttributes, children: [Content]) throws {
    catalog.description = children
    context.directory.followers.note(self)
    let spacing = attributes.spacing ?? context.profile.defaultSpacing
    guard spacing.isLength else {
      throw ContentError.badLength(of: name, name: "spacing", length: spacing)
    }
    if let items = attributes.items { try check(items) }
    try attributes.layout?.value.check()
    let (new, changes) = try catalog.read(children)
    let hasOtherItems = attributes.items != self.attributes.items
    let before = (columns: columnCount, lines: run.first, length: placement.lead)
    let wasEmpty = placement.isEmpty
    let hasOtherEstimator = attributes.estimator != self.attributes.estimator
    let hasOtherLayout = attributes.layout != self.attributes.layout
    if attributes.alignment != self.attributes.alignment, edits.oldAlignment == nil {
      edits.oldAlignment = self.attributes.alignment
    }
    self.attributes = attributes
    if hasOtherLayout { changeLayout() }
    measurer.alignment = attributes.alignment
    if hasOtherEstimator { changeEstimator() }
    if spacing != run.spacing, !placement.isEmpty { edits.isRearranged = true }
    run.changeSpacing(to: spacing)
    if hasOtherItems || columns == nil { catalog.columns = columns(offered: measurer.offered) }
    try rearrange(to: new, by: changes)
    if !wasEmpty, before.columns != columnCount {
      let regrouped = EstimateChange.Regrouped(
        oldColumns: before.columns,
        columns: columnCount,
        lines: before.lines,
        length: before.length
      )
      run.noteFindings { $0.regrouped = regrouped }
    }
    invalidateSize()
  }

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

  override func evaluateAgain(_ instance: CompositeInstance, in resolution: Resolution) throws {
    if let row = resolution.subview { try evaluateAgain(instance, in: row) }
  }

  /// Evaluates what led to a row again; the row is measured again if its length may have changed.
  func evaluateAgain(_ instance: CompositeInstance?, in row: Subview) throws {
    let isHeld = isInRun(row)
    try store.evaluateAgain(instance, in: row)
    if isHeld, row.measurement.isOutdated { row.node.noteChangeInRows() }
  }

  /// The size of the stack, whose length is estimated before anything was placed (rule R6).
  override func computeSize(for proposal: ProposedSize) throws -> Size {
    let across = proposal[axis.cross] ?? idealAcross
    let along =
      try placement.isEmpty
      ? LengthSample(of: self, across: across).length(offered: proposal) : run.length
    return Size(along: along, across: across, axis: axis)
  }

  /// The length across; it loads at most the first subview, and only if no length is offered.
  override func acrossLength(for proposal: ProposedSize, along axis: Axis) -> Double {
    guard axis == self.axis else { return sizeThatFits(proposal)[axis.cross] }
    return proposal[axis.cross] ?? idealAcross
  }

  /// The length across if none is offered.
  ///
  /// The first subview stands for all of them (claim 24); a grid takes what its columns need.
  private var idealAcross: Double {
    if let columns = columns(offered: nil) { return columns.length }
    return firstSize(for: .unspecified)?[axis.cross] ?? 0
  }

  /// How the cells of a line share the offered length, if any; nil for a stack.
  func columns(offered length: Double?) -> GridColumns? {
    attributes.items.map { GridColumns($0, in: length, profile: context.profile) }
  }

  private func check(_ items: [GridItem]) throws {
    guard !items.isEmpty else {
      throw ContentError.noColumns(of: name, name: axis == .vertical ? "columns" : "rows")
    }
    for item in items { try item.check(as: "an item of \(name)") }
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
    if abs(across - old) >= LineMeasurer.resetThreshold { noteReset(isFirst: old == 0) }
    regrid(measurer.offered)
    return Size(along: run.length, across: crossLength, axis: axis)
  }

  /// If nothing is placed, makes the estimator forget the invalid lengths at once.
  private func noteReset(isFirst: Bool) {
    if !placement.isEmpty {
      noteResetAnchor()
    } else if !isFirst, !run.measuresAll {
      run.estimator.forgetAll()
    }
  }

  /// Whether the next fill forgets all lengths, so that estimates mean nothing now.
  var awaitsReset: Bool { pending.resetAnchor != nil }

  /// Finds the place of the stack; its scroll view fills it, or the stack itself without one.
  override func placeChildren(for proposal: ProposedSize) throws {
    asNested.settledPart = nil
    let outer = outerStack
    ofTrack = outer == nil ? nearest(ScrollNode.self)?.track(along: axis)?.lifeline : nil
    if let track {
      track.attach(self)
    } else if let outer {
      outer.adopt(self)
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
    let start = (region?.originInWindow(along: axis) ?? 0) + transforms(upTo: region, along: axis)
    return start + (subview?.shownRel ?? 0)
  }
}
