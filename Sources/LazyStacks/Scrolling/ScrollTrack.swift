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
  /// They and the entries are read all over a frame, but changed only in single steps that run
  /// nothing else, so their accesses cannot overlap.
  @exclusivity(unchecked) private(set) var stacks: [LazyStackNode] = []
  /// The number of the current placement of the content, so that each stack is attached once.
  private var round = 1
  /// What default anchors say, as fractions of the way from the smallest to the greatest offset.
  private(set) var anchors = Anchors()
  /// Whether the region got its first place in content that is not empty.
  var isPositioned = false
  /// Where the region rested after the last layout.
  var rest = Rest()
  /// The length of the region when the content was last placed.
  var positionedIn: Double?
  /// Whether the default anchor ignores changes of the content until somebody scrolls (P22).
  var ignoresContent = false
  /// A fraction of the content that the region keeps showing in this frame, and the cause.
  var hold: Hold?
  /// The offset that an edit or a program keeps in this frame, whatever is learned.
  var heldOffset: HeldOffset?
  /// The state of a jump to the estimated end of the content (P23).
  var guessedEnd: GuessedEnd?
  /// The fraction of the content that a default anchor keeps in the region until somebody scrolls.
  var keptFraction: Double?
  /// What holds still in this frame.
  var anchor = Anchor()
  /// What was in sight beside the stacks before the content was placed again in this frame.
  var sight: Sight?
  /// The last frame that was checked for what moved by itself.
  var checkedFrame = 0
  /// The changes of the offset in this frame, in order.
  @exclusivity(unchecked) var entries: [LedgerEntry] = []
  @exclusivity(unchecked) var told = ToldState()
  /// What moves the content over time; nil if nothing does.
  @exclusivity(unchecked) var motion: TrackMotion?
  /// Whether a position, rather than a default anchor, says what to show when sizes change.
  private(set) var staysAtEdge = false
  /// How far the region is beyond an end, in points, negative before the start; 0 unless something
  /// moves it.
  var excess = 0.0
  /// The velocity of the content, in points per second; valid while something moves it.
  var speed = 0.0
  /// How far everything moved in this frame, in points, because more was learned about the view to
  /// which a program scrolled.
  var aimedBy = 0.0
  /// How far the motion moved the content in this frame, in points.
  var lastStep = 0.0
  /// Whether the last scroll went toward the end; nil if there was none.
  @exclusivity(unchecked) var wentForward: Bool?
  /// Statistics of the content's length over the frames.
  @exclusivity(unchecked) var lengths = LengthRecord()
  /// The last programmatic scroll to a view, until somebody scrolls.
  var landing: Landing?
  /// The greatest distance of an earlier target from where it was to stand, in points.
  var greatestLandingError = 0.0

  /// What `defaultScrollAnchor` says about this axis, for each of its roles.
  struct Anchors {
    var initialOffset: Double?
    var sizeChanges: Double?
    var alignment: Double?
  }

  /// Whether the region rests at a place that it keeps when sizes change: the start, or a default
  /// anchor.
  struct Rest {
    /// The smallest offset, if the region is there.
    var start: Double?
    var isAtAnchor = false
  }

  /// A fraction of the way from the smallest to the greatest offset, 0...1, that is kept whatever
  /// is learned.
  struct Hold {
    let fraction: Double
    let cause: LedgerCause
    /// The role of the default anchor that asks for it, if one does.
    var anchor: ScrollAnchorRole?
  }

  /// An offset that is kept: the one before an edit (P18), or the estimated offset of a view (P24).
  struct HeldOffset {
    let offset: Double
    var isOfProgram = false
    /// The view to which a program scrolled.
    var target: ViewID?
    /// Whether what was learned at the target has been taken over.
    var isSettled = false
  }

  /// How far a jump to an estimated end of the content has come.
  enum GuessedEnd {
    /// It is being laid out, and the offset is not clamped.
    case isAimed
    /// The region rests there until the next layout.
    case rests
  }

  /// What holds still in a frame (rule R10).
  ///
  /// That is what a program or a default anchor put into the region, or what was in sight when the
  /// frame began.
  struct Anchor {
    var stack: LazyStackNode?
    /// A view that is not a lazy stack, or a stack whose start holds still.
    var view: Node?
    /// Whether it has been looked for in this frame.
    var isFound = false
    /// Whether a program or a default anchor put it where it is.
    var isAimed = false
    /// The fraction of the content that a default anchor shows by it.
    var shown: Shown?

    var isKnown: Bool { isFound || stack != nil }
  }

  /// A fraction of the content that a default anchor put into the region.
  struct Shown {
    let fraction: Double
    let role: ScrollAnchorRole
    /// The length of the content around the stack at that time, in points.
    let around: Double
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
  var velocity: Double { motion == nil ? 0 : speed }

  /// The length of the region that shows the content, insets included, in points.
  var containerLength: Double { node.containerSize[axis] }

  /// The content if it is a single lazy stack that moves along this axis.
  var contentStack: LazyStackNode? {
    guard let stack = node.lazyContent, stack.axis == axis else { return nil }
    return stack
  }

  /// The subject of events in the trace; it names the axis only if both axes scroll.
  var inTrace: EventSubject { node.inTrace.along(node.tracks.count > 1 ? axis : nil) }

  func take(_ settings: ScrollSettings) {
    anchors.initialOffset = settings.fraction(.initialOffset, along: axis)
    anchors.sizeChanges = settings.fraction(.sizeChanges, along: axis)
    anchors.alignment = settings.fraction(.alignment, along: axis)
    // A position that was sent to an edge stays there (rule R10).
    let edge = settings.position?.edge
    staysAtEdge = edge?.axis == axis
    if let edge, staysAtEdge {
      anchors.sizeChanges = edge.isStart ? 0 : 1
      if !isPositioned { anchors.initialOffset = anchors.sizeChanges }
    }
  }

  /// Releases the offset, so that it goes where the layout leads it.
  func stopHolding() {
    hold = nil
    heldOffset = nil
    if anchor.shown != nil { anchor.shown = nil }
  }

  /// Forgets what held still in this frame.
  func endLayout() {
    stopHolding()
    if aimedBy != 0 { aimedBy = 0 }
    if anchor.isKnown { anchor = Anchor() }
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
