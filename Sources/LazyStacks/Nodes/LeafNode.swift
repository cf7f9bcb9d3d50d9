/// A living view without children.
final class LeafNode: Node {
  // Both are changed in single steps that run no callback.
  @exclusivity(unchecked) private var leaf: any Leaf
  @exclusivity(unchecked) private var isFresh = true

  init(_ leaf: any Leaf, in context: FrameContext) {
    self.leaf = leaf
    super.init(name: leaf.name, context: context)
  }

  func update(_ leaf: any Leaf) {
    let isUnchanged = isFresh || self.leaf.isEqual(to: leaf)
    isFresh = false
    self.leaf = leaf
    guard !isUnchanged else { return }
    invalidateSize()
    cost?.chargeBody(of: self)
    if isShown, let cost { cost.chargeRender(of: self) }
    BodyRecord(of: modifiedView).noteChange()
  }

  override var spacing: ViewSpacing { leaf.spacing }

  var isSpacer: Bool { name == "Spacer" }

  /// A spacer takes what all others leave.
  override var ownPriority: Double { isSpacer ? -.infinity : 0 }

  /// Whether it takes what it is offered along an axis.
  func isFlexible(along axis: Axis) -> Bool {
    isSpacer || leaf.flexibleAxes.contains(axis)
  }

  /// The text, if the view is one.
  var words: String? { (leaf as? Text)?.string }

  /// How much higher it would be if all its lines were shown that may be, in points.
  func cutHeight() throws -> Double {
    guard let text = leaf as? Text else { return 0 }
    let size = frameInWindow.size
    let whole = try text.sizeThatFits(
      ProposedSize(width: size.width, height: nil),
      at: LeafPlace(node: self)
    )
    return max(0, whole.height - size.height)
  }

  override func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    proposal: ProposedSize
  ) -> Double? {
    leaf.explicitAlignment(
      of: guide,
      along: axis,
      in: sizeThatFits(proposal),
      at: LeafPlace(node: self)
    )
  }

  override func computeSize(for proposal: ProposedSize) throws -> Size {
    for axis in leaf.flexibleAxes where proposal[axis] == nil && !context.isProbing {
      let length = axis == .vertical ? "height" : "width"
      context.diagnose(
        .unspecifiedLength,
        message: "\(nameInMessages) has a flexible \(length) and is offered none; it becomes "
          + "\(Item.Length.unspecified.whole) points, so give it a \(length)",
        of: EventSubject(node: number),
        onceFor: "\(name) \(length) in \(listNumber)"
      )
    }
    return try leaf.sizeThatFits(proposal, at: LeafPlace(node: self))
  }
}
