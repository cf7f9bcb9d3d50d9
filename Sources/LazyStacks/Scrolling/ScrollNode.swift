/// A living scroll view: how much it shows, of what, and from where on.
///
/// What happens along an axis is in a ``ScrollTrack``, one for each axis that scrolls.
final class ScrollNode: Node {
  let axes: Set<Axis>
  private lazy var resolution = Resolution(owner: self)
  private var wrapper: LayoutNode?
  /// The one node that is scrolled: the content itself, or a stack around its several views.
  private(set) var content: Node?
  /// The views as they were described.
  private var described: [Content] = []

  // What is not checked for overlapping access is changed in single steps that run no callback.

  /// What moves along each axis that scrolls; the horizontal one first.
  @exclusivity(unchecked) private(set) var tracks: [ScrollTrack] = []
  @exclusivity(unchecked) private var horizontal: ScrollTrack?
  @exclusivity(unchecked) private var vertical: ScrollTrack?
  /// The content, if that is a single lazy stack.
  @exclusivity(unchecked) private(set) var lazyContent: LazyStackNode?
  /// The size of the region that shows the content.
  @exclusivity(unchecked) private(set) var containerSize = Size.zero
  /// What the modifiers said when the content was placed last.
  private var settings = ScrollSettings()
  /// What the insets left of the region when views that depend on it were measured last.
  private var sizeOfRegion = Size.zero
  /// What is wrong with the modifiers, until it was said.
  private var settingsError: (any Error)?
  /// How far the content keeps from the edges of the region.
  var insets: EdgeInsets { settings.insets }
  var phase = ScrollPhase.idle

  /// What is asked of the content now: whether it matters how long that is, and whether sizes may
  /// be remembered in which it was left open.
  @exclusivity(unchecked) var openLength = OpenLength()
  /// Whether the content must be laid out before the stacks are filled.
  var needsContentLayout = true
  /// Whether the content was described anew since it was placed last.
  var isUpdated = false
  /// Whether anything changed since the last layout.
  var isDirty = true
  /// Whether the last layout was given up before it came to rest.
  var isUnsettled = false
  /// Whether the motion ends with this frame.
  var endsMotion = false
  /// What moves the content over time, if anything does.
  @exclusivity(unchecked) var motion: ScrollMotion?
  /// When a finger touched that moves the content, in seconds.
  var motionStart = 0.0
  /// The offset at which a finger touched last.
  var touched = Point.zero
  /// Whether it is in a row that is prepared and not in sight, and is filled when that comes.
  @exclusivity(unchecked) var waitsForRow = false
  /// Whether it must be laid out now.
  var needsLayout: Bool { isDirty && !waitsForRow }
  /// What is counted of a programmatic scroll that goes on.
  @exclusivity(unchecked) var report: OpenReport?
  /// Whether a target behavior is asked again, because the container has another length.
  var realigns = false
  /// The changes of phase that were not told to observers yet.
  @exclusivity(unchecked) var phaseChanges: [PhaseChange] = []
  /// How many changes there were before those, all of which were told.
  private(set) var toldPhases = 0
  @exclusivity(unchecked) var told = ToldState()

  /// A change of phase, and how fast the content went then.
  struct PhaseChange {
    let old: ScrollPhase
    let new: ScrollPhase
    let velocity: Point
  }

  /// How fast the content moves along each axis, in points per second.
  var velocity: Point {
    Point(x: horizontal?.velocity ?? 0, y: vertical?.velocity ?? 0)
  }

  /// That it does not rest, in words.
  var unrest: String { (id.map { "the scroll view \($0)" } ?? "a scroll view") + " still moves" }

  /// What the trace last said about what this scroll view shows.
  struct ToldState {
    var visible: [ViewID] = []
    var visibility: [[ViewID]] = []
    /// Where the targets stood then.
    var targets: [SeenTarget] = []
    /// Which cells of the first and the last line of a grid were in sight.
    var cellsAtEdges: [Bool] = []
  }

  init(_ axes: Set<Axis>, _ context: FrameContext) {
    self.axes = axes
    super.init(name: "ScrollView", context: context)
    if axes.contains(.horizontal) { horizontal = ScrollTrack(.horizontal, of: self) }
    if axes.contains(.vertical) { vertical = ScrollTrack(.vertical, of: self) }
    tracks = [horizontal, vertical].compactMap { $0 }
    context.directory.scrolls.insert(self)
  }

  deinit {
    wrapper?.parent = nil
  }

  /// What moves along an axis; nil where the content does not scroll along it.
  func track(_ axis: Axis) -> ScrollTrack? { axis == .vertical ? vertical : horizontal }

  /// The id by which the trace names it: its own, else that of the element that it is in.
  var nameInTrace: ViewID? { ownID ?? id }

  override var inTrace: EventSubject { EventSubject(id: nameInTrace, node: number) }

  /// What moves along the axis that figures are told of: the vertical one where both scroll.
  var mainTrack: ScrollTrack? { vertical ?? horizontal }

  override var children: [Node] { content.map { [$0] } ?? [] }

  func update(_ children: [Content]) throws {
    invalidateSize()
    isDirty = true
    needsContentLayout = true
    isUpdated = true
    described = children
    try entering {
      if let wrapper { return try wrapper.update(layoutOfSeveral, children) }
      defer {
        wrapSeveral()
        content = wrapper ?? resolution.nodes.first
        lazyContent = content as? LazyStackNode
      }
      try resolution.resolve(children)
    }
  }

  override func forEachReading(_ body: (ElementReading) -> Void) {
    resolution.readings.forEach(body)
  }

  override func refresh() throws {
    if !described.isEmpty { try update(described) }
  }

  private func wrapSeveral() {
    guard resolution.nodes.count > 1 else { return }
    let wrapper = LayoutNode(layoutOfSeveral, context)
    wrapper.parent = self
    self.wrapper = wrapper
    wrapper.adopt(resolution)
  }

  private var layoutOfSeveral: StackLayout {
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    return StackLayout(axis: axis, alignment: .center, spacing: nil)
  }

  /// Along the axes that scroll it takes what it is offered, along others it is as long as its
  /// content.
  override func computeSize(_ proposal: ProposedSize) -> Size {
    readModifiers()
    var size = Size.zero
    for axis in Axis.allCases {
      if track(axis) != nil, let length = proposal[axis] {
        size[axis] = length
      } else {
        let length =
          track(axis) == nil ? acrossLength(proposal, axis) : idealLength(proposal, axis)
        size[axis] = (length ?? 0) + insets.length(axis)
      }
    }
    return size
  }

  /// What the content is offered: nothing along the axes that scroll, else what the insets leave.
  func offer(_ proposal: ProposedSize) -> ProposedSize {
    func length(_ axis: Axis) -> Double? {
      guard track(axis) == nil else { return nil }
      return proposal[axis].map { max(0, $0 - insets.length(axis)) }
    }
    return ProposedSize(width: length(.horizontal), height: length(.vertical))
  }

  override func placeChildren(_ proposal: ProposedSize) {
    containerSize = size
    needsContentLayout = true
    guard !context.load.isPreparing else { return waitForRow() }
    let mark = context.costs.mark
    layOut()
    context.costs.noteCells(since: mark)
  }

  /// Gives the content its place and fills nothing, because the row around is only prepared.
  private func waitForRow() {
    placeContent()
    isDirty = true
    waitsForRow = true
  }

  func placeContent() {
    needsContentLayout = false
    readModifiers()
    if sizeWithoutInsets != sizeOfRegion {
      sizeOfRegion = sizeWithoutInsets
      content?.forgetSizesRelativeToRegion()
    }
    if let error = settingsError {
      settingsError = nil
      context.fail(error)
    }
    let detached = tracks.map { $0.detachAll() }
    leavingLengthOpen {
      let offer = offer(ProposedSize(containerSize))
      content?.place(at: .zero, offer)
      if tracks.contains(where: { $0.hasRegrouped() }) { content?.place(at: .zero, offer) }
    }
    guard isStopped else { return }
    for (track, stacks) in zip(tracks, detached) { track.attachAgain(stacks) }
  }

  /// Reads what the modifiers around say about insets and anchors.
  private func readModifiers() {
    var read = ScrollSettings()
    forEachModifier(upTo: ScrollNode.self) { modifier in
      guard case .scrollSetting(let setting) = modifier else { return }
      do { try read.add(setting) } catch { settingsError = settingsError ?? error }
    }
    settings = read
    do { try bindPosition() } catch { settingsError = settingsError ?? error }
    takeAnchors()
  }

  /// Has the tracks read where they rest when sizes change.
  func takeAnchors() {
    for track in tracks { track.take(settings) }
  }

  /// What programs scroll it with, where there is such a thing; a copy of a window has none.
  var position: ScrollPosition? { context.isCopy ? nil : settings.position }

  /// Where views come to lie that the position scrolls to.
  var positionAnchor: UnitPoint? { settings.positionAnchor }

  /// The size of the region that the insets leave, to which views may be relative.
  var sizeWithoutInsets: Size {
    Size(
      width: max(0, containerSize.width - insets.length(.horizontal)),
      height: max(0, containerSize.height - insets.length(.vertical))
    )
  }

  /// Whether content may be seen beyond its ends along an axis.
  func bounceBehavior(_ axis: Axis) -> ScrollBounceBehavior { settings.bounce(axis) }

  /// What decides where a scroll ends when a finger lets go.
  var targetBehavior: ScrollTargetBehavior? { settings.targetBehavior }

  override func originInWindow(of child: Node, _ axis: Axis) -> Double {
    originInWindow(axis) + child.origin[axis] - offset(along: axis)
  }

  /// Where the region starts in the content; across the axes that scroll, where the insets end.
  func offset(along axis: Axis) -> Double { track(axis)?.offset ?? 0 - insets.start(axis) }

  /// Takes all changes of phase for told.
  func forgetPhaseChanges() {
    toldPhases += phaseChanges.count
    phaseChanges.removeAll(keepingCapacity: true)
  }

  /// The part of the window in which content can be seen, through all scroll views around.
  var regionInWindow: Rect? {
    let own = Rect(origin: originInWindow(), size: containerSize)
    guard let outer = nearest(ScrollNode.self) else { return own }
    return outer.regionInWindow?.intersection(own)
  }

  /// The part of the window in which content is drawn.
  ///
  /// A scroll view that cuts nothing off leaves that to those around it. What is loaded and what
  /// counts as visible do not depend on it.
  var drawnRegionInWindow: Rect? {
    guard isScrollClipDisabled else { return regionInWindow }
    let window = Rect(origin: .zero, size: context.windowSize)
    guard let outer = nearest(ScrollNode.self) else { return window }
    return outer.drawnRegionInWindow
  }

  /// What is shown, as observers see it.
  var geometry: ScrollGeometry {
    var contentSize = Size.zero
    for axis in Axis.allCases {
      contentSize[axis] =
        track(axis)?.contentLength ?? content?.size[axis] ?? containerSize[axis]
    }
    let publish = context.profile.published
    return ScrollGeometry(
      contentOffset: Point(
        x: publish(offset(along: .horizontal)),
        y: publish(offset(along: .vertical))
      ),
      contentSize: contentSize,
      contentInsets: insets,
      containerSize: containerSize
    )
  }
}

/// A node that is known without being kept; it signs off when it goes.
struct UnownedNode<Kind: Node> {
  unowned let node: Kind
  let identity: ObjectIdentifier

  init(_ node: Kind) {
    self.node = node
    identity = ObjectIdentifier(node)
  }
}
