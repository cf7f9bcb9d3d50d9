/// What explains a frame besides its events.
public struct FrameAccount: Equatable, Sendable {
  /// A callback that changed data, so that the frame was laid out again.
  public struct Callback: Equatable, Sendable {
    /// The pass of the frame in which it was called, from 1.
    public var pass: Int
    /// The modifier that it belongs to, such as `onAppear`.
    public var name: String
    /// The view that the modifier belongs to.
    public var view: SeenView
    /// The row that contains the view, if the view has no id.
    public var row: SeenView?
    /// Whether this is about a `ScrollPosition` that it sent; what else it changed is told apart.
    public var sendsPosition = false
    /// The size of the view before the frame, if it has another one.
    public var oldSize: Size?
    /// Its size when the callback was called.
    public var size: Size?
    /// Why it has another length along an axis, if that is known.
    public var grown: MoveReason?

    /// Creates what a callback did.
    package init(pass: Int, name: String, view: SeenView) {
      self.pass = pass
      self.name = name
      self.view = view
    }
  }

  /// The origin of a change of data before the first pass of a frame: a finger, a clock or the
  /// environment.
  public struct Author: Equatable, Sendable {
    /// What it was.
    public enum Kind: String, Sendable, CaseIterable {
      /// A view with `onTapGesture` was tapped.
      case tap
      /// A button was tapped.
      case button
      /// A button of a row that was swiped open was tapped, or the row swiped fully.
      case swipe
      /// A row was dragged to another place.
      case reorder
      /// The task of a view went on.
      case task
      /// Work whose time had come was done.
      case later
      /// A value of the environment was changed.
      case environment
    }

    /// What it was.
    public var kind: Kind
    /// The view that was touched, or whose task it is.
    public var view: SeenView?
    /// The name of the button, or of the value.
    public var title: String?
    /// Whether this is about a `ScrollPosition` that it sent; what else it changed is told apart.
    public var sendsPosition = false

    /// Creates what changed data.
    package init(_ kind: Kind, view: SeenView? = nil, title: String? = nil) {
      self.kind = kind
      self.view = view
      self.title = title
    }
  }

  /// States that had been changed and ended with their view.
  public struct LostState: Equatable, Sendable {
    /// Why a view ended.
    public enum Reason: String, Sendable, CaseIterable {
      /// It was off screen for more updates than views are kept (rule R11).
      case retention
      /// Its data was removed.
      case data
      /// It is no longer described in its place.
      case description
    }

    /// The view.
    public var view: SeenView
    /// The names of the states whose values differed from the initial ones.
    public var states: [String]
    /// Why it ended.
    public var reason: Reason

    /// Creates what was lost.
    package init(view: SeenView, states: [String], reason: Reason) {
      self.view = view
      self.states = states
      self.reason = reason
    }
  }

  /// A view that a program scrolled to in this frame, and where it stands at the end of it.
  public struct Landing: Equatable, Sendable {
    /// The view's id.
    public var id: ViewID
    /// The fraction of the free space that was to be before it, if the program said.
    public var anchor: Double?
    /// How far behind the requested place it starts, in points; negative before it.
    public var miss: Double
    /// Whether an end of the content keeps it from getting there.
    public var isAtEnd: Bool
    /// Whether lengths on the way to it are guessed, and so is how far it misses its place.
    public var isGuess = false
    /// The view that an edge holds over it, if any.
    public var coveredBy: SeenView?
    /// How much of it that view covers, in points.
    public var covered = 0.0
    /// The row that contains it, if that row was brought to the place because the view itself was
    /// not loaded or stands along another axis.
    public var around: SeenView?
    /// Whether nothing in that row has the id.
    public var isNowhere = false

    /// Creates a landing of a view that nothing covers.
    package init(id: ViewID, anchor: Double?, miss: Double, isAtEnd: Bool) {
      self.id = id
      self.anchor = anchor
      self.miss = miss
      self.isAtEnd = isAtEnd
    }
  }

  /// A change of the window's size.
  public struct WindowSize: Equatable, Sendable {
    /// Its size before the frame.
    public var old: Size
    /// Its size now.
    public var new: Size

    /// Creates a change of the size.
    package init(old: Size, new: Size) {
      self.old = old
      self.new = new
    }
  }

  /// The facts of an account; most have none, and every event is as large as the largest.
  private struct Facts: Equatable, Sendable {
    // Those that most accounts have come first, so that they are seldom compared further.
    var costs: [CostShare] = []
    var lostStates: [LostState] = []
    var window: WindowSize?
    var callbacks: [Callback] = []
    var authors: [Author] = []
    var gone: [SeenView] = []
    var goneLabels: Set<ViewID> = []
    var movedAway: [MovedAway] = []
    var undescribed: [SeenView] = []
    var scrollTraits: ScrollTraits = []
    var dropped: [SeenView] = []
    var droppedBy: [ViewID] = []
    var cutOff: [CutOff] = []
    var rowParts: [RowParts] = []
    var containers: [Container] = []
    var scrollPlaces: [ScrollPlace] = []
    var arrivals: [SeenView] = []
    var unnamed: [ViewID: SeenView] = [:]
    var shortened: [MoveReason] = []
    var unseenEdits: [UnseenEdits] = []
    var changes: [MoveReason] = []
    var starts: [Start] = []
    var hidden: [Hidden] = []
    var replaced: [Replaced] = []
    var exchanges: [Exchange] = []
    var edgeChanges: [EdgeChange] = []
    var landings: [Landing] = []
    var scrolls: [ScrollReport] = []
  }

  private final class Box: Equatable, @unchecked Sendable {
    var facts: Facts

    init(_ facts: Facts) { self.facts = facts }

    static func == (left: Box, right: Box) -> Bool { left.facts == right.facts }
  }

  /// Unchecked: what several accounts share is copied before it is changed.
  private var box: Box?

  /// Changed in place, so that a list to which each view of a frame adds is not copied each time.
  private var facts: Facts {
    get { box?.facts ?? Facts() }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(facts) }
      let own = box ?? Box(Facts())
      defer { box = own.facts == Self.noFacts ? nil : own }
      yield &own.facts
    }
  }

  private static let noFacts = Facts()

  /// Whether it has no facts.
  package var isEmpty: Bool { box == nil }

  /// Creates an empty account.
  public init() {}
}

extension FrameAccount {
  /// How the window was resized, if it was.
  public var window: WindowSize? {
    get { box?.facts.window }
    _modify { yield &facts.window }
  }

  /// The callbacks that changed data, in order, as far as they are kept.
  public var callbacks: [Callback] {
    get { box?.facts.callbacks ?? [] }
    _modify { yield &facts.callbacks }
  }

  /// What changed data before the first pass, in order, as far as it is kept.
  public var authors: [Author] {
    get { box?.facts.authors ?? [] }
    _modify { yield &facts.authors }
  }

  /// The visible views whose data was removed.
  public var gone: [SeenView] {
    get { box?.facts.gone ?? [] }
    _modify { yield &facts.gone }
  }

  /// What those are called among what is in sight that have no ids.
  public var goneLabels: Set<ViewID> {
    get { box?.facts.goneLabels ?? [] }
    _modify { yield &facts.goneLabels }
  }

  /// How many callbacks and authors are told by name; one more stands for all others.
  package static let mostOrigins = 100

  /// What is true of the scroll views in which something changed.
  public var scrollTraits: ScrollTraits {
    get { box?.facts.scrollTraits ?? [] }
    _modify { yield &facts.scrollTraits }
  }

  /// What is gone and has an id of its own, but is no element of data.
  public var undescribed: [SeenView] {
    get { box?.facts.undescribed ?? [] }
    _modify { yield &facts.undescribed }
  }

  /// Which of those are in another lazy container now.
  public var movedAway: [MovedAway] {
    get { box?.facts.movedAway ?? [] }
    _modify { yield &facts.movedAway }
  }

  /// Which of those went although their elements are still there, which no longer give them.
  public var dropped: [SeenView] {
    get { box?.facts.dropped ?? [] }
    _modify { yield &facts.dropped }
  }

  /// The elements that gave each of them.
  public var droppedBy: [ViewID] {
    get { box?.facts.droppedBy ?? [] }
    _modify { yield &facts.droppedBy }
  }

  /// The views that were in sight and end before it now, because they became shorter in their
  /// places.
  public var shortened: [MoveReason] {
    get { box?.facts.shortened ?? [] }
    _modify { yield &facts.shortened }
  }

  /// What scroll views show no more because they became shorter; it moved nowhere.
  public var cutOff: [CutOff] {
    get { box?.facts.cutOff ?? [] }
    _modify { yield &facts.cutOff }
  }

  /// What came into sight or left it in rows that are in sight themselves.
  public var rowParts: [RowParts] {
    get { box?.facts.rowParts ?? [] }
    _modify { yield &facts.rowParts }
  }

  /// What came into sight where nobody scrolled and scroll views do not tell of it: in lazy stacks
  /// that stand in rows of others, and what is eager.
  public var arrivals: [SeenView] {
    get { box?.facts.arrivals ?? [] }
    _modify { yield &facts.arrivals }
  }

  /// What views without ids are that came into sight or left it where nobody scrolls, by what they
  /// are called among what is in sight.
  public var unnamed: [ViewID: SeenView] {
    get { box?.facts.unnamed ?? [:] }
    _modify { yield &facts.unnamed }
  }

  /// Where the scroll views without ids are found of which an offset or a content changed.
  public var scrollPlaces: [ScrollPlace] {
    get { box?.facts.scrollPlaces ?? [] }
    _modify { yield &facts.scrollPlaces }
  }

  /// Why scroll views are longer or shorter, where their offsets changed with that.
  public var containers: [Container] {
    get { box?.facts.containers ?? [] }
    _modify { yield &facts.containers }
  }

  /// What came and went out of sight, for each lazy container in which it did.
  public var unseenEdits: [UnseenEdits] {
    get { box?.facts.unseenEdits ?? [] }
    _modify { yield &facts.unseenEdits }
  }

  /// What was inserted, removed or resized beside the lazy containers in a frame in which the
  /// offset changed although nobody scrolled; what in sight has another length, whether it moved
  /// anything or not; and insets that changed.
  public var changes: [MoveReason] {
    get { box?.facts.changes ?? [] }
    _modify { yield &facts.changes }
  }

  /// What scroll views show of which those around them show nothing.
  public var hidden: [Hidden] {
    get { box?.facts.hidden ?? [] }
    _modify { yield &facts.hidden }
  }

  /// Why lazy containers start elsewhere in their contents, where the offset followed.
  public var starts: [Start] {
    get { box?.facts.starts ?? [] }
    _modify { yield &facts.starts }
  }

  /// The scroll views whose content gave way to another one.
  public var replaced: [Replaced] {
    get { box?.facts.replaced ?? [] }
    _modify { yield &facts.replaced }
  }

  /// What came in the places of views of eager stacks that are gone.
  public var exchanges: [Exchange] {
    get { box?.facts.exchanges ?? [] }
    _modify { yield &facts.exchanges }
  }

  /// The headers and footers that moved otherwise than what was scrolled, because of an edge.
  public var edgeChanges: [EdgeChange] {
    get { box?.facts.edgeChanges ?? [] }
    _modify { yield &facts.edgeChanges }
  }

  /// The animated scrolls of programs that ended in this frame, and what they cost.
  public var scrolls: [ScrollReport] {
    get { box?.facts.scrolls ?? [] }
    _modify { yield &facts.scrolls }
  }

  /// The states that ended with their views.
  public var lostStates: [LostState] {
    get { box?.facts.lostStates ?? [] }
    _modify { yield &facts.lostStates }
  }

  /// The costs of the frame by kind of work and name of views, in the order in which the work was
  /// first done, without work that cost nothing.
  public var costs: [CostShare] {
    get { box?.facts.costs ?? [] }
    _modify { yield &facts.costs }
  }

  /// The total cost of the frame, in virtual milliseconds.
  public var cost: Double {
    box?.facts.costs.reduce(0) { $0 + $1.milliseconds } ?? 0
  }

  /// The landings of programmatic scrolls.
  public var landings: [Landing] {
    get { box?.facts.landings ?? [] }
    _modify { yield &facts.landings }
  }
}
