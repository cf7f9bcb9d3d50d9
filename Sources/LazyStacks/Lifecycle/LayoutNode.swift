/// A living eager container: all its subviews are nodes.
final class LayoutNode: Node {
  private var layout: any Layout
  private lazy var resolution = Resolution(owner: self)

  init(_ layout: any Layout, _ context: FrameContext) {
    self.layout = layout
    super.init(name: layout.name, context: context)
  }

  override var children: [Node] { resolution.nodes }

  func update(_ layout: any Layout, _ children: [Content]) throws {
    self.layout = layout
    invalidateSize()
    try entering { try resolution.resolve(children) }
  }

  /// Takes over views that were resolved before it was known that they need a layout.
  func adopt(_ resolution: Resolution) {
    self.resolution = resolution
    resolution.owner = self
    for node in resolution.nodes { node.parent = self }
  }

  override func computeSize(_ proposal: ProposedSize) throws -> Size {
    try layout.sizeThatFits(proposal, subviews)
  }

  override func placeChildren(_ proposal: ProposedSize) throws {
    try layout.placeSubviews(in: size, proposal, subviews)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(nodes: resolution.nodes, defaultSpacing: context.profile.defaultSpacing)
  }
}
