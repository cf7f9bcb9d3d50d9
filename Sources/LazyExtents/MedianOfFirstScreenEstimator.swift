/// Estimates every subview as the median of the lengths that the first screen showed, and never
/// changes.
///
/// Until the frame with the first measured subview has ended, it is the median of the lengths
/// measured so far; then it is frozen until everything is forgotten (rule R9). Edits do not thaw
/// it, even if they remove subviews of the first screen. The median of an even number is the mean
/// of the two in the middle. It is the steady and biased end of a trade-off whose other end is a
/// running mean: nothing jitters, and nothing is learned from later rows of other lengths.
public struct MedianOfFirstScreenEstimator: ExtentEstimator, Sendable {
  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// The lengths of the first screen while it is laid out, from the shortest to the longest.
  private var lengths: [Double] = []
  private var frozen: Double?

  /// Makes an estimator that has seen none of its subviews.
  public init(count: Int) {
    records = ExtentTree(count: count)
  }

  /// The median in points; 0 before the first length.
  ///
  /// - Complexity: O(1).
  public var estimate: Double { frozen ?? Self.median(lengths) }

  /// Records the length, and counts it while the first screen is laid out.
  ///
  /// - Complexity: O(log *runs*); O(*m*) for *m* subviews of the first screen.
  public mutating func learn(_ extent: Double, at index: Int) {
    if frozen == nil {
      forgetOne(recorded(index))
      lengths.insert(extent, at: place(of: extent))
    }
    records.measure(index, as: extent)
  }

  /// Freezes the estimate if anything was measured.
  public mutating func endLayout() {
    guard frozen == nil, !lengths.isEmpty else { return }
    frozen = Self.median(lengths)
    lengths = []
  }

  /// Drops all records; the next screen counts as the first.
  public mutating func forgetAll() {
    records.forgetAll()
    lengths = []
    frozen = nil
  }

  /// Drops the records of the range, and their lengths if these still count.
  public mutating func remove(_ range: Range<Int>) {
    records.remove(range)
    countAgain()
  }

  /// Puts the records in the new order; lengths of removed subviews no longer count.
  public mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?) {
    records.replaceOrder(count: count, newIndex: newIndex)
    countAgain()
  }

  private mutating func countAgain() {
    guard frozen == nil else { return }
    lengths = records.records().map(\.extent).sorted()
  }

  private mutating func forgetOne(_ length: Double?) {
    guard let length else { return }
    let place = place(of: length)
    if place < lengths.count, lengths[place] == length { lengths.remove(at: place) }
  }

  /// The position of the first length that is at least so long.
  private func place(of length: Double) -> Int {
    var low = 0
    var high = lengths.count
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < length { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func median(_ lengths: [Double]) -> Double {
    guard !lengths.isEmpty else { return 0 }
    let middle = lengths.count / 2
    guard lengths.count.isMultiple(of: 2) else { return lengths[middle] }
    return lengths[middle - 1] + (lengths[middle] - lengths[middle - 1]) / 2
  }
}
