import DequeModule
import LazyExtents

/// A living lazy container: what its parts do together.
///
/// The catalog knows its subviews, the store keeps them, the measurer measures them, the run has
/// those in place that are in sight, and the edges hold some of these.
final class LazyStackNode: Node {
  // What is not checked for overlapping access is read in each frame, and changed in single steps
  // that run no callback.

  @exclusivity(unchecked) var attributes: LazyAttributes
  /// Which subviews it has.
  let catalog: SubviewCatalog
  var run: LazyRun
  /// The loaded subviews that are not in the run.
  let store: SubviewStore
  /// What measures them for their places across the container.
  let measurer: LineMeasurer
  /// What the edges of the visible region hold.
  let edges = PinnedEdges()
  var isLaidOutInFrame = false
  /// Whether other columns were taken since the container said how long it is.
  @exclusivity(unchecked) var isRegrouped = false
  /// What the edits of this frame did to it.
  @exclusivity(unchecked) var edits = FrameEdits()
  /// The lines that it held when the frame began.
  @exclusivity(unchecked) var seenLines = SeenLines()

  /// Leads to what moves this stack.
  @exclusivity(unchecked) private var ofTrack: Lifeline<ScrollTrack>?
  /// Where it stands in what moves it.
  @exclusivity(unchecked) var standing = Standing()
  /// The lazy stacks in its rows, and what it is in the row of another one.
  @exclusivity(unchecked) var nesting = Nesting()
  /// What the next fill has to do besides.
  @exclusivity(unchecked) var pending = PendingFill()
  /// Whether the window knows that the container was laid out in the frame.
  @exclusivity(unchecked) var isNoted = false
  /// The lengths that made the containers lay out again, and in which frame.
  var lengthsBefore: (frame: Int, lengths: [Double])?

  /// Where the lines in sight are: what a scroll view moves and asks.
  var arrangement: any LazyArrangement { run }

  /// What is held in place, which is what everybody else reads.
  var placement: Placement { run.placement }

  var list: SubviewList { catalog.list }

  /// How a lazy layout places the subviews; nil in stacks and grids.
  var fold: LazyFold? { run.fold }

  /// Which subviews stand in which line.
  var lineMap: LineMap { catalog.lines }

  /// Where the cells of a line stand in a grid.
  var columns: GridColumns? { catalog.columns }

  /// The lazy stacks along the same axis in the rows of the run.
  var nested: [LazyStackNode] { nesting.inner }

  /// The part of the region in which it placed subviews last (rule R2).
  var visibleSpan: VisibleSpan { standing.visibleSpan }

  /// The cross length that it has.
  var crossLength: Double { measurer.crossLength }

  /// Where it starts in the content of its scroll view, or in the region that shows it.
  var position: Double { standing.position }

  /// Whether subviews came, went or moved in this frame.
  var isRearranged: Bool { edits.isRearranged }

  /// Visible subviews whose data was removed in this frame, unordered.
  var lost: [ViewID] { edits.lost }

  /// What an edit of this frame left in its list, in the new order; nil where there was none.
  var kept: [KeptStretch]? { edits.kept }

  /// The first subview with an id.
  ///
  /// Ids in the data of the container are found without evaluating any view (R14). Those that lie
  /// inside elements are known once an element is opened; with `opens`, one after the other is.
  func index(of id: ViewID, opens: Bool = false) throws -> Int? {
    if let index = try catalog.index(of: id, opens: opens) { return index }
    return allLoaded.first { $0.label == id }?.index
  }

  /// What an edge holds, in order: headers and footers, in the run or beside it (rule R15).
  var pins: [Subview] { edges.held }

  init(_ attributes: LazyAttributes, _ context: FrameContext) {
    self.attributes = attributes
    catalog = SubviewCatalog(
      of: attributes.name,
      along: attributes.axis,
      reversed: attributes.isReversed,
      context
    )
    store = SubviewStore(catalog)
    measurer = LineMeasurer(catalog, attributes.alignment)
    run = LazyRun(MeanEstimator(count: 0), spacing: 0, profile: context.profile)
    super.init(name: attributes.name, context: context)
    catalog.container = self
    // A grid and a lazy layout ask for their subviews by lines and steps; where everything is
    // measured, everything is known.
    catalog.opensAll =
      attributes.items != nil || attributes.layout != nil || context.survey != nil
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
  }

  var axis: Axis { attributes.axis }

  /// What moves this stack; nil where no scroll view does so along its axis.
  var track: ScrollTrack? { ofTrack?.object }

  /// The scroll view that moves this stack.
  var scroll: ScrollNode? { track?.node }

  override var orientation: Axis? { axis }

  override var children: [Node] { placed.map(\.node) }

  func update(_ attributes: LazyAttributes, _ children: [Content]) throws {
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
    let before = (columns: columns?.count ?? 1, lines: run.first, length: placement.lead)
    let wasEmpty = placement.isEmpty
    let hasOtherEstimator = attributes.estimator != self.attributes.estimator
    let hasOtherLayout = attributes.layout != self.attributes.layout
    self.attributes = attributes
    if hasOtherLayout { changeLayout() }
    measurer.alignment = attributes.alignment
    if hasOtherEstimator { changeEstimator() }
    if spacing != run.spacing, !placement.isEmpty { edits.isRearranged = true }
    run.changeSpacing(to: spacing)
    if hasOtherItems || columns == nil { catalog.columns = columns(offered: measurer.offered) }
    try rearrange(to: new, changes)
    if !wasEmpty, before.columns != columns?.count ?? 1 {
      let regrouped = EstimateChange.Regrouped(
        oldColumns: before.columns,
        columns: columns?.count ?? 1,
        lines: before.lines,
        length: before.length
      )
      run.noteFindings { $0.regrouped = regrouped }
    }
    invalidateSize()
  }

  /// Is told of a row that is itself the elements of edited data.
  override func noteReading() {
    store.hasReadings = true
    super.noteReading()
  }

  override func forEachReading(_ body: (ElementReading) -> Void) {
    catalog.forEachReading(body)
    guard store.hasReadings else { return }
    forEachInRun { $0.resolution?.readings.forEach(body) }
    for subview in store.subviews { subview.resolution?.readings.forEach(body) }
  }

  override func refresh() throws { try update(attributes, catalog.description) }

  override func evaluateAgain(_ instance: CompositeInstance, in resolution: Resolution) throws {
    if let row = resolution.subview { try evaluateAgain(instance, in: row) }
  }

  /// Evaluates what led to a row, which is measured again if it may have another length.
  func evaluateAgain(_ instance: CompositeInstance?, in row: Subview) throws {
    let isHeld = isInRun(row)
    try store.evaluateAgain(instance, in: row)
    if isHeld, row.isChanged { row.node.noteChangeInRows() }
  }

  /// The length that the stack has, or is taken to have before anything was placed (rule R6).
  override func computeSize(_ proposal: ProposedSize) throws -> Size {
    let across = proposal[axis.cross] ?? idealAcross
    let along = try placement.isEmpty ? sampledLength(across, proposal) : run.length
    return Size(along: along, across: across, axis: axis)
  }

  /// Asks no more than the first subview, and that only where no length is offered.
  override func acrossLength(_ proposal: ProposedSize, _ axis: Axis) -> Double {
    guard axis == self.axis else { return sizeThatFits(proposal)[axis.cross] }
    return proposal[axis.cross] ?? idealAcross
  }

  /// What the container takes across where nothing is offered: as much as its first subview wants,
  /// which stands for all of them (claim 24); a grid as much as its columns need.
  private var idealAcross: Double {
    if let columns = columns(offered: nil) { return columns.length }
    return firstSize(.unspecified)?[axis.cross] ?? 0
  }

  /// How the cells of a line share the length that is offered, if any; nil for a stack.
  func columns(offered length: Double?) -> GridColumns? {
    attributes.items.map { GridColumns($0, in: length, context.profile) }
  }

  private func check(_ items: [GridItem]) throws {
    guard !items.isEmpty else {
      throw ContentError.noColumns(of: name, name: axis == .vertical ? "columns" : "rows")
    }
    for item in items { try item.check(as: "an item of \(name)") }
  }

  /// What was on screen inside must be placed anew when the stack comes back.
  override func didHide() {
    for subview in placed { subview.life.take(.hidden) }
    pending.wasHidden = true
  }

  /// The subviews keep their sizes: what is off screen or unchanged is not measured again (R16).
  override func invalidateSizesBelow() {
    forgetSizes()
  }

  private func sampledLength(_ across: Double, _ proposal: ProposedSize) throws -> Double {
    guard reached(context.profile.coldSample - 1) != nil else { return 0 }
    if mayLeaveLengthOpen() { return run.length }
    let columns = columns(offered: proposal[axis.cross])
    if let fold { return sampledLength(fold, across) }
    let hasKnownLines = columns?.count == self.columns?.count
    if hasKnownLines, !run.estimator.samples {
      measureTruth(across, columns)
      return run.length
    }
    let map = hasKnownLines ? lineMap : try catalog.makeLines(columns)
    if context.survey != nil { return wholeLength(map, columns, across) }
    let sampled = min(context.profile.coldSample, map.count, reachedCount)
    let lines = try (0..<sampled).map { line in
      try context.work.poll()
      return map.subviews(of: line).enumerated().map { column, index in
        let subview = subview(at: index, .sample)
        let place = measurer.place(of: subview, column: column, columns, across)
        return subview.node.sizeThatFits(place.offer)[axis]
      }.max() ?? 0
    }
    let mean =
      lines.isEmpty ? context.profile.coldLength : lines.reduce(0, +) / Double(lines.count)
    run.coldLength = mean
    return mean * Double(map.count) + run.spacing * Double(map.count - 1)
  }

  private func firstSize(_ proposal: ProposedSize) -> Size? {
    guard reached(0) != nil else { return nil }
    return subview(at: 0, .sample).node.sizeThatFits(proposal)
  }

  override var subviewCount: Int { list.count }

  override func placedSize(_ proposal: ProposedSize) -> Size {
    measurer.offered = proposal[axis.cross]
    let old = crossLength
    let across = measurer.offered ?? idealAcross
    guard !isStopped else { return size }
    measurer.crossLength = across
    if abs(across - old) >= LineMeasurer.resetThreshold { noteReset(isFirst: old == 0) }
    regrid(measurer.offered)
    return Size(along: run.length, across: crossLength, axis: axis)
  }

  /// Where nothing is placed, what an estimator keeps of lengths that are gone is forgotten now.
  private func noteReset(isFirst: Bool) {
    if !placement.isEmpty {
      noteResetAnchor()
    } else if !isFirst, !run.measuresAll {
      run.estimator.forgetAll()
    }
  }

  /// Whether all lengths are forgotten by the next fill, so that what is guessed now says nothing.
  var awaitsReset: Bool { pending.resetAnchor != nil }

  /// Finds out where the stack stands; it is filled by its scroll view, or at once without one.
  override func placeChildren(_ proposal: ProposedSize) throws {
    nesting.settledPart = nil
    let outer = outerStack
    ofTrack = outer == nil ? nearest(ScrollNode.self)?.track(axis)?.lifeline : nil
    if let track {
      track.attach(self)
    } else if let outer {
      outer.adopt(self)
    } else {
      context.directory.fixedStacks.insert(self)
      fillWithoutScrolling()
    }
  }

  override func sizeAfterPlacement() -> Size {
    Size(along: run.length, across: crossLength, axis: axis)
  }

  /// Places what a span needs, and reports the stack as laid out; where nothing of it can be in
  /// sight, it only holds its place.
  ///
  /// What was not done once work is stopped is done by the next fill.
  func fill(_ span: VisibleSpan, isInSight: Bool = true) {
    context.noteLayout(of: self)
    pending.wasCutOff = true
    guard context.work.goesOn(placement.lines.count + 1) else { return }
    standing.visibleSpan = span
    resetLengths()
    measureTruth(crossLength, columns)
    if pending.wasHidden { placeAgain() }
    measureChangedRows()
    fillNested(span)
    guard !isStopped else { return }
    if isInSight {
      placeReturning(span)
      run.beginNear(span, self)
      run.fill(span, self)
    } else {
      run.hold(span, self)
    }
    guard !isStopped else { return }
    if isInSight { _ = reached(subviewsAhead.upperBound - 1) }
    nesting.isUnsettled = fillNested(span)
    pin(span)
    pending.wasCutOff = isStopped
    if run.isCutShort {
      context.diagnose(
        .tooManyLoads,
        "\(name) loaded \(run.loads) subviews in one frame and left out the rest; "
          + "are they of length 0?",
        of: EventSubject(node: number)
      )
    }
  }

  /// Gives what the run holds its place as if it came into sight, for lazy stacks in it have to be
  /// filled again.
  private func placeAgain() {
    for position in placement.lines.indices {
      for (column, subview) in placement.lines[position].subviews.enumerated()
      where !subview.isPlaced {
        measure(subview, column: column, .visible)
      }
      guard !isStopped else { break }
      run.remeasure(position)
    }
    run.alignSettled()
    pending.wasHidden = isStopped
  }

  /// Places what is in a line again that only held the place of the run and comes into sight.
  ///
  /// Lazy stacks in it gave up what they had placed when the line left. It is as long as it was.
  private func placeReturning(_ span: VisibleSpan) {
    guard pending.holdsHidden else { return }
    for line in placement.lines where span.shows(line) {
      for (column, subview) in line.subviews.enumerated() where !subview.isPlaced {
        guard !isStopped else { return }
        let offer = measurer.place(of: subview, column: column).offer
        subview.node.place(at: subview.node.origin, offer)
      }
    }
    pending.holdsHidden = isStopped
  }

  /// Along the axis of the stack the region says where its subviews stand, not the stack, but for
  /// what moves the stack after layout.
  override func originInWindow(of child: Node, _ axis: Axis) -> Double {
    guard axis == self.axis else { return originInWindow(axis) + child.origin[axis] }
    let subview = child.subview.flatMap { $0.isPlaced && ($0.isPinned || isInRun($0)) ? $0 : nil }
    let region = scroll ?? nearest(ScrollNode.self)
    let start = (region?.originInWindow(axis) ?? 0) + transforms(upTo: region, axis)
    return start + (subview?.shownRel ?? 0)
  }
}
