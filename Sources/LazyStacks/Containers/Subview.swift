/// One loaded subview of a lazy container: its node, and where it stands if it is on screen.
final class Subview: Outlivable {
  /// The index among the subviews of its stack; changes when data are inserted before it.
  var index: Int
  /// The id by which programs name it, if it has one.
  let id: ViewID?
  /// The id, or the place in words where there is none.
  let label: ViewID
  @exclusivity(unchecked) var node: Node
  /// What resolved the views, to resolve them again after a change.
  var resolution: Resolution?
  /// The list that it comes from, which lives as long as any subview of it.
  var holder: OpenedList?
  /// The data that the views were made from, and what the element was at that moment.
  var source: (any ElementSource)?
  var value: (any ElementValue)?
  /// Whether the id of its element is that of other subviews, too.
  var sharesID = false
  /// What the content function of its element read; nil for what stands in for another.
  var reading: ContentReading?
  /// What has to be evaluated before it comes back on screen.
  var waiting: [any Evaluated] = []
  /// What it is to its section.
  var role = SubviewRole.content
  /// The state of the stack's list for which the views were last compared.
  var listVersion = 0
  /// The update of the window in or after which its content function ran last.
  var update = 0
  /// Whether the views changed since they were measured.
  var isChanged = false
  /// The frame in which its views changed last.
  var changedFrame = 0
  /// The frame in which it was measured last.
  var measuredFrame = 0
  /// Whether it is being dragged, so that it is kept wherever its place is.
  var isLifted = false
  /// How far it was prepared before it came into sight.
  var ahead = Ahead.no
  /// The frame in which it came into sight after it was measured ahead; 0 otherwise.
  var arrivedReady = 0
  /// In which part of its life it is; a step runs no callback.
  @exclusivity(unchecked) var life: SubviewLife

  /// Where it starts, counted from the start of the visible region, in points (rule R2a).
  var rel = 0.0
  /// Where it stands in a line that is longer than it is.
  var alignmentInLine = AlignmentGuide.center
  /// How far behind the start of its line it stands, in points.
  var shift = 0.0
  /// Where a lazy layout put it; nil in stacks and grids.
  var fold: FoldPlace?
  /// Whether it says something else to that layout since then.
  var saysOther = false
  /// Where it is drawn instead while an edge holds it (rule R15).
  var pinnedRel: Double?
  /// Its length along the axis, in points; 0 before it is measured.
  var length = 0.0
  /// The frame in which it was counted among what left the run; 0 while it is not.
  var releasedFrame = 0
  /// For how many updates of its stack it has been off screen.
  var age = 0
  /// Where it stood before the frame, if the run had it then.
  var before: Before?
  /// What it was called before its node was made anew, and in which frame that was.
  private var former: (frame: Int, name: String, view: String)?

  private var formerSight: FormerSight?

  /// Where its view stood in it when a frame began, if its node was made anew in that.
  func sightBefore(_ frame: Int) -> FormerSight? {
    formerSight.flatMap { $0.frame == frame ? $0 : nil }
  }

  /// Where it stood when a frame began, also if its node was made anew in that.
  func sight(before frame: Int) -> SightBefore? {
    if let before = node.sightBefore, before.frame == frame { return before }
    return sightBefore(frame)?.outer
  }

  /// How far a subview was prepared before it comes into sight (rule R12).
  enum Ahead {
    /// It was not, or came into sight since then.
    case no
    case evaluated
    case measured
  }

  private var madeLifeline: Lifeline<Subview>?

  /// Where a subview stood when a frame began.
  struct Before {
    let frame: Int
    var rel: Double
    let length: Double
    /// The place of its line among those that the run held.
    let line: Int
    /// Whether it was on screen, and nothing held it.
    let isFree: Bool
    /// What was told of its move already.
    var told = 0.0
  }

  init(index: Int, id: ViewID?, label: ViewID, node: Node, _ life: SubviewLife) {
    self.life = life
    self.index = index
    self.id = id
    self.label = label
    self.node = node
    node.subview = self
  }

  deinit {
    madeLifeline?.cut()
    node.subview = nil
  }

  /// Leads to the subview as long as it lives.
  var lifeline: Lifeline<Subview> {
    if let madeLifeline { return madeLifeline }
    let lifeline = Lifeline(to: self)
    madeLifeline = lifeline
    return lifeline
  }

  /// Whether it is on screen.
  var isPlaced: Bool { life.isPlaced }

  /// Whether a callback failed while it was loaded; such a stand-in is made anew when needed.
  var isStandIn: Bool { life.isStandIn }

  /// Whether an edge holds it.
  var isPinned: Bool { pinnedRel != nil }

  /// How often its outermost view was evaluated, in all its lives.
  var bodies: Int { life.counters.bodies + node.outermostEvaluations }

  /// Takes the node that its views resolve to now, which may be another one than before.
  func adopt(_ new: Node) {
    guard new !== node else { return }
    life.take(.remade(bodies: node.outermostEvaluations))
    if new.saysOtherwise(than: node.traits) { saysOther = true }
    let frame = new.context.trace.frame
    if formerSight?.frame != frame { formerSight = FormerSight(of: node, frame) }
    if former?.frame != frame { former = (frame, viewName, node.viewName) }
    node.subview = nil
    node = new
    node.subview = self
  }

  /// Whether something that was read to make its views changed since.
  var isOutdated: Bool {
    resolution?.readings.contains(where: \.isOutdated) ?? false
      || reading?.reader.isOutdated ?? false
  }

  /// The name of its outermost view.
  var viewName: String { node.viewNameInTrace }

  /// What it was called before a frame, where another kind of view took its place in that.
  func otherName(before frame: Int) -> String? {
    former.flatMap { $0.frame == frame && $0.name != viewName ? $0.name : nil }
  }

  /// The name of the view that its outermost view consisted of before a frame, where another kind
  /// took its place in that.
  func otherViewName(before frame: Int) -> String? {
    guard let former, former.frame == frame, former.name == viewName else { return nil }
    return former.view != node.viewName ? former.view : nil
  }

  /// Takes note that its views changed in a frame since they were measured.
  func noteChange(in frame: Int) {
    isChanged = true
    changedFrame = frame
  }

  /// What the trace says that something happened to.
  var inTrace: EventSubject { EventSubject(id: id, node: node.numberInTrace) }

  /// The same with its place in words where it has no id.
  var labelInTrace: EventSubject { EventSubject(id: label, node: node.numberInTrace) }

  /// Where it stood when a frame began, if it was on screen then and nothing held it.
  func placeSeen(in frame: Int) -> Before? {
    before.flatMap { $0.frame == frame && $0.isFree ? $0 : nil }
  }

  /// By how much its place and its length changed in a frame; nil unless it was on screen before
  /// and is now, and nothing held it then or holds it now.
  func change(in frame: Int) -> (rel: Double, length: Double)? {
    guard let before = placeSeen(in: frame), isPlaced, isAtOwnPlace else { return nil }
    return (rel - before.rel, length - before.length)
  }

  /// Whether no edge holds it, or only where it would stand anyway.
  var isAtOwnPlace: Bool { pinnedRel.map { $0.isNearly(rel) } ?? true }

  /// Where it is drawn: where an edge holds it, or else where it stands.
  var shownRel: Double { pinnedRel ?? rel }
  /// Where it ends, as it is drawn.
  var shownEnd: Double { shownRel + length }
}

extension Node {
  /// How often the outermost view that led to this node was evaluated.
  var outermostEvaluations: Int { owners.first?.evaluations ?? evaluations }
}
