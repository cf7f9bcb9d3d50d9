/// A living eager container, or a modifier that lays out: all its subviews are nodes.
final class LayoutNode: Node {
  private(set) var layout: any Layout {
    didSet { lineAxis = layout.lineAxis }
  }
  /// The axis along which it puts views one after the other; nil if along none.
  private(set) var lineAxis: Axis?
  /// The views as they were described.
  private var described: [Content] = []
  private lazy var resolution = Resolution(owner: self)
  /// The name of the view that the modifier modifies; nil for a container.
  private let modifiedName: String?
  private var lines: [LineRequest: Double?] = [:]
  private var knownSpacing: ViewSpacing?
  private let cache = LayoutCache()
  /// What the layout keeps until something about its subviews changes; nil if nothing.
  var keptByLayout: Any? { cache.value }
  /// The layout before the updates of the frame in which it was last updated.
  private var former: (frame: Int, layout: any Layout)?
  /// How far it drew its view from where that was laid out when it last placed it: another distance
  /// holds from the next layout on.
  private(set) var placedOffset = Point.zero
  #if LAZYLAB_CHECKS
  /// The offer for which its views were last placed.
  private(set) var placedFor: ProposedSize?
  #endif
  /// The state of its scroll transition, if it is one.
  let transitionState: TransitionState?

  /// A request for an alignment line.
  private struct LineRequest: Hashable {
    let guide: AlignmentGuide
    let axis: Axis
    let proposal: ProposedSize
  }

  init(_ layout: any Layout, modifying name: String? = nil, in context: FrameContext) {
    self.layout = layout
    lineAxis = layout.lineAxis
    modifiedName = name
    transitionState = layout is TransitionLayout ? TransitionState() : nil
    super.init(name: layout.name, context: context)
    if layout.isModifier, layout is any PaintingLayout {
      context.directory.painting.insert(self, isMoving: transitionState != nil)
    }
  }

  override var children: [Node] {
    guard showsOneOfSeveral else { return resolution.nodes }
    return resolution.nodes.filter { $0 === chosen }
  }

  override var measuredChildren: [Node] { resolution.nodes }

  /// The only child that stands anywhere, where the layout chooses one.
  private var chosen: Node?

  /// The position of a child among the children as they were written, from 1.
  func place(of child: Node) -> Int? { resolution.known.place(of: child) }

  /// The child at a position from 1, as ``place(of:)`` counts.
  func child(at place: Int) -> Node? { resolution.known.node(at: place) }

  /// The key of the `ForEach` to whose elements a child belongs.
  func collection(of child: Node) -> ViewKey? { resolution.known.key(of: child)?.collection }

  /// Shows the elements of a `ForEach` in another order from the next frame on; nil for their own.
  func show(_ order: DraggedOrder?) {
    resolution.dragged = order
    EnclosingRows(of: self).noteChange()
    context.queues.staleRows.append(self)
  }

  override var viewName: String { modifiedName ?? name }

  /// The view that the modifier modifies; nil for a container.
  var modifiedChild: Node? { layout.isModifier ? resolution.nodes.first : nil }

  override var isScrollView: Bool { modifiedChild?.isScrollView ?? false }

  /// The children that determine its length; backgrounds and overlays follow that length.
  var arrangedChildren: [Node] { modifiedChild.map { [$0] } ?? children }

  /// Whether all that is seen of it is in it: nothing is behind it or over it.
  var drawsNothing: Bool { arrangedChildren.count == children.count }

  /// The layout that it had when a frame began, if it was updated in that.
  func former(in frame: Int) -> (any Layout)? { former?.frame == frame ? former?.layout : nil }

  /// What its layout, or a `former` one, adds up to where one of its views starts along an axis.
  func placeSum(
    of child: Node,
    along axis: Axis,
    by former: (any Layout)? = nil
  ) -> PlaceSum {
    (former ?? layout).sum(ofBase: child === modifiedChild, among: subviews, along: axis)
  }

  /// The distances that its layout leaves between views that stand one after the other.
  var distances: [Double] {
    (layout as? any SummingLayout)?.distances(between: subviews) ?? []
  }

  func update(_ layout: any Layout, children: [Content]) throws {
    let frame = context.trace.frame
    if former?.frame != frame { former = (frame, self.layout) }
    self.layout = layout
    if transitionState != nil { context.directory.painting.isOutdated = true }
    invalidateSize()
    described = children
    try entering {
      guard layout.isModifier else { return try resolution.resolve(children) }
      try resolution.resolve(children, modifying: self)
    }
  }

  /// Measures everything anew and puts the view into the middle of a window.
  func placeInMiddle(of window: Size) {
    invalidateSizesBelow()
    let size = sizeThatFits(ProposedSize(window))
    let origin = Point(
      x: (window.width - size.width) / 2,
      y: (window.height - size.height) / 2
    )
    place(at: origin, proposal: ProposedSize(window))
  }

  /// Whether an id is that of an element of data in what it was described with.
  func describesElement(_ id: ViewID) throws -> Bool {
    try described.contains { try $0.hasElement(id) { try context.work.poll() } }
  }

  override func forEachReading(_ body: (ElementReading) -> Void) {
    resolution.readings.forEach(body)
  }

  override var resolved: Resolution? { resolution }

  override func refresh() throws {
    if !described.isEmpty { try update(layout, children: described) }
  }

  override func evaluateAgain(_ instance: CompositeInstance, in resolution: Resolution) throws {
    invalidateSize()
    EnclosingRows(of: self).noteChange()
    guard let new = try resolution.reevaluate(instance) else {
      return try update(layout, children: described)
    }
    if isShown { context.queues.entering += new }
  }

  /// Adopts views that were resolved before it was known that they need a layout.
  func adopt(_ resolution: Resolution) {
    self.resolution = resolution
    resolution.owner = self
    if resolution.readsArrays { context.directory.arrayReaders.insert(self) }
    for node in resolution.nodes { node.parent = self }
  }

  override func computeSize(for proposal: ProposedSize) throws -> Size {
    try layout.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  override func placeChildren(for proposal: ProposedSize) throws {
    #if LAZYLAB_CHECKS
    placedFor = proposal
    #endif
    if let offset = layout as? OffsetLayout { placedOffset = offset.distance }
    if let layout = layout as? ViewThatFitsLayout {
      choose(layout.choice(for: proposal, among: subviews).map { resolution.nodes[$0] })
    }
    try layout.placeSubviews(in: size, proposal: proposal, subviews: subviews)
  }

  /// Whether it shows one of its children in place of all others.
  var showsOneOfSeveral: Bool { layout is ViewThatFitsLayout }

  /// Shows another child; the one before leaves the screen.
  private func choose(_ new: Node?) {
    guard new !== chosen, !isStopped else { return }
    for other in resolution.nodes where other !== new { context.directory.formerIDs.note(other) }
    if let chosen, chosen.isShown, chosen.parent === self { context.queues.leaving.append(chosen) }
    chosen = new
    if isShown, let new { context.queues.entering.append(new) }
  }

  /// A modifier passes on the orientation of its parent.
  override var orientation: Axis? { layout.isModifier ? parent?.orientation : layout.orientation }

  override var ownPriority: Double { modifiedChild?.ownPriority ?? 0 }

  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    context.work.charge(children.count)
    let spacing =
      context.callbacks.guarding { try layout.spacing(subviews: subviews) } ?? ViewSpacing()
    guard !isStopped else { return spacing }
    knownSpacing = spacing
    return spacing
  }

  /// Cached, because each container asks for the lines of all views below it.
  override func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    proposal: ProposedSize
  ) -> Double? {
    let request = LineRequest(guide: guide, axis: axis, proposal: proposal)
    if let known = lines[request] { return known }
    let position = context.callbacks.guarding {
      let size = sizeThatFits(proposal)
      return try layout.explicitAlignment(
        of: guide,
        along: axis,
        in: size,
        proposal: proposal,
        subviews: subviews
      )
    }
    guard !isStopped else { return nil }
    lines[request] = .some(position ?? nil)
    return position ?? nil
  }

  override func forgetSizes() {
    super.forgetSizes()
    lines.removeAll(keepingCapacity: true)
    knownSpacing = nil
    cache.expire()
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      nodes: resolution.nodes,
      defaultSpacing: context.profile.defaultSpacing,
      container: self,
      cache: cache
    )
  }
}
