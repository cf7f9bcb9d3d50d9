/// A living view, made from a description, with its size, its place and its observers.
///
/// A node is a leaf, an eager container, a lazy stack or a scroll view. Composite views have no
/// node of their own; they are the owners of the node that their body resolved to.
public class Node: Outlivable {
  let context: FrameContext
  /// The container; nil for the root and once the view was given up.
  ///
  /// A container that is given up notifies its children, so the reference needs no check whether
  /// the container lives. The parent is read at every step up or down; reading or writing it runs
  /// nothing else, so two accesses cannot overlap.
  @exclusivity(unchecked) unowned(unsafe) var parent: Node?
  private let identity: NodeIdentity

  /// By which ids the view is named.
  @exclusivity(unchecked) private(set) var naming = ViewNaming()
  /// The modifiers of the view.
  @exclusivity(unchecked) private(set) var modifiers = NodeModifiers()
  /// The composite views whose bodies led here, outermost first.
  @exclusivity(unchecked) var owners: [CompositeInstance] = []
  /// How often the view was evaluated and measured, and came on screen; the cost of that.
  @exclusivity(unchecked) var counts = NodeCounts()
  /// Whether the view is on screen.
  @exclusivity(unchecked) var isShown = false
  /// The tasks and observers among the modifiers.
  @exclusivity(unchecked) var modifierWork = ModifierWork()

  /// The subview of a lazy container whose node this is; it signs off when it is given up, so the
  /// reference needs no check whether it lives.
  @exclusivity(unchecked) unowned(unsafe) var subview: Subview?

  /// Where the view stands and how large it is, changed in single steps that run nothing else.
  @exclusivity(unchecked) private var ownPlace = NodePlace()

  @exclusivity(unchecked) private var madeLifeline: Lifeline<Node>?
  /// A reference to the node for holders that may outlive it.
  final var lifeline: Lifeline<Node> {
    if let madeLifeline { return madeLifeline }
    let lifeline = Lifeline<Node>(to: self)
    madeLifeline = lifeline
    return lifeline
  }

  init(name: String, context: FrameContext) {
    self.context = context
    identity = NodeIdentity(
      name: name,
      depth: context.evaluation.depth,
      number: context.evaluation.nextNumber()
    )
    context.directory.population.nodes += 1
  }

  deinit {
    madeLifeline?.cut()
    context.directory.forget(self)
  }

  final var name: String { identity.name }

  /// How deep the view is nested in the window's description.
  final var depth: Int { identity.depth }

  /// The number by which the trace knows the view, if no composite view led here.
  final var number: Int { identity.number }

  /// The cost of the work on the view; nil if none is declared.
  final var cost: NodeCost? { counts.cost }

  /// The id given by the nearest `ForEach` element or `.id`, if any.
  final var id: ViewID? { naming.id }

  /// The modifiers of the view, outermost last.
  final var traits: [Modifier] { modifiers.all }

  /// The kinds of the modifiers.
  final var kinds: ModifierKinds { modifiers.kinds }

  /// The line limit of text in the view.
  final var lineLimit: LineLimit { InheritedModifiers(of: self).lineLimit }

  /// The size of what the scroll view around shows of its content, or of the window.
  final var regionSize: Size { SeenRegion(around: self).size }

  /// Where the view stands in its parent.
  final var origin: Point { ownPlace.origin }

  final var size: Size { ownPlace.size }

  /// Where an eager view stood before a frame that changed something.
  final var sightBefore: SightBefore? { ownPlace.before }

  /// Remembers where the view stood before a frame.
  final func remember(_ before: SightBefore) { ownPlace.remember(before) }

  /// Adds to what is remembered where the view starts across the axis of its container.
  final func rememberAcross(_ start: Double) { ownPlace.rememberAcross(start) }

  /// Takes over the modifiers and the ids that a description gives it.
  final func take(_ naming: ViewNaming, _ modifiers: [Modifier]) {
    self.naming = naming
    self.modifiers.take(modifiers)
  }

  /// The nodes directly below, in order.
  var children: [Node] { [] }

  /// The nodes directly below that are measured, whether they stand anywhere or not.
  var measuredChildren: [Node] { children }

  /// The name under which the view is counted: a modified view keeps its own.
  var viewName: String { name }

  /// The axis along which the views below stand; nil if along none.
  var orientation: Axis? { nil }

  /// The distances that the view prefers to its neighbors.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Whether it is a scroll view, or modifies one.
  var isScrollView: Bool { false }

  /// The priority for space in a stack, unless a modifier gives the view another one.
  var ownPriority: Double { 0 }

  /// The position of an alignment line in the view for an offer, if the view places it.
  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    proposal: ProposedSize
  ) -> Double? { nil }

  /// The name of the outermost view that led here, as events of it have it.
  final var viewNameInTrace: String { owners.first?.name ?? viewName }

  /// How often the outermost view that led to this node was evaluated.
  final var evaluationsInTrace: Int { owners.first?.evaluations ?? counts.evaluations }

  /// The storage of the outermost composite view that led here and has any.
  final var storage: AnyObject? {
    for owner in owners {
      if let storage = owner.reader.storage { return storage }
    }
    return nil
  }

  /// The number of the outermost view that led to this node.
  final var numberInTrace: Int { owners.first?.number ?? number }

  /// The subject of the view's events.
  var inTrace: EventSubject { EventSubject(id: id, node: numberInTrace) }

  /// The number of subviews that this view counts as in its scroll view.
  var subviewCount: Int { 1 }

  /// The size for an offer, computed by the view itself and not remembered.
  func computeSize(for proposal: ProposedSize) throws -> Size { .zero }

  /// The length across an axis for an offer, if the length along the axis does not matter.
  func acrossLength(for proposal: ProposedSize, along axis: Axis) -> Double {
    sizeThatFits(proposal)[axis.cross]
  }

  /// Runs `change`, after which the children that are new come on screen with this view.
  final func entering(_ change: () throws -> Void) rethrows {
    let old = Set(children.map(ObjectIdentifier.init))
    defer {
      if isShown {
        context.queues.entering += children.filter { !old.contains(ObjectIdentifier($0)) }
      }
    }
    try change()
  }

  /// Called once the view left the screen.
  func didHide() {}

  /// Notes that views below are made from data that report their edits.
  func noteReading() { context.directory.followers.insert(self) }

  /// Calls a function for the edited data that views below were made from.
  func forEachReading(_ body: (ElementReading) -> Void) {}

  /// Whether data were edited since views below were made from them.
  final var isOutdated: Bool {
    var isAnyOutdated = false
    forEachReading { isAnyOutdated = isAnyOutdated || $0.isOutdated }
    return isAnyOutdated
  }

  /// What the views below were resolved by; nil where that is not one description.
  var resolved: Resolution? { nil }

  /// Makes the views below anew from the data as they are now.
  func refresh() throws {}

  /// Evaluates a composite view that led to views below, and adopts the result of its body.
  func evaluateAgain(_ instance: CompositeInstance, in resolution: Resolution) throws {
    try refresh()
  }

  /// Gives the nodes below their places.
  func placeChildren(for proposal: ProposedSize) throws {}

  /// Where a child starts in the window along an axis.
  ///
  /// An override asks for one other origin at most, and along the same axis: two would double the
  /// work at each level of nesting.
  func originInWindow(of child: Node, along axis: Axis) -> Double {
    originInWindow(along: axis) + child.origin[axis]
  }

  /// Where the view starts in the window along an axis.
  ///
  /// - Complexity: O(depth).
  final func originInWindow(along axis: Axis) -> Double {
    parent?.originInWindow(of: self, along: axis) ?? origin[axis]
  }

  /// Where the view's top leading corner stands in the window.
  final func originInWindow() -> Point {
    Point(x: originInWindow(along: .horizontal), y: originInWindow(along: .vertical))
  }

  /// The rectangle in the window's coordinates.
  final var frameInWindow: Rect { Rect(origin: originInWindow(), size: knownSize) }

  /// The size as it is known now, which a lazy container may learn after it was placed.
  var knownSize: Size { size }

  /// The size for an offer; the offer itself if a callback of the view failed.
  ///
  /// Only the answer to an infinite offer may be infinite.
  ///
  /// Once work is stopped, sizes mean nothing, and none is remembered.
  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let known = ownPlace.sizes.size(for: proposal) { return known }
    context.work.charge()
    counts.isMeasuredAnew = true
    if let cost { cost.chargeLayout(of: self) }
    let computed = context.callbacks.guarding { try computeSize(for: proposal) }
    guard let computed, !isStopped else { return standInSize(for: proposal) }
    let answer = usable(computed, for: proposal)
    ownPlace.sizes.remember(answer, for: proposal)
    return answer
  }

  /// Whether the size for an offer is known without computing it.
  final func remembers(_ proposal: ProposedSize) -> Bool {
    ownPlace.sizes.size(for: proposal) != nil
  }

  /// Puts the view's top leading corner at a point of its parent.
  ///
  /// Once work is stopped, views stay in place. A view that is placed has a finite size at a finite
  /// place.
  final func place(at origin: Point, proposal: ProposedSize) {
    guard context.work.goesOn() else { return }
    let proposal = placeable(proposal)
    guard !isStopped else { return }
    move(to: usable(origin))
    let placed = placedSize(for: proposal)
    guard !isStopped else { return }
    ownPlace.resize(to: placed)
    _ = context.callbacks.guarding { try placeChildren(for: proposal) }
    guard !isStopped else { return }
    ownPlace.resize(to: sizeAfterPlacement())
    if counts.isMeasuredAnew { noteMeasure() }
  }

  /// Counts that the view took a size that was measured; lazy containers report their subviews.
  private func noteMeasure() {
    counts.noteMeasure()
    if isShown, let cost { cost.chargeRender(of: self) }
    guard naming.isCounted, subview == nil else { return }
    context.record(
      .measure(
        view: viewNameInTrace,
        length: size[parent?.stackAxis ?? .vertical],
        reason: context.evaluation.reason
      ),
      of: inTrace
    )
  }

  /// Whether the operation in progress has to end.
  final var isStopped: Bool { context.work.isStopped }

  /// Puts the view's top leading corner at a point of its parent, as it is.
  final func move(to origin: Point) { ownPlace.move(to: origin) }

  /// The size that a view takes when it is placed.
  func placedSize(for proposal: ProposedSize) -> Size { sizeThatFits(proposal) }

  /// The size once the nodes below have their places; a lazy stack learns it only then.
  func sizeAfterPlacement() -> Size { size }

  /// Whether any size is known.
  final var isMeasured: Bool { !ownPlace.sizes.isEmpty }

  /// Forgets the sizes of this node and of all above it.
  final func invalidateSize() {
    forgetSizes()
    parent?.invalidateSize()
  }

  /// Forgets the sizes of this node alone.
  func forgetSizes() {
    ownPlace.sizes.forget()
  }

  /// Forgets the sizes of this node and of all below it.
  func invalidateSizesBelow() {
    forgetSizes()
    for child in measuredChildren { child.invalidateSizesBelow() }
  }

  /// The nearest node above of a kind.
  final func nearest<Kind: Node>(_ kind: Kind.Type) -> Kind? {
    var node = parent
    while let current = node {
      if let found = current as? Kind { return found }
      node = current.parent
    }
    return nil
  }

  /// Whether the node is connected to the root of its window.
  final var isInWindow: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === context.directory.root
  }

  /// Whether the view is another one or inside it.
  final func isPart(of other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }

  /// Whether an id belongs to the view or to its element.
  final func isNamed(_ id: ViewID) -> Bool { self.id == id || naming.ownID == id }

  /// The view itself, inside of all modifiers around it.
  final var unmodified: Node {
    var inner = self
    while let child = (inner as? LayoutNode)?.modifiedChild { inner = child }
    return inner
  }

  /// The outermost node of the view: itself, or that of its outermost modifier.
  final var modifiedView: Node {
    var node = self
    while let layout = node.parent as? LayoutNode, layout.modifiedChild === node { node = layout }
    return node
  }

  /// The axis along which an eager stack arranges its views.
  final var stackAxis: Axis? { (self as? LayoutNode)?.lineAxis }

  /// Where the view was laid out in its parent.
  final var laidOutOrigin: Point {
    Point(x: laidOutOrigin(along: .horizontal), y: laidOutOrigin(along: .vertical))
  }

  /// Where the view starts along an axis in the view around it, as it was laid out.
  final func laidOutOrigin(along axis: Axis) -> Double {
    guard context.directory.painting.isUsed else { return origin[axis] }
    return origin[axis] - ((parent as? LayoutNode)?.placedOffset[axis] ?? 0)
  }

  /// Whether a person sees the view as one thing: it has an id, or nothing else is in it.
  final var isThing: Bool {
    if self is ScrollNode { return true }
    if let leaf = self as? LeafNode { return !leaf.isSpacer || id != nil }
    if self is LazyStackNode { return false }
    return parent != nil && (id != nil || naming.ownID != nil)
      && (self as? LayoutNode)?.modifiedChild == nil
  }

  /// The view as a person finds it.
  final var seen: SeenView {
    let id = shownID
    guard id == nil else { return SeenView(id: id, name: viewName) }
    // Modifiers around a view stand between it and its siblings.
    let whole = modifiedView
    let stack = whole.parent as? LayoutNode
    let container = stack.flatMap { $0.modifiedChild == nil && $0.children.count > 1 ? $0 : nil }
    let place = container?.place(of: whole)
    return SeenView(name: viewName, place: place).distinct(in: stack)
  }

  /// The id of the view, or of the view that a modifier around it was made for.
  final var shownID: ViewID? {
    if let id = id ?? naming.ownID { return id }
    guard let inner = (self as? LayoutNode)?.modifiedChild else { return nil }
    return inner.shownID
  }
}
