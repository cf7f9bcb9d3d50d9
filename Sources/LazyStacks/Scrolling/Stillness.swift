/// What holds still along an axis in a frame, whatever is learned (rule R10).
struct Stillness {
  /// A fraction of the content that the region keeps showing in this frame, and the cause.
  var hold: Hold?
  /// The offset that an edit or a program keeps in this frame.
  var offset: HeldOffset?
  /// What holds still in this frame.
  var anchor = Anchor()
  /// Whether stacks beside the one that holds still go where the content places them.
  ///
  /// Before that, their lines keep their places, and what stands before them is guessed to fit. If
  /// the stacks are aligned at their middles or ends, that guess moves their start again.
  private(set) var placesBeside = false
  /// The view outside of lazy stacks that the offset kept in its place, and the frame in which it
  /// did.
  private(set) var kept = KeptView()

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

  /// What a program or a default anchor put into the region, or what was in sight when the frame
  /// began.
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

  /// A view that the offset kept in its place in a frame.
  struct KeptView {
    fileprivate(set) weak var view: Node?
    fileprivate(set) var frame: Int?
  }

  /// Notes that the offset kept a view in its place.
  mutating func noteKept(_ view: Node, in frame: Int) { kept = KeptView(view: view, frame: frame) }

  /// Releases the offset, so that it goes where the layout leads it.
  mutating func stopHolding() {
    hold = nil
    offset = nil
    if anchor.shown != nil { anchor.shown = nil }
    placesBeside = true
  }

  /// Forgets what held still in this frame.
  mutating func endFrame() {
    stopHolding()
    placesBeside = false
    if anchor.isKnown { anchor = Anchor() }
  }
}

/// What is needed to find what moved by itself in a frame (invariant I1).
struct OwnMoves {
  /// What was in sight beside the stacks before the content was placed again in this frame.
  var sight: Sight?
  /// The last frame that was checked for what moved by itself.
  var checkedFrame = 0

  /// The region before the content was placed again: its size and its insets.
  struct Sight {
    let containerSize: Size
    let insets: EdgeInsets
  }
}
