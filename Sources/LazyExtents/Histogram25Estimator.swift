/// Estimates the mean of a histogram with at most 25 bins (rule R5, a reading of claims of tier C).
///
/// Each of the first 25 distinct lengths makes a bin. A further length counts as that of the
/// nearest bin, the shorter of two equally near ones, so memory is bounded and rare lengths are
/// lost. Bins remain until everything is forgotten, even when all their subviews are gone.
public struct Histogram25Estimator: ExtentEstimator, Sendable {
  /// The number of distinct lengths that are distinguished.
  public static let binLimit = 25

  /// The lengths seen so far, by index, as they were.
  public var records: ExtentTree

  /// The lengths as the histogram has them, by index: each is that of a bin.
  private var binned: ExtentTree
  /// The lengths of the bins, from the shortest to the longest.
  private var bins: [Double] = []

  /// Makes an estimator that has seen none of its subviews.
  public init(count: Int) {
    records = ExtentTree(count: count)
    binned = ExtentTree(count: count)
  }

  /// The mean of the histogram in points; 0 before the first length.
  ///
  /// - Complexity: O(1).
  public var estimate: Double { binned.mean }

  /// Records the length and moves the subview to the bin of that length.
  public mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
    binned.measure(index, as: bin(for: extent))
  }

  /// Drops all records and all bins.
  public mutating func forgetAll() {
    records.forgetAll()
    binned.forgetAll()
    bins = []
  }

  /// Makes room in the records.
  public mutating func insert(count: Int, at index: Int) {
    records.insert(count: count, at: index)
    binned.insert(count: count, at: index)
  }

  /// Drops the records of the range.
  public mutating func remove(_ range: Range<Int>) {
    records.remove(range)
    binned.remove(range)
  }

  /// Moves the records.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    records.move(range, to: destination)
    binned.move(range, to: destination)
  }

  /// Puts the records in the new order.
  public mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?) {
    var places: [Int?] = []
    records.replaceOrder(count: count) { index in
      let place = newIndex(index)
      places.append(place)
      return place
    }
    // Both trees have records of the same subviews, so they ask in the same order.
    var asked = places.makeIterator()
    binned.replaceOrder(count: count) { _ in asked.next() ?? nil }
  }

  private mutating func bin(for extent: Double) -> Double {
    let place = bins.firstIndex { $0 >= extent } ?? bins.count
    if place < bins.count, bins[place] == extent { return extent }
    if bins.count < Self.binLimit {
      bins.insert(extent, at: place)
      return extent
    }
    guard place > 0 else { return bins[0] }
    guard place < bins.count else { return bins[place - 1] }
    return extent - bins[place - 1] <= bins[place] - extent ? bins[place - 1] : bins[place]
  }
}
