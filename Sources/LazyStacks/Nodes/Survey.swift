import LazyExtents

/// Measures everything along one axis in a copy of a window that nobody sees.
///
/// In the copy every lazy container along the axis has the estimator `oracle`.
struct Survey {
  let axis: Axis
  /// How many subviews one container may have.
  private let limit: Int
  /// How many subviews may still be measured, in all containers together; a container may be asked
  /// again for another cross length.
  private var left: Int
  /// Whether some were not measured because they are too many.
  private(set) var isIncomplete = false

  init(along axis: Axis, limit: Int) {
    self.axis = axis
    self.limit = limit
    left = 4 * limit
  }

  /// The estimator of a container; across the axis nothing is asked.
  func estimator(along axis: Axis) -> EstimatorChoice { axis == self.axis ? .oracle : .mean }

  /// Counts subviews that are to be measured, and returns whether they may be.
  mutating func mayMeasure(_ count: Int) -> Bool {
    guard count <= limit, count <= left else {
      isIncomplete = true
      return false
    }
    left -= count
    return true
  }
}
