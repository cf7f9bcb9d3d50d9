/// What a scroll view does along one axis: where it is, how long its content is, and the lazy
/// stacks that it moves.
///
/// A scroll view has one for each axis that scrolls, and they are independent of each other.
final class ScrollTrack {
  let axis: Axis
  unowned let node: ScrollNode
  /// Leads to it, for the stacks that it moves.
  private(set) lazy var lifeline = Lifeline(to: self)

  /// The length of the content along the axis, in points.
  var contentLength = 0.0
  /// Where the region starts in the content, in points; the last one in the ledger.
  var offset = 0.0
  /// The lazy stacks that are moved along this axis, in the order of the content.
  ///
  /// These and the entries are read all over a frame, and changed in single steps that run nothing
  /// else: their accesses cannot overlap.
  @exclusivity(unchecked) private(set) var stacks: [LazyStackNode] = []
  /// Counts how often the content was placed, so that each stack is attached once.
  private var round = 1
  /// The fractions of the way from the first to the last offset that default anchors ask for.
  private(set) var anchors = Anchors()
  /// Whether the region was given its first place in content that is not empty.
  var isPositioned = false
  /// Where the region rested after the last layout.
  var rest = Rest()
  /// How long the region was when the content was given its place last.
  var positionedIn: Double?
  /// Whether the default anchor does not follow content until somebody scrolls (P22).
  var ignoresContent = false
  /// A fraction of the content that the region keeps showing in this frame, and why.
  var hold: Hold?
  /// The offset that an edit or a program leaves as it is in this frame, whatever is learned.
  var heldOffset: HeldOffset?
  /// A jump to where the end of the content was taken to be (P23).
  var guessedEnd: GuessedEnd?
  /// The fraction of the content that a default anchor put into the region, until somebody scrolls.
  var keptFraction: Double?
  /// What holds still in this frame.
  var anchor = Anchor()
  /// What was in sight beside the stacks before the content was placed again in this frame.
  var sight: Sight?
  /// The last frame in which it was looked for what moved by itself.
  var checkedFrame = 0
  /// The changes of the offset in this frame, in order.
  @exclusivity(unchecked) var entries: [LedgerEntry] = []
  @exclusivity(unchecked) var told = ToldState()
  /// What moves the content over time; nil while nothing does.
  @exclusivity(unchecked) var motion: TrackMotion?
  /// Whether what it does when sizes change is what a position says and no default anchor.
  private(set) var staysAtEdge = false
  /// How far beyond an end the region is, negative before the start; only while something moves it.
  var excess = 0.0
  /// How fast the content moves, in points per second; known while something moves it.
  var speed = 0.0
  /// How far everything went along in this frame with a view that a program scrolled to, when more
  /// was learned about that.
  var aimedBy = 0.0
  /// How far the content went by itself in this frame.
  var lastStep = 0.0
  /// Whether it was scrolled towards the end last; nil where it never was.
  @exclusivity(unchecked) var wentForward: Bool?
  /// How long the content was in each frame.
  @exclusivity(unchecked) var lengths = LengthRecord()
  /// The last scroll of a program to a view, as long as nobody scrolled since.
  var landing: Landing?
  /// The greatest distance between where such a view was to stand and where it stood in the end.
  var greatestLandingError = 0.0

  /// What `defaultScrollAnchor` says about this axis, for each of its roles.
  struct Anchors {
    var initialOffset: Double?
    var sizeChanges: Double?
    var alignment: Double?
  }

  /// At which of the places that are kept when sizes change the region is.
  struct Rest {
    /// The least offset, if the region is there.
    var start: Double?
    var isAtAnchor = false
  }

  /// A place between the least and the largest offset, 0...1, that is kept whatever is learned.
  struct Hold {
    let fraction: Double
    let cause: LedgerCause
    /// The role of a default anchor that asks for it.
    var anchor: ScrollAnchorRole?
  }

  /// An offset that stays as it is: that before an edit (P18), or that at which a view was taken to
  /// be (P24).
  struct HeldOffset {
    let offset: Double
    var isOfProgram = false
    /// The view to which a program scrolled.
    var target: ViewID?
    /// Whether what was learned at the target was taken over.
    var isSettled = false
  }

  /// How far a jump to a guessed end of the content has come.
  enum GuessedEnd {
    /// It is laid out, and nothing brings the region back to the content.
    case isAimed
    /// The region rests there until something is laid out again.
    case rests
  }

  /// What holds still in a frame (rule R10).
  ///
  /// It is what a program or a default anchor put into the region, or what is in sight when the
  /// frame begins.
  struct Anchor {
    var stack: LazyStackNode?
    /// A view that is no lazy stack, or the start of one.
    var view: Node?
    /// Whether it is known in this frame.
    var isFound = false
    /// Whether a program or a default anchor put it where it is.
    var isAimed = false
    /// What of the content a default anchor shows by it.
    var shown: Shown?

    var isKnown: Bool { isFound || stack != nil }
  }

  /// A fraction of the content that a default anchor put into the region.
  struct Shown {
    let fraction: Double
    let role: ScrollAnchorRole
    /// How long what stands around the stack was then.
    let around: Double
  }

  /// What the trace last said about this axis.
  struct ToldState {
    var offset = 0.0
    /// How many of the frame's ledger entries were told.
    var entries = 0
    /// How many of them were told in what crosses thresholds.
    var crossings = 0
    var contentLength: Double?
  }

  init(_ axis: Axis, of node: ScrollNode) {
    self.axis = axis
    self.node = node
  }

  deinit { lifeline.cut() }

  var context: FrameContext { node.context }

  /// How fast the content moves, in points per second.
  var velocity: Double { motion == nil ? 0 : speed }

  /// The length of the region that shows the content, insets included.
  var containerLength: Double { node.containerSize[axis] }

  /// The content if that is a single lazy stack that is moved along this axis.
  var contentStack: LazyStackNode? {
    guard let stack = node.lazyContent, stack.axis == axis else { return nil }
    return stack
  }

  /// What the trace says that it happened to: the axis is named only where there are two.
  var inTrace: EventSubject { node.inTrace.along(node.tracks.count > 1 ? axis : nil) }

  func take(_ settings: ScrollSettings) {
    anchors.initialOffset = settings.fraction(.initialOffset, axis)
    anchors.sizeChanges = settings.fraction(.sizeChanges, axis)
    anchors.alignment = settings.fraction(.alignment, axis)
    // A position that was sent to an edge stays there (rule R10).
    let edge = settings.position?.edge
    staysAtEdge = edge?.axis == axis
    if let edge, staysAtEdge {
      anchors.sizeChanges = edge.isStart ? 0 : 1
      if !isPositioned { anchors.initialOffset = anchors.sizeChanges }
    }
  }

  /// Lets the offset go where the layout leads it.
  func stopHolding() {
    hold = nil
    heldOffset = nil
    if anchor.shown != nil { anchor.shown = nil }
  }

  /// Lets go of what held still in this frame.
  func endLayout() {
    stopHolding()
    if aimedBy != 0 { aimedBy = 0 }
    if anchor.isKnown { anchor = Anchor() }
    if guessedEnd != nil { guessedEnd = .rests }
  }

  /// - Returns: The stacks that it had.
  func detachAll() -> [LazyStackNode] {
    defer { stacks = [] }
    round += 1
    return stacks
  }

  /// Takes back the stacks that did not get their place, because work was stopped.
  func attachAgain(_ detached: [LazyStackNode]) {
    stacks += detached.filter { $0.standing.round != round }
    for stack in stacks { stack.standing.round = round }
  }

  /// Takes a lazy stack of the content under control; its place in the content is known now.
  func attach(_ stack: LazyStackNode) {
    if stack.standing.round != round { stacks.append(stack) }
    stack.standing.round = round
    stack.standing.isAlone = stack.scrollForItAlone === node
    stack.standing.filling = nil
    stack.standing.isOutOfSight = false
    stack.standing.position = positionInContent(of: stack)
    if stack.placement.isEmpty { stack.arrangement.begin(at: stack.position - offset) }
  }

  /// Lets go of stacks that are in views which left the content or are kept off screen.
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
