/// The state of a scroll view along one axis: the offset, the length of the content and the lazy
/// stacks that scroll.
///
/// A scroll view has one track for each axis that scrolls. Tracks are independent of each other.
final class ScrollTrack {
  let axis: Axis
  unowned let node: ScrollNode
  /// A reference to the track for the stacks that it moves.
  private(set) lazy var lifeline = Lifeline(to: self)

  /// The length of the content along the axis, in points.
  var contentLength = 0.0
  /// Where the region starts in the content, in points: the last offset in the ledger.
  var offset = 0.0
  /// The lazy stacks that move along this axis, in the order of the content.
  ///
  /// They and the other parts that are not checked are read all over a frame, but changed only in
  /// single steps that run nothing else, so their accesses cannot overlap.
  @exclusivity(unchecked) private(set) var stacks: [LazyStackNode] = []
  /// The number of the current placement of the content, so that each stack is attached once.
  private var round = 1
  /// Where the region rests, and what default anchors say about it.
  @exclusivity(unchecked) var resting = Resting()
  /// What holds still in this frame.
  @exclusivity(unchecked) var still = Stillness()
  /// The state of a jump to the estimated end of the content (P23).
  var guessedEnd: GuessedEnd?
  /// What is needed to find what moved by itself in this frame.
  @exclusivity(unchecked) var ownMoves = OwnMoves()
  /// The changes of the offset in this frame, in order.
  @exclusivity(unchecked) var entries: [LedgerEntry] = []
  @exclusivity(unchecked) var told = ToldState()
  /// How the content moves over time.
  @exclusivity(unchecked) var travel = Travel()
  /// Statistics of the content's length over the frames.
  @exclusivity(unchecked) var lengths = LengthRecord()
  /// The programmatic scrolls to views.
  @exclusivity(unchecked) var landings = Landings()

  /// How far a jump to an estimated end of the content has come.
  enum GuessedEnd {
    /// It is being laid out, and the offset is not clamped.
    case isAimed
    /// The region rests there until the next layout.
    case rests
  }

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

  /// The velocity of the content, in points per second; 0 without a motion.
  var velocity: Double { travel.velocity }

  /// The length of the region that shows the content, insets included, in points.
  var containerLength: Double { node.containerSize[axis] }

  /// The content if it is a single lazy stack that moves along this axis.
  var contentStack: LazyStackNode? {
    guard let stack = node.lazyContent, stack.axis == axis else { return nil }
    return stack
  }

  /// The subject of events in the trace; it names the axis only if both axes scroll.
  var inTrace: EventSubject { node.inTrace.along(node.tracks.count > 1 ? axis : nil) }

  func take(_ settings: ScrollSettings) { resting.take(settings, along: axis) }

  /// Forgets what held still in this frame.
  func endLayout() {
    still.endFrame()
    if landings.aimedBy != 0 { landings.aimedBy = 0 }
    if guessedEnd != nil { guessedEnd = .rests }
  }

  /// Detaches all stacks before the content is placed.
  ///
  /// - Returns: The stacks that were attached.
  func detachAll() -> [LazyStackNode] {
    defer { stacks = [] }
    round += 1
    return stacks
  }

  /// Attaches stacks again that did not get a place because work was stopped.
  func attachAgain(_ detached: [LazyStackNode]) {
    stacks += detached.filter { $0.standing.round != round }
    for stack in stacks { stack.standing.round = round }
  }

  /// Attaches a lazy stack of the content, whose place in the content is now known.
  func attach(_ stack: LazyStackNode) {
    if stack.standing.round != round { stacks.append(stack) }
    stack.standing.round = round
    stack.standing.isAlone = stack.scrollForItAlone === node
    stack.standing.filling = nil
    stack.standing.isOutOfSight = false
    stack.standing.position = positionInContent(of: stack)
    if stack.placement.isEmpty { stack.arrangement.begin(at: stack.position - offset) }
  }

  /// Detaches stacks whose views left the content or are kept off screen.
  func detachHidden() {
    guard stacks.contains(where: { !$0.isHeld(by: node) }) else { return }
    for stack in stacks where !stack.isHeld(by: node) { stack.standing.round = 0 }
    stacks = stacks.filter { $0.standing.round != 0 }
  }
}

extension Node {
  /// Whether the view is part of what a scroll view lays out, and not only kept for its return.
  fileprivate func isHeld(by scroll: ScrollNode) -> Bool {
    var node = self
    while let parent = node.parent, node !== scroll {
      if parent === scroll { return true }
      if let stack = parent as? LazyStackNode, stack.row(of: node) == nil,
        !(node.subview?.isPinned ?? false)
      {
        return false
      }
      node = parent
    }
    return node === scroll
  }
}
