/// Estimates each subview as the mean of its kind: headers as the mean of headers, the rows of a
/// `ForEach` as the mean of its rows.
///
/// `UITableView` takes separate estimates for rows, headers and footers, and FlashList averages by
/// item type. The container reports the kinds (``classify(_:)``); a kind never seen counts as the
/// mean over all. After an edit all subviews count as alike until the container reports their kinds
/// again.
public struct MeanByKindEstimator: ExtentEstimator, Sendable {
  /// The lengths seen so far, by index.
  public var records: ExtentTree

  private var kinds = ExtentKinds.alike
  /// Whether the container has reported the kinds since the last edit.
  private var isClassified = false
  /// The records of each kind that was seen, each kind in its own tree.
  ///
  /// The sums of a tree do not drift, and neither subviews of other kinds nor kinds without records
  /// take memory: a script may declare any number of kinds.
  private var recordsByKind: [Int: ExtentTree] = [:]
  /// The kinds that were seen, in ascending order.
  private var seenKinds: [Int] = []

  /// Makes an estimator that has seen none of its subviews.
  public init(count: Int) {
    records = ExtentTree(count: count)
  }

  /// The container is asked for the kinds.
  public var asksForKinds: Bool { true }

  /// The mean over all records in points, whatever their kinds; 0 before the first.
  ///
  /// - Complexity: O(1).
  public var estimate: Double { records.mean }

  /// Takes in which subviews are of one kind.
  ///
  /// - Complexity: O(*m* log *m*) for *m* records.
  public mutating func classify(_ kinds: ExtentKinds) {
    self.kinds = kinds
    isClassified = true
    forgetRecordsByKind()
    for record in records.records() { learnOfKind(record.extent, at: record.index) }
  }

  /// Records the length of a subview, for its kind too.
  public mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
    if isClassified { learnOfKind(extent, at: index) }
  }

  private mutating func learnOfKind(_ extent: Double, at index: Int) {
    let kind = kinds.kind(of: index)
    if recordsByKind[kind] == nil {
      recordsByKind[kind] = ExtentTree(count: count)
      seenKinds.insert(kind, at: ExtentKinds.lowerBound(of: kind, in: seenKinds))
    }
    recordsByKind[kind]?.measure(index, as: extent)
  }

  /// Drops all records; the kinds stay.
  public mutating func forgetAll() {
    records.forgetAll()
    forgetRecordsByKind()
  }

  /// Makes room in the records.
  public mutating func insert(count: Int, at index: Int) {
    records.insert(count: count, at: index)
    forgetKinds()
  }

  /// Drops the records of the range.
  public mutating func remove(_ range: Range<Int>) {
    records.remove(range)
    forgetKinds()
  }

  /// Moves the records.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    records.move(range, to: destination)
    forgetKinds()
  }

  /// Puts the records in the new order.
  public mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?) {
    records.replaceOrder(count: count, newIndex: newIndex)
    forgetKinds()
  }

  /// The sum over the kinds that were seen of the kind's mean times its number of subviews, and of
  /// the mean over all times the number of the others.
  ///
  /// - Complexity: O(*k* + *s* log *k*) for *k* kinds that were seen in the *s* stretches of kinds
  ///   that the range touches.
  public func extent(of range: Range<Int>) -> Double {
    var sum = 0.0
    kinds.forEachCount(in: range, of: seenKinds) { kind, count in
      sum += Double(count) * (kind.flatMap { recordsByKind[$0]?.mean } ?? estimate)
    }
    return sum
  }

  /// Searches by the lengths that the kinds are estimated to have.
  ///
  /// - Complexity: O(log *n*) times that of ``extent(of:)``.
  public func index(atDistance distance: Double, from start: Int, spacing: Double) -> Int {
    guard distance >= 0 else { return start }
    let reached = distance + 1e-6
    var low = start
    var high = count
    while low < high {
      let middle = low + (high - low + 1) / 2
      let begin = extent(of: start..<middle) + Double(middle - start) * spacing
      if begin <= reached { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Forgets the kinds, because they were reported for the order before an edit.
  private mutating func forgetKinds() {
    kinds = .alike
    isClassified = false
    forgetRecordsByKind()
  }

  private mutating func forgetRecordsByKind() {
    recordsByKind = [:]
    seenKinds = []
  }
}
