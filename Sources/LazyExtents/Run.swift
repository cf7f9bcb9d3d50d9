/// A number of unmeasured items and, after them, at most one that is measured.
///
/// It takes sixteen bytes, whatever the number: this is all that the tree stores for each measured
/// item.
struct Run: NodeEntry, Equatable {
  /// How many unmeasured items the run begins with.
  var unmeasured: Int

  /// The extent of the last item, NaN where no item is measured: an optional would take 24 bytes.
  private var length: Double

  init(unmeasured: Int, extent: Double? = nil) {
    self.unmeasured = unmeasured
    length = extent ?? .nan
  }

  /// A run of no items, which fills the places of a node that are not in use.
  static let blank = Run(unmeasured: 0)

  /// The extent of the run's last item, if that item is measured.
  var extent: Double? { isMeasured ? length : nil }

  /// Whether the run's last item is measured.
  var isMeasured: Bool { length == length }

  /// How many items the run has.
  var count: Int { isMeasured ? unmeasured + 1 : unmeasured }

  var summary: ExtentSummary {
    isMeasured
      ? ExtentSummary(count: unmeasured + 1, measuredCount: 1, measuredExtent: length)
      : ExtentSummary(count: unmeasured)
  }

  /// What the items in `part`, counted from the run's first, add up to.
  func summary(of part: Range<Int>) -> ExtentSummary {
    var sum = ExtentSummary(count: part.count)
    guard isMeasured, part.contains(unmeasured) else { return sum }
    sum.measuredCount = 1
    sum.measuredExtent = length
    return sum
  }
}
