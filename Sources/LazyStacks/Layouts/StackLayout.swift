/// `VStack` and `HStack`: children in a line, the length shared by priority and flexibility.
///
/// Written once along an axis; the other stack is its transposition (invariant I10).
struct StackLayout: ArrangedLayout, SummingLayout, Equatable {
  var axis: Axis
  var alignment: AlignmentGuide
  var spacing: Double?
  /// The name of the view whose inside the stack is, if it is not a stack by itself.
  var title: String?

  init(along axis: Axis, alignment: AlignmentGuide, spacing: Double?, title: String? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.title = title
  }

  /// Creates the layout with names for what is given.
  init(axis: Axis, alignment: AlignmentGuide, spacing: Double?) {
    self.init(along: axis, alignment: alignment, spacing: spacing)
  }

  var name: String { title ?? (axis == .vertical ? "VStack" : "HStack") }
  var orientation: Axis? { axis }

  func isEqual(to other: any Layout) -> Bool { (other as? StackLayout) == self }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    axis == self.axis ? .line : .aligned(alignment)
  }

  func lengthSum(along axis: Axis) -> LengthSum { axis == self.axis ? .line : .longest }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    try check()
    let gaps = distances(between: subviews)
    var along = gaps.reduce(0, +)
    var line = AlignmentLine(guide: alignment)
    for (subview, offer) in zip(subviews, offers(for: proposal, to: subviews, gaps: gaps)) {
      let view = subview.dimensions(in: offer)
      along += view.size[axis]
      line.add(of: view, along: axis.cross)
    }
    return Size(along: along, across: line.length, axis: axis)
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> [Arrangement] {
    let gaps = distances(between: subviews)
    let offers = offers(for: proposal, to: subviews, gaps: gaps)
    let views = zip(subviews, offers).map { $0.dimensions(in: $1) }
    var line = AlignmentLine(guide: alignment)
    for view in views { line.add(of: view, along: axis.cross) }
    var places: [Arrangement] = []
    places.reserveCapacity(views.count)
    var along = 0.0
    for (index, view) in views.enumerated() {
      let across = line.start(of: view, along: axis.cross)
      let origin = Point(along: along, across: across, axis: axis)
      places.append(Arrangement(origin: origin, offer: offers[index]))
      along += view.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return places
  }

  /// The preference of the first child before the stack and of the last behind it; across it, the
  /// greatest of any.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    var union = ViewSpacing()
    for subview in subviews { union.formUnion(subview.spacing) }
    union[start: axis] = subviews.first?.spacing[start: axis]
    union[end: axis] = subviews.last?.spacing[end: axis]
    return union
  }

  func check() throws {
    guard let spacing, !spacing.isLength else { return }
    throw ContentError.badLength(of: name, name: "spacing", length: spacing)
  }

  /// The distances between neighbors: one fewer than there are.
  func distances(between subviews: LayoutSubviews) -> [Double] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    var last = subviews[0].spacing
    return subviews.dropFirst().map { subview in
      defer { last = subview.spacing }
      return last.distance(to: subview.spacing, along: axis, default: subviews.defaultSpacing)
    }
  }
}
