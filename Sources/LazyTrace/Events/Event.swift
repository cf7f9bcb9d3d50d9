/// One thing that happened in a frame; the trace is a list of these, in order.
public struct Event: Equatable, Sendable {
  /// The number of the frame, from 1.
  public var frame: Int
  /// The virtual time of the frame in seconds; the first frame is at 0.
  public var time: Double
  /// The view or scroll view that it happened to.
  package var subject: EventSubject
  /// What happened.
  public var detail: Detail

  /// Creates an event.
  package init(
    frame: Int,
    time: Double,
    id: ViewID? = nil,
    node: Int? = nil,
    axis: Axis? = nil,
    detail: Detail
  ) {
    self.init(
      frame: frame,
      time: time,
      subject: EventSubject(id: id, node: node, axis: axis),
      detail: detail
    )
  }

  /// Creates an event that happened to something.
  package init(frame: Int, time: Double, subject: EventSubject, detail: Detail) {
    self.frame = frame
    self.time = time
    self.subject = subject
    self.detail = detail
  }

  /// What happened, with the values that belong to it; lengths and positions are points.
  public enum Detail: Equatable, Sendable {
    /// A node was made for a view; its state is initial.
    case initialize(view: String)
    /// The body of a view was evaluated.
    case body(view: String, reason: LoadReason)
    /// A subview was measured: its length along the axis.
    case measure(view: String, length: Double, reason: LoadReason)
    /// A subview was passed on the way to the visible rect: measured, not placed (rule R3).
    case walk(index: Int)
    /// A subview entered the placed set.
    case place(index: Int)
    /// A subview was evaluated before it came into sight (rule R12).
    case prefetchBody(view: String, index: Int)
    /// A subview was measured before it came into sight (rule R12).
    case prefetchLayout(view: String, index: Int, length: Double)
    /// The work done ahead for a subview was wasted.
    case prefetchDiscard(view: String, index: Int, isChanged: Bool)
    /// A user's lazy layout begins anew with a subview, below what stands above it.
    case seam(index: Int)
    /// A view was drawn for the first time or again.
    case render(view: String)
    /// A view came on screen.
    case appear(view: String)
    /// A task of a view began.
    case taskStart(view: String)
    /// A task of a view was ended because the view left the screen, or its id changed.
    case taskCancel(view: String)
    /// A view left the screen.
    case disappear(view: String)
    /// A subview left the placed set (claim 19).
    case remove(index: Int)
    /// The node of a removed subview was given up, with its state (rule R11).
    case evict(view: String)
    /// The subviews that intersect the visible rect changed; their ids in placement order.
    case visible(ids: [ViewID])
    /// The set of views that are visible by at least a threshold changed.
    indirect case visibility(VisibilityChange)
    /// A target crossed a threshold, at an offset and after a part of the frame's way (0...1).
    indirect case crossing(ThresholdCrossing)
    /// The content offset changed; the entries sum to the change.
    case offset(old: Double, new: Double, entries: [LedgerEntry])
    /// The size of the content along the axis changed.
    case contentSize(old: Double, new: Double, isEstimated: Bool)
    /// A lazy stack moved its subviews and the offset by the same amount (claim 36).
    case correction(by: Double, cause: LedgerCause, subject: ViewID?)
    /// The assumptions of a lazy container about the lines that it does not hold changed.
    indirect case estimate(EstimateChange)
    /// Something in sight moved although no finger moved it, or was pushed out of sight.
    indirect case moved(
      by: Double,
      cause: LedgerCause,
      subject: ViewID?,
      account: MoveAccount? = nil
    )
    /// A scroll view went from one phase to another.
    case phase(old: ScrollPhase, new: ScrollPhase)
    /// A programmatic scroll aims at this offset.
    case target(offset: Double)
    /// The frame took longer than a tick, so it was shown that much later.
    case hitch(late: Double, cost: Double)
    /// The frame is done.
    case frame(passes: Int, account: FrameAccount = FrameAccount())
    /// Something that the user should know.
    case diagnostic(Diagnostic)
    /// What happened is told by values of a type that declares the kind.
    indirect case other(OtherValues)
  }

  /// The kind, whose name `--only` and `window.trace:events { kind = }` spell.
  public var kind: Kind { detail.kind }
}

extension Event {
  /// The id of the view or scroll view that it happened to, if it has one.
  public var id: ViewID? {
    get { subject.id }
    set { subject.id = newValue }
  }

  /// The number of the view or scroll view; nil if the event has none that lives.
  ///
  /// A new view gets a number that no other view of the window had before, and keeps it until it is
  /// given up; several views with one id have different numbers.
  public var node: Int? {
    get { subject.node }
    set { subject.node = newValue }
  }

  /// The axis along which it happened, if a scroll view scrolls along both.
  public var axis: Axis? {
    get { subject.axis }
    set { subject.axis = newValue }
  }
}
