/// The state of a scroll view along one axis: the offset, the length of the content and the lazy
/// stacks that scroll.
///
/// A scroll view has one track for each axis that scrolls. Tracks are independent of each other.
final class ScrollTrack {
  let axis: Axis
  unowned let node: ScrollNode
  /// A reference to the track for the stacks that it moves.
  private(set) lazy var lifeline = Lifeline(to: self)

  // Parts that are not checked for overlapping access are read all over a frame, but changed only
  // in single steps that run nothing else.

  /// The lazy stacks that move along this axis.
  @exclusivity(unchecked) private(set) var attached = AttachedStacks()
  /// The offset, and its changes in this frame.
  @exclusivity(unchecked) var ledger = OffsetLedger()
  /// The length of the content, and statistics of it over the frames.
  @exclusivity(unchecked) var lengths = LengthRecord()
  /// Where the region rests, and what default anchors say about it.
  @exclusivity(unchecked) var resting = Resting()
  /// What holds still in this frame.
  @exclusivity(unchecked) var still = Stillness()
  /// How the content moves over time.
  @exclusivity(unchecked) var travel = Travel()
  /// What programs scrolled to.
  @exclusivity(unchecked) var landings = Landings()
  /// What is needed to find what moved by itself in this frame.
  @exclusivity(unchecked) var ownMoves = OwnMoves()
  @exclusivity(unchecked) var told = ToldState()

  /// What the trace last reported about this axis.
  struct ToldState {
    var offset = 0.0
    /// How many of the frame's ledger entries were reported.
    var entries = 0
    /// How many of them were considered when crossings were reported.
    var crossings = 0
    var contentLength: Double?
  }

  init(along axis: Axis, of node: ScrollNode) {
    self.axis = axis
    self.node = node
  }

  deinit { lifeline.cut() }

  var context: FrameContext { node.context }

  /// Where the region starts in the content, in points.
  var offset: Double { ledger.offset }

  /// The changes of the offset in this frame, in order.
  var entries: [LedgerEntry] { ledger.entries }

  /// The changes of the offset in this frame that nobody requested.
  var pushes: Pushes { Pushes(entries) }

  /// The length of the content along the axis, in points.
  var contentLength: Double { lengths.current }

  /// The lazy stacks that move along this axis, in the order of the content.
  var stacks: [LazyStackNode] { attached.all }

  /// The velocity of the content, in points per second; 0 without a motion.
  var velocity: Double { travel.velocity }

  /// Whether the content is seen beyond one of its ends.
  var isStretched: Bool { travel.excess != 0 }

  /// Whether any stack of the content guesses its length.
  var isContentLengthEstimated: Bool { stacks.contains { $0.guessesLength } }

  /// The length of the region that shows the content, insets included, in points.
  var containerLength: Double { node.containerSize[axis] }

  /// The region that shows the content.
  var region: VisibleSpan { VisibleSpan(start: 0, end: containerLength) }

  /// The region without insets, in which views are aligned.
  var spanWithoutInsets: VisibleSpan {
    let start = node.insets.start(axis)
    return VisibleSpan(start: start, end: max(start, containerLength - node.insets.end(axis)))
  }

  /// The content if it is a single lazy stack that moves along this axis.
  var contentStack: LazyStackNode? {
    guard let stack = node.lazyContent, stack.axis == axis else { return nil }
    return stack
  }

  /// The length of the content as known now, in points.
  var lengthOfContent: Double {
    contentStack?.arrangement.length ?? node.content?.size[axis] ?? 0
  }

  /// The subject of events in the trace; it names the axis only if both axes scroll.
  var inTrace: EventSubject { node.inTrace.along(node.tracks.count > 1 ? axis : nil) }

  func take(_ settings: ScrollSettings) { resting.take(settings, along: axis) }

  /// Forgets what held still in this frame.
  func endLayout() {
    still.endFrame()
    landings.endLayout()
  }

  /// Forgets what was recorded of the frame.
  func endFrame() {
    ledger.endFrame()
    told.entries = 0
    told.crossings = 0
  }

  /// Detaches all stacks before the content is placed.
  ///
  /// - Returns: The stacks that were attached.
  func detachAll() -> [LazyStackNode] { attached.detachAll() }

  /// Attaches stacks again that did not get a place because work was stopped.
  func attachAgain(_ detached: [LazyStackNode]) { attached.attachAgain(detached) }

  /// Attaches a lazy stack of the content, whose place in the content is now known.
  func attach(_ stack: LazyStackNode) {
    attached.attach(stack)
    stack.standing.isAlone = stack.scrollForItAlone === node
    stack.standing.filling = nil
    stack.standing.isOutOfSight = false
    stack.standing.position = positionInContent(of: stack)
    if stack.placement.isEmpty { stack.arrangement.begin(at: stack.position - offset) }
  }

  /// Detaches stacks whose views left the content or are kept off screen.
  func detachHidden() { attached.detachHidden(in: node) }

  /// Whether grids changed their columns when they were placed; resets that.
  ///
  /// What contains such a grid measured it with another length.
  func hasRegrouped() -> Bool {
    let regrouped = stacks.filter(\.isRegrouped)
    for stack in regrouped {
      stack.isRegrouped = false
      if stack !== contentStack { stack.invalidateSize() }
    }
    return contentStack == nil && !regrouped.isEmpty
  }

  /// Where a view of the content starts in it, as it was laid out, in points.
  func positionInContent(of view: Node) -> Double {
    var position = 0.0
    var current: Node? = view
    while let view = current, view !== node {
      position += view.laidOutOrigin(along: axis)
      current = view.parent
    }
    return position
  }

  /// Whether a stack stands in a row of another one along the axis.
  func isNested(_ stack: LazyStackNode) -> Bool {
    stack.axis == axis && stack.track == nil && stack.outerStack != nil
  }

  /// Remembers how the content is seen, before it is placed again.
  func rememberSight() {
    guard ownMoves.sight == nil, contentStack == nil, !stacks.isEmpty, resting.isPositioned else {
      return
    }
    ownMoves.sight = OwnMoves.Sight(containerSize: node.containerSize, insets: node.insets)
  }

  /// Records the target offset of a programmatic scroll in the trace.
  func aim(at target: Double) {
    // Beyond an end of the content there is nothing to aim at.
    node.activity.report?.aim(at: nearestOffset(to: target), along: axis)
    let target = context.profile.published(target)
    context.record(.target(offset: target), of: inTrace)
  }
}
