/// A living scroll view: how much it shows, of what, and from where on.
final class ScrollNode: Node {
  let axis: Axis
  private lazy var resolution = Resolution(owner: self)
  private var wrapper: LayoutNode?

  /// The size of the region that shows the content.
  private(set) var containerSize = Size.zero
  /// The length of the content along the axis, in points.
  var contentLength = 0.0
  /// Where the region starts in the content, in points; the last one in the ledger.
  var offset = 0.0
  var phase = ScrollPhase.idle
  /// The lazy stacks that this scroll view moves, in the order of the content.
  private(set) var stacks: [LazyStackNode] = []

  /// Whether the content must be laid out before the stacks are filled.
  var needsContentLayout = true
  /// Whether the content was described anew since it was placed last.
  var isUpdated = false
  /// Whether anything changed since the last layout.
  var isDirty = true
  /// Whether the last layout was given up before it came to rest.
  var isUnsettled = false
  /// Whether the offset follows the end of the content in this frame.
  var sticksToEnd = false
  /// Whether the motion ends with this frame.
  var endsMotion = false
  /// The changes of the offset in this frame, in order.
  var entries: [LedgerEntry] = []
  /// The changes of phase that were not told to observers yet.
  var phaseChanges: [(old: ScrollPhase, new: ScrollPhase)] = []
  var told = ToldState()

  /// What the trace last said about this scroll view.
  struct ToldState {
    var offset = 0.0
    /// How many of the frame's ledger entries were told.
    var entries = 0
    var contentLength: Double?
    var visible: [ViewID] = []
    var visibility: [[ViewID]] = []
  }

  init(_ axis: Axis, _ context: FrameContext) {
    self.axis = axis
    super.init(name: "ScrollView", context: context)
    context.scrollNodes.append(UnownedNode(self))
  }

  deinit {
    wrapper?.parent = nil
  }

  /// The one node that is scrolled: the content itself, or a stack around its several views.
  var content: Node? { wrapper ?? resolution.nodes.first }

  override var children: [Node] { content.map { [$0] } ?? [] }

  func update(_ children: [Content]) throws {
    invalidateSize()
    isDirty = true
    needsContentLayout = true
    isUpdated = true
    try entering {
      if let wrapper { return try wrapper.update(layoutOfSeveral, children) }
      defer { wrapSeveral() }
      try resolution.resolve(children)
    }
  }

  private func wrapSeveral() {
    guard resolution.nodes.count > 1 else { return }
    let wrapper = LayoutNode(layoutOfSeveral, context)
    wrapper.parent = self
    self.wrapper = wrapper
    wrapper.adopt(resolution)
  }

  private var layoutOfSeveral: StackLayout {
    StackLayout(axis: axis, alignment: .center, spacing: nil)
  }

  override func computeSize(_ proposal: ProposedSize) -> Size {
    let offer = ProposedSize(along: nil, across: proposal[axis.cross], axis: axis)
    let across = content?.acrossLength(offer, axis) ?? 0
    let along = proposal[axis] ?? content?.sizeThatFits(offer)[axis] ?? 0
    return Size(along: along, across: across, axis: axis)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let isResized = containerSize != size
    containerSize = size
    if isResized { content?.forgetSizesRelativeToRegion() }
    needsContentLayout = true
    layOut()
  }

  func placeContent() {
    needsContentLayout = false
    stacks.removeAll(keepingCapacity: true)
    let offer = ProposedSize(along: nil, across: containerSize[axis.cross], axis: axis)
    content?.place(at: .zero, offer)
  }

  /// Takes a lazy stack of the content under control; its place in the content is known now.
  func attach(_ stack: LazyStackNode) {
    defer { if !stacks.contains(where: { $0 === stack }) { stacks.append(stack) } }
    var position = 0.0
    var node: Node? = stack
    while let current = node, current !== self {
      position += current.origin[axis]
      node = current.parent
    }
    stack.position = position
    if stack.run.lines.isEmpty { stack.run.emptyStart = position - offset }
  }

  override func originInWindow(of child: Node) -> Point {
    var point = originInWindow() + child.origin
    point[axis] -= offset
    return point
  }

  /// The part of the window in which content can be seen, through all scroll views around.
  var regionInWindow: Rect? {
    let own = Rect(origin: originInWindow(), size: containerSize)
    guard let outer = nearest(ScrollNode.self) else { return own }
    return outer.regionInWindow?.intersection(own)
  }

  /// What is shown, as observers see it.
  var geometry: ScrollGeometry {
    let across = content?.size[axis.cross] ?? containerSize[axis.cross]
    return ScrollGeometry(
      contentOffset: Point(along: offset, across: 0, axis: axis),
      contentSize: Size(along: contentLength, across: across, axis: axis),
      containerSize: containerSize
    )
  }
}

/// A node that is known without being kept; it signs off when it goes.
struct UnownedNode<Kind: Node> {
  unowned let node: Kind
  private let identity: ObjectIdentifier

  init(_ node: Kind) {
    self.node = node
    identity = ObjectIdentifier(node)
  }

  /// Whether this is a node, which may be on its way out and must not be read any more.
  func isSame(as node: Node) -> Bool { identity == ObjectIdentifier(node) }
}
