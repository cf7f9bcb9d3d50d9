/// A loaded subview of a lazy container: its node, and where it stands if it is on screen.
final class Subview: Outlivable {
  /// The index among the subviews of the container; it changes when data are inserted before it.
  @exclusivity(unchecked) var index: Int
  /// The id by which programs name it, if it has one.
  let id: ViewID?
  /// The id, or the place in words if there is none.
  let label: ViewID
  @exclusivity(unchecked) private(set) var node: Node

  // The parts that each frame asks are changed in single steps that run no callback.

  /// What its views are made from.
  @exclusivity(unchecked) var content = SubviewContent()

  /// The stage of its life, and for how long it is kept.
  @exclusivity(unchecked) var life: SubviewLife
  /// Where it stands along the axis.
  @exclusivity(unchecked) var position = SubviewPosition()
  /// Its length, and whether it must be measured again.
  @exclusivity(unchecked) var measurement = SubviewMeasurement()
  /// How far it was prepared before it came into sight.
  @exclusivity(unchecked) var preparation = Preparation()
  /// Where a lazy layout put it.
  @exclusivity(unchecked) var folded = FoldPlacement()
  /// Where it stood, and what it was, when a frame began.
  @exclusivity(unchecked) var past = SubviewPast()

  @exclusivity(unchecked) private var madeLifeline: Lifeline<Subview>?

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

  /// Takes the node to which its views now resolve, which may be a new one.
  func adopt(_ new: Node) {
    guard new !== node else { return }
    life.take(.remade(bodies: node.evaluationsInTrace))
    if ModifierChange(of: new, since: node.traits).hasOtherLayoutValues { folded.invalidate() }
    let frame = new.context.trace.frame
    if past.hasNodeSince(frame) { past.remember(SubviewPast.Former(of: node, in: frame)) }
    node.subview = nil
    node = new
    node.subview = self
  }

  /// Reports that preparations were wasted, if there were any.
  func discardPreparation(isChanged: Bool) {
    if preparation.discard() { reportDiscard(isChanged: isChanged) }
  }

  /// Reports that preparations were wasted.
  func reportDiscard(isChanged: Bool) {
    node.context.record(
      .prefetchDiscard(view: viewName, index: index, isChanged: isChanged),
      of: inTrace
    )
  }
}

// What its parts answer.
extension Subview {
  /// Its role in its section.
  var role: SubviewRole { content.role }

  /// Whether it is on screen.
  var isPlaced: Bool { life.isPlaced }

  /// Whether it is a stand-in for a view whose callback failed, to be made again when needed.
  var isStandIn: Bool { life.isStandIn }

  /// Whether an edge holds it.
  var isPinned: Bool { position.isPinned }

  /// Where it starts, counted from the start of the visible region, in points (rule R2a).
  var rel: Double { position.rel }

  /// Its length along the axis, in points; 0 before it is measured.
  var length: Double { measurement.length }

  /// How often its outermost view was evaluated, in all its lives.
  var bodies: Int { life.counters.bodies + node.evaluationsInTrace }

  /// Whether anything changed that was read to make its views.
  var isOutdated: Bool { content.isOutdated }

  /// The name of its outermost view.
  var viewName: String { node.viewNameInTrace }

  /// The subject of events about it in the trace.
  var inTrace: EventSubject { EventSubject(id: id, node: node.numberInTrace) }

  /// The subject of events about it, with its place in words if it has no id.
  var labelInTrace: EventSubject { EventSubject(id: label, node: node.numberInTrace) }

  /// Whether it is not pinned, or pinned where it would stand anyway.
  var isAtOwnPlace: Bool { position.isOwn }

  /// Where it is drawn: its pinned place, otherwise its own.
  var shownRel: Double { position.shown }

  /// Where it ends as it is drawn.
  var shownEnd: Double { shownRel + length }

  /// Whether the subview and another one of the same element may be one to a person: unless both
  /// have ids of their own, and these differ.
  func isNamed(like other: Subview) -> Bool {
    guard let own = node.naming.ownID, let otherID = other.node.naming.ownID else { return true }
    return own == otherID
  }

  /// Where it stood before a frame, if the run had it then.
  var before: FormerPlace? { past.place }

  /// Where it stood when a frame began, also if its node was made anew in that.
  func sight(before frame: Int) -> SightBefore? {
    if let before = node.sightBefore, before.frame == frame { return before }
    return past.sight(before: frame)?.outer
  }

  /// The name of its view before a frame in which another kind of view replaced it.
  func otherName(before frame: Int) -> String? { past.otherName(than: node, before: frame) }

  /// The name of the view that its outermost view consisted of before a frame, where another kind
  /// took its place in that.
  func otherViewName(before frame: Int) -> String? { past.otherViewName(than: node, before: frame) }

  /// How much its place and length changed in a frame; nil unless it was on screen before and is
  /// now, both times not pinned.
  func change(in frame: Int) -> (rel: Double, length: Double)? {
    guard let before = past.placeSeen(in: frame), isPlaced, isAtOwnPlace else { return nil }
    return (rel - before.rel, length - before.length)
  }
}
