/// The node of a scroll view: its content, its size and what modifiers say about it.
///
/// The state along each axis that scrolls is in a ``ScrollTrack``.
final class ScrollNode: Node {
  let axes: Set<Axis>
  private lazy var described = ScrollContent(of: self)

  // What is not checked for overlapping access is changed in single steps that run no callback.

  @exclusivity(unchecked) private var tracksByAxis = Tracks()
  /// The one node that is scrolled: the content itself, or a stack around several views.
  @exclusivity(unchecked) private(set) var content: Node?
  /// The content if it is a single lazy stack.
  @exclusivity(unchecked) private(set) var lazyContent: LazyStackNode?
  /// The size of the region that shows the content, insets included.
  @exclusivity(unchecked) private(set) var containerSize = Size.zero
  /// The settings from modifiers when the content was last placed.
  private var settings = ScrollSettings()
  /// What views beside the content took from the edges when they were last measured.
  private var knownSafeArea: [ScrollSetting] = []
  /// The size of the region without insets when views relative to it were last measured.
  private var sizeOfRegion = Size.zero
  /// Whether the length of the content may be left open in what is asked now.
  @exclusivity(unchecked) var openLength = OpenLength()
  /// What the next layout must do.
  @exclusivity(unchecked) var pending = PendingLayout()
  /// What moves the content, and what must be reported of it.
  @exclusivity(unchecked) var activity = ScrollActivity()
  @exclusivity(unchecked) var told = ToldState()

  /// The insets between the content and the edges of the region.
  var insets: EdgeInsets { settings.insets }

  var phase: ScrollPhase { activity.phase }

  /// The motion in progress, if any.
  var motion: ScrollMotion? { activity.motion }

  /// The velocity of the content along each axis, in points per second.
  var velocity: Point {
    Point(x: tracksByAxis.horizontal?.velocity ?? 0, y: tracksByAxis.vertical?.velocity ?? 0)
  }

  /// A phrase saying that the scroll view still moves, for messages.
  var unrest: String { (id.map { "the scroll view \($0)" } ?? "a scroll view") + " still moves" }

  /// The tracks of the axes that scroll.
  private struct Tracks {
    /// All of them; the horizontal one first.
    var all: [ScrollTrack] = []
    var horizontal: ScrollTrack?
    var vertical: ScrollTrack?
  }

  /// What the trace last reported about what this scroll view shows.
  struct ToldState {
    /// The frame whose account says last where it is found; 0 if none does.
    var placeFrame = 0
    var visible: [ViewID] = []
    /// What those of them are that have no ids.
    var unnamed: [ViewID: SeenView] = [:]
    var visibility = ToldVisibility()
    /// Where the targets stood at that time.
    var targets = ToldTargets()
    /// Which cells of the first and last lines of a grid were in sight.
    var cellsAtEdges: [Bool] = []
  }

  init(_ axes: Set<Axis>, in context: FrameContext) {
    self.axes = axes
    super.init(name: "ScrollView", context: context)
    func makeTrack(along axis: Axis) -> ScrollTrack? {
      axes.contains(axis) ? ScrollTrack(along: axis, of: self) : nil
    }
    tracksByAxis.horizontal = makeTrack(along: .horizontal)
    tracksByAxis.vertical = makeTrack(along: .vertical)
    tracksByAxis.all = [tracksByAxis.horizontal, tracksByAxis.vertical].compactMap { $0 }
    context.directory.scrolls.insert(self)
  }

  /// The track of each axis that scrolls; the horizontal one first.
  var tracks: [ScrollTrack] { tracksByAxis.all }

  /// The track of an axis; nil if the content does not scroll along it.
  func track(along axis: Axis) -> ScrollTrack? {
    axis == .vertical ? tracksByAxis.vertical : tracksByAxis.horizontal
  }

  /// The id by which the trace names the scroll view: its own, or that of its element.
  var nameInTrace: ViewID? { naming.ownID ?? id }

  override var inTrace: EventSubject { EventSubject(id: nameInTrace, node: number) }

  /// The track that metrics describe: the vertical one if both axes scroll.
  var mainTrack: ScrollTrack? { tracksByAxis.vertical ?? tracksByAxis.horizontal }

  override var isScrollView: Bool { true }

  override var children: [Node] { content.map { [$0] } ?? [] }

  func update(_ children: [Content]) throws {
    invalidateSize()
    pending.noteUpdate()
    try entering {
      defer {
        content = described.node
        lazyContent = content as? LazyStackNode
      }
      try described.update(children)
    }
  }

  override func forEachReading(_ body: (ElementReading) -> Void) {
    described.forEachReading(body)
  }

  override var resolved: Resolution? { described.resolved }

  override func refresh() throws {
    if let children = described.toRefresh { try update(children) }
  }

  /// The size of the scroll view: what it is offered along axes that scroll, and the size of the
  /// content along others.
  override func computeSize(for proposal: ProposedSize) -> Size {
    readModifiers()
    var size = Size.zero
    for axis in Axis.allCases {
      if track(along: axis) != nil, let length = proposal[axis] {
        size[axis] = length
      } else {
        let length =
          track(along: axis) == nil
          ? acrossLength(for: proposal, along: axis) : idealLength(for: proposal, along: axis)
        size[axis] = (length ?? 0) + insets.length(axis)
      }
    }
    return size
  }

  /// The proposal for the content: unspecified along axes that scroll, otherwise what the insets
  /// leave.
  func offer(_ proposal: ProposedSize) -> ProposedSize {
    func length(along axis: Axis) -> Double? {
      guard track(along: axis) == nil else { return nil }
      return proposal[axis].map { max(0, $0 - insets.length(axis)) }
    }
    return ProposedSize(width: length(along: .horizontal), height: length(along: .vertical))
  }

  override func placeChildren(for proposal: ProposedSize) {
    containerSize = size
    pending.placesContent = true
    guard !context.evaluation.isPreparing else { return waitForRow() }
    let mark = context.timing.costs.mark
    ScrollLayout(of: self).run()
    context.timing.costs.noteCells(since: mark)
  }

  /// Places the content but fills nothing, because the row around is only prepared.
  private func waitForRow() {
    placeContent()
    pending.isNeeded = true
    pending.waitsForRow = true
  }

  func placeContent() {
    pending.placesContent = false
    readModifiers()
    if sizeWithoutInsets != sizeOfRegion {
      sizeOfRegion = sizeWithoutInsets
      content.map { _ = RelativeSizes(in: $0).forget() }
    }
    if let error = settings.takeError() { context.callbacks.fail(error) }
    let detached = tracks.map { $0.attached.detachAll() }
    placeLeavingLengthOpen()
    guard isStopped else { return }
    for (track, stacks) in zip(tracks, detached) { track.attached.attachAgain(stacks) }
  }

  /// Reads the insets, anchors and behaviors from the modifiers around the scroll view.
  private func readModifiers() {
    var read = ScrollSettings()
    read.note(settings.error)
    InheritedModifiers(of: self).forEach(upTo: ScrollNode.self) { modifier in
      guard case .scrollSetting(let setting) = modifier else { return }
      do { try read.add(setting) } catch { read.note(error) }
    }
    knownSafeArea = safeAreaInsets ?? knownSafeArea
    for setting in knownSafeArea {
      do { try read.add(setting) } catch { read.note(error) }
    }
    settings = read
    do { try BoundPosition(of: self).bind() } catch { settings.note(error) }
    takeAnchors()
  }

  /// Gives the tracks the anchors that say where they rest when sizes change.
  func takeAnchors() {
    for track in tracks { track.take(settings) }
  }

  /// Which fraction of the content is shown, 0...1, by the role in which modifiers ask for it.
  func restingFractions(along axis: Axis) -> [ScrollAnchorRole: Double] {
    ScrollAnchorRole.allCases.reduce(into: [:]) {
      $0[$1] = settings.fraction($1, along: axis)
    }
  }

  /// The modifiers besides anchors and insets that change how it scrolls, by their names.
  var furtherSettings: [String] {
    let axis = mainTrack?.axis ?? .vertical
    return [
      settings.targetBehavior == nil ? nil : "scrollTargetBehavior",
      settings.bounce(along: axis) == .automatic ? nil : "scrollBounceBehavior",
      settings.positionAnchor == nil ? nil : "the anchor of scrollPosition",
    ].compactMap(\.self)
  }

  /// The position with which programs scroll it, if any; nil in a copy of a window.
  var position: ScrollPosition? { context.settings.isCopy ? nil : settings.position }

  /// The anchor at which the position aligns the views to which it scrolls.
  var positionAnchor: UnitPoint? { settings.positionAnchor }

  /// The size of the region without insets, to which views may be relative.
  var sizeWithoutInsets: Size {
    Size(
      width: max(0, containerSize.width - insets.length(.horizontal)),
      height: max(0, containerSize.height - insets.length(.vertical))
    )
  }

  /// Whether content may be seen beyond its ends along an axis.
  func bounceBehavior(along axis: Axis) -> ScrollBounceBehavior { settings.bounce(along: axis) }

  /// The behavior that chooses where a scroll ends after a finger lifts, if any.
  var targetBehavior: ScrollTargetBehavior? { settings.targetBehavior }

  override func originInWindow(of child: Node, along axis: Axis) -> Double {
    originInWindow(along: axis) + child.origin[axis] - offset(along: axis)
  }

  /// Where the region starts in the content; along an axis that does not scroll, minus the inset.
  func offset(along axis: Axis) -> Double { track(along: axis)?.offset ?? 0 - insets.start(axis) }

  /// The part of the window in which content can be seen, through all scroll views around this one.
  var regionInWindow: Rect? {
    let own = Rect(origin: originInWindow(), size: containerSize)
    guard let outer = nearest(ScrollNode.self) else { return own }
    return outer.regionInWindow?.intersection(own)
  }

  /// The part of the window in which content is drawn.
  ///
  /// If the scroll view does not clip, the scroll views around it decide. What is loaded and what
  /// counts as visible do not depend on it.
  var drawnRegionInWindow: Rect? {
    guard InheritedModifiers(of: self).isScrollClipDisabled else { return regionInWindow }
    let window = Rect(origin: .zero, size: context.settings.size)
    guard let outer = nearest(ScrollNode.self) else { return window }
    return outer.drawnRegionInWindow
  }

  /// The part of the window in which content can be seen, as all around was laid out.
  var laidOutRegion: Rect? {
    var region = Rect(origin: originInWindow(), size: containerSize)
    for axis in Axis.allCases {
      region.origin[axis] -= LaidOutPlace(of: self).transforms(upTo: nil, along: axis)
    }
    guard let outer = nearest(ScrollNode.self) else { return region }
    return outer.laidOutRegion?.intersection(region)
  }

  /// Where a view starts in the region along an axis, as it was laid out, in points.
  func start(of view: Node, along axis: Axis) -> Double {
    view.originInWindow(along: axis) - originInWindow(along: axis)
      - LaidOutPlace(of: view).transforms(upTo: self, along: axis)
  }

  /// The fraction of a view's area that is in the region and visible through all scroll views
  /// around.
  func visibleFraction(of view: Node) -> Double {
    guard let region = laidOutRegion else { return 0 }
    let frame = LaidOutPlace(of: view).frame(upTo: nil)
    return Axis.allCases.reduce(1) { $0 * frame.fraction(in: region, along: $1) }
  }

  /// Whether any stack of the content estimates its length.
  var isContentLengthEstimated: Bool {
    tracks.contains { $0.isContentLengthEstimated }
  }

  /// Remembers the current offset as the one from which a scroll that ends later began.
  func noteTouched() {
    activity.touched = Point(x: offset(along: .horizontal), y: offset(along: .vertical))
  }

  /// Notes that a finger touches and lifts at once, which moves nothing.
  func noteTap() {
    guard phase == .idle, !InheritedModifiers(of: self).isScrollDisabled else { return }
    enter(.tracking)
    activity.endsMotion = true
  }

  /// Enters another phase, unless it is in that phase already.
  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    context.record(.phase(old: phase, new: new), of: inTrace)
    activity.enter(new, velocity: velocity)
  }

  /// The scroll geometry as observers see it.
  var geometry: ScrollGeometry {
    var contentSize = Size.zero
    for axis in Axis.allCases {
      contentSize[axis] =
        track(along: axis)?.contentLength ?? content?.size[axis] ?? containerSize[axis]
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

extension Node {
  /// The part of the window in which what is in it is drawn; nil if none of it is.
  var drawnRegionInside: Rect? {
    let window = Rect(origin: .zero, size: context.settings.size)
    guard let scroll = (self as? ScrollNode) ?? nearest(ScrollNode.self) else { return window }
    return scroll.drawnRegionInWindow?.intersection(window)
  }
}
