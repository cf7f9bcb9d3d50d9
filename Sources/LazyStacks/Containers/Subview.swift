/// A loaded subview of a lazy container: its node, and where it stands if it is on screen.
final class Subview: Outlivable {
  /// The index among the subviews of the container; it changes when data are inserted before it.
  var index: Int
  /// The id by which programs name it, if it has one.
  let id: ViewID?
  /// The id, or the place in words if there is none.
  let label: ViewID
  @exclusivity(unchecked) var node: Node
  /// What its views are made from.
  var content = SubviewContent()
  /// Its role in its section.
  var role = SubviewRole.content
  /// Whether the views changed since they were measured.
  var isChanged = false
  /// The frame in which its views last changed.
  var changedFrame = 0
  /// The frame in which it was last measured.
  var measuredFrame = 0
  /// Whether it is being dragged, so that it is kept wherever its place is.
  var isLifted = false
  /// How far it was prepared before it came into sight.
  var ahead = Ahead.no
  /// The frame in which it came into sight after it was measured ahead; 0 otherwise.
  var arrivedReady = 0
  /// The stage of its life; a step runs no callback.
  @exclusivity(unchecked) var life: SubviewLife

  /// Where it starts, counted from the start of the visible region, in points (rule R2a).
  var rel = 0.0
  /// How it is aligned in a line that is longer than it is.
  var alignmentInLine = AlignmentGuide.center
  /// The distance from the start of its line, in points.
  var shift = 0.0
  /// Where a lazy layout put it; nil in stacks and grids.
  var fold: FoldPlace?
  /// Whether it says something else to that layout since then.
  var saysOther = false
  /// Where it is drawn while an edge holds it; nil otherwise (rule R15).
  var pinnedRel: Double?
  /// Whether an edge holds it whose own place is not in the run, so that `rel` says nothing.
  var isHeldBesideRun = false
  /// Its length along the axis, in points; 0 before it is measured.
  var length = 0.0
  /// The frame in which it was counted among those that left the run; 0 otherwise.
  var releasedFrame = 0
  /// For how many updates of the container it has been off screen.
  var age = 0
  /// Where it stood before the frame, if the run had it then.
  var before: Before?
  /// What it was before its node was made again.
  private var former: Former?

  /// Where its view stood in it when a frame began, if its node was made anew in that.
  func sightBefore(_ frame: Int) -> FormerSight? {
    former?.sight.flatMap { $0.frame == frame ? $0 : nil }
  }

  /// Where it stood when a frame began, also if its node was made anew in that.
  func sight(before frame: Int) -> SightBefore? {
    if let before = node.sightBefore, before.frame == frame { return before }
    return sightBefore(frame)?.outer
  }

  /// How far a subview was prepared before it came into sight (rule R12).
  enum Ahead {
    /// It was not prepared, or has come into sight since.
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
    /// The position of its line in the run.
    let line: Int
    /// Whether it was on screen and not pinned.
    let isFree: Bool
    /// The part of its movement that was already reported.
    var told = 0.0
  }

  /// What a subview was before its node was made again, and the frame in which that happened.
  private struct Former {
    let frame: Int
    let name: String
    /// The name of the view that its outermost view consisted of.
    let view: String
    let sight: FormerSight?
  }

  init(index: Int, id: ViewID?, label: ViewID, node: Node, life: SubviewLife) {
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

  /// A reference to the subview that does not keep it alive.
  var lifeline: Lifeline<Subview> {
    if let madeLifeline { return madeLifeline }
    let lifeline = Lifeline(to: self)
    madeLifeline = lifeline
    return lifeline
  }

  /// Whether it is on screen.
  var isPlaced: Bool { life.isPlaced }

  /// Whether it is a stand-in for a view whose callback failed, to be made again when needed.
  var isStandIn: Bool { life.isStandIn }

  /// Whether an edge holds it.
  var isPinned: Bool { pinnedRel != nil }

  /// How often its outermost view was evaluated, in all its lives.
  var bodies: Int { life.counters.bodies + node.outermostEvaluations }

  /// Takes the node to which its views now resolve, which may be a new one.
  func adopt(_ new: Node) {
    guard new !== node else { return }
    life.take(.remade(bodies: node.outermostEvaluations))
    if new.saysOtherwise(than: node.traits) { saysOther = true }
    let frame = new.context.trace.frame
    if former?.frame != frame {
      former = Former(
        frame: frame,
        name: viewName,
        view: node.viewName,
        sight: FormerSight(of: node, frame)
      )
    }
    node.subview = nil
    node = new
    node.subview = self
  }

  /// Whether anything changed that was read to make its views.
  var isOutdated: Bool { content.isOutdated }

  /// The name of its outermost view.
  var viewName: String { node.viewNameInTrace }

  /// The name of its view before a frame in which another kind of view replaced it.
  func otherName(before frame: Int) -> String? {
    former.flatMap { $0.frame == frame && $0.name != viewName ? $0.name : nil }
  }

  /// The name of the view that its outermost view consisted of before a frame, where another kind
  /// took its place in that.
  func otherViewName(before frame: Int) -> String? {
    guard let former, former.frame == frame, former.name == viewName else { return nil }
    return former.view != node.viewName ? former.view : nil
  }

  /// Notes that its views changed in a frame, after they were measured.
  func noteChange(in frame: Int) {
    isChanged = true
    changedFrame = frame
  }

  /// The subject of events about it in the trace.
  var inTrace: EventSubject { EventSubject(id: id, node: node.numberInTrace) }

  /// The subject of events about it, with its place in words if it has no id.
  var labelInTrace: EventSubject { EventSubject(id: label, node: node.numberInTrace) }

  /// Where it stood when a frame began, if it was on screen then and not pinned.
  func placeSeen(in frame: Int) -> Before? {
    before.flatMap { $0.frame == frame && $0.isFree ? $0 : nil }
  }

  /// How much its place and length changed in a frame; nil unless it was on screen before and is
  /// now, both times not pinned.
  func change(in frame: Int) -> (rel: Double, length: Double)? {
    guard let before = placeSeen(in: frame), isPlaced, isAtOwnPlace else { return nil }
    return (rel - before.rel, length - before.length)
  }

  /// Whether it is not pinned, or pinned where it would stand anyway.
  var isAtOwnPlace: Bool { pinnedRel.map { !isHeldBesideRun && $0.isNearly(rel) } ?? true }

  /// Where it is drawn: its pinned place, otherwise its own.
  var shownRel: Double { pinnedRel ?? rel }
  /// Where it ends as it is drawn.
  var shownEnd: Double { shownRel + length }
}

extension Node {
  /// How often the outermost view that led to this node was evaluated.
  var outermostEvaluations: Int { owners.first?.evaluations ?? counts.evaluations }

  /// The row of a lazy container in which the view lies.
  var rowAround: Subview? {
    var current: Node? = self
    while let view = current {
      if let subview = view.subview { return subview }
      current = view.parent
    }
    return nil
  }
}
