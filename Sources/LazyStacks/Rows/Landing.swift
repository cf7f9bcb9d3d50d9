/// A view to which a program scrolled, and where it was to stand.
struct Landing {
  let id: ViewID
  /// The fraction of the free room before the view; nil for the smallest movement that shows the
  /// whole view.
  var anchor: Double?
  /// The lazy stack that has the view, and the view's subview when it was found.
  @Outlived var stack: LazyStackNode?
  @Outlived var subview: Subview?
  /// The index at which the view was found, for as long as the element that contains it is closed.
  var index: Int?
  /// Whether the view is inside that subview, which is aligned in its place.
  var isAround = false
  /// The view, if it is not a subview of a lazy stack along the axis.
  @Outlived var node: Node?
  /// The number of the frame that scrolled.
  var frame: Int
  /// Whether the length of the region changed in that frame after the view was aligned.
  var isOutdated = false
}

extension Landing {
  /// Keeps up the index at which the view was found when subviews come and go.
  mutating func follow(_ newIndex: (Int) -> Int?, in stack: LazyStackNode) {
    if self.stack === stack { index = index.flatMap(newIndex) }
  }
}
