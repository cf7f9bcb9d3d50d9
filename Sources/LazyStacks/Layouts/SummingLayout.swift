/// A layout that says which numbers it adds up, so that what moved a view is the difference of two
/// sums: that of before and that of now.
///
/// A layout that says nothing answers for its places and lengths alone.
protocol SummingLayout: Layout {
  /// Where it puts one of its subviews along an axis; `isBase` says whether that is the view that a
  /// modifier modifies.
  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum

  /// How long it is along an axis.
  func lengthSum(along axis: Axis) -> LengthSum

  /// The distances that it leaves between views that it puts one after the other.
  func distances(between subviews: LayoutSubviews) -> [Double]
}

extension SummingLayout {
  /// None, unless a layout says otherwise.
  func distances(between subviews: LayoutSubviews) -> [Double] { [] }
}

/// Where a view starts in the one around it, as what its layout adds up.
enum PlaceSum: Equatable {
  /// The lengths of the views before it, and the distances between all of them.
  case line
  /// The place of a line of alignment, less that of the same line in the view.
  case aligned(AlignmentGuide)
  /// What is left of the length before it.
  case end
  /// A distance from the start, in points.
  case inset(Double)
  /// What the other view of a modifier takes before it, in points, with the distance to that.
  case beside(Double)
  /// What a layout of one's own answered: only that knows why.
  case answered
}

/// How long a view is, as what its layout adds up.
enum LengthSum: Equatable {
  /// The lengths of the views in it, and the distances between them.
  case line
  /// That of its longest view, or what views aligned with one another take up.
  case longest
  /// That of its first view, and so much around that.
  case view(insets: Double)
  /// That of its view, within limits; what it is offered if they leave the view no say.
  case limited(FrameLimits)
  /// A number of the description, in points.
  case told(Double)
  /// A share of what the scroll view shows.
  case share
  /// What a layout of one's own answered.
  case answered
}

extension Layout {
  /// The axis along which it puts views one after the other; nil if along none.
  var lineAxis: Axis? {
    if isModifier { return nil }
    // Most are stacks, which are found out faster.
    if let stack = self as? StackLayout { return stack.axis }
    return Axis.allCases.first { sum(along: $0) == .line }
  }

  /// Where it puts a view along an axis, as far as it says so.
  func sum(ofBase isBase: Bool, among subviews: LayoutSubviews, along axis: Axis) -> PlaceSum {
    (self as? any SummingLayout)?.placeSum(ofBase: isBase, among: subviews, along: axis)
      ?? .answered
  }

  /// How long it is along an axis, as far as it says so.
  func sum(along axis: Axis) -> LengthSum {
    (self as? any SummingLayout)?.lengthSum(along: axis) ?? .answered
  }
}
