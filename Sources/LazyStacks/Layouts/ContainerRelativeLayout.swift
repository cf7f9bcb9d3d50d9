/// `containerRelativeFrame`: a frame as long as what the nearest scroll view shows, or a share.
struct ContainerRelativeLayout: ModifierLayout, Equatable {
  /// How a length is shared, as columns share the width of a page.
  struct Share: Equatable {
    /// How many equal parts there are.
    var count: Int
    /// How many of them the view takes, with the spacing between them.
    var span: Int
    /// The spacing between two parts, in points.
    var spacing: Double
  }

  var axes: Set<Axis>
  var share: Share?
  var alignment = Alignment.center

  var name: String { "containerRelativeFrame" }

  func isEqual(to other: any Layout) -> Bool { (other as? ContainerRelativeLayout) == self }

  func check() throws {
    guard let share else { return }
    let name = ":containerRelativeFrame"
    if share.count < 1 { throw ContentError.badCount(of: name, name: "count", count: share.count) }
    if share.span < 1 { throw ContentError.badCount(of: name, name: "span", count: share.span) }
    guard share.spacing.isLength else {
      throw ContentError.badLength(of: name, name: "spacing", length: share.spacing)
    }
  }

  /// The length of the frame in a region of a length (vector D15).
  func length(in region: Double) -> Double {
    guard let share else { return region }
    let count = Double(share.count)
    let span = Double(share.span)
    let part = max(0, region - (count - 1) * share.spacing) / count
    return min(span * part + (span - 1) * share.spacing, .longestLength)
  }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .aligned(alignment.guide(axis))
  }

  func lengthSum(along axis: Axis) -> LengthSum {
    axes.contains(axis) ? .share : .view(insets: 0)
  }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    let region = subviews.regionSize
    var offer = proposal
    for axis in axes { offer[axis] = length(in: region[axis]) }
    return offer
  }

  func size(of view: Size, proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let region = subviews.regionSize
    var size = view
    for axis in axes { size[axis] = length(in: region[axis]) }
    return size
  }

  func origin(of view: ViewDimensions, in size: Size) -> Point {
    alignment.origin(of: view, in: size)
  }
}
