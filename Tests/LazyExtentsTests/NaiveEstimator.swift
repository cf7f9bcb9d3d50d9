import LazyExtents

/// The answers that each estimator should give, recomputed from all events in the plainest way.
struct NaiveEstimator {
  enum Rule: String, CaseIterable {
    case mean, learned, fixed, medianOfFirstScreen, lastFew, meanByKind, histogram25, oracle
  }

  let rule: Rule
  var items: [Double?]
  /// The lengths as a histogram stores them.
  var binned: [Double?]
  var bins: [Double] = []
  /// Every length that was learned since the last reset, in order.
  var told: [Double] = []
  /// The lengths of the first screen, once a layout with any has ended.
  var firstScreen: [Double]?
  /// The kind of each subview as last reported; edited subviews have kind 0.
  var kinds: [Int]

  static let fixedLength = 44.0
  static let fewSize = 7

  init(_ rule: Rule, count: Int) {
    self.rule = rule
    items = Array(repeating: nil, count: count)
    binned = items
    kinds = Array(repeating: 0, count: count)
  }

  /// The estimator that should give the same answers.
  var subject: any ExtentEstimator {
    let choice: EstimatorChoice
    switch rule {
    case .fixed: choice = .fixed(Self.fixedLength)
    case .lastFew: choice = .lastFew(Self.fewSize)
    default: choice = EstimatorChoice.named.first { $0.name == rule.rawValue }?.choice ?? .mean
    }
    return choice.make(count: items.count)
  }

  var estimate: Double {
    switch rule {
    case .mean, .learned, .oracle, .meanByKind: Self.mean(items.compactMap(\.self))
    case .fixed: Self.fixedLength
    case .medianOfFirstScreen: Self.median(firstScreen ?? items.compactMap(\.self))
    case .lastFew: Self.mean(Array(told.suffix(Self.fewSize)))
    case .histogram25: Self.mean(binned.compactMap(\.self))
    }
  }

  /// The length that one subview counts as.
  func length(of index: Int) -> Double {
    switch rule {
    case .learned, .oracle: items[index] ?? estimate
    case .meanByKind: mean(ofKind: kinds[index]) ?? estimate
    default: estimate
    }
  }

  func extent(of range: Range<Int>) -> Double { range.map(length).reduce(0, +) }

  func index(atDistance distance: Double, from start: Int, spacing: Double) -> Int {
    var begin = 0.0
    var found = start
    for index in start..<items.count {
      begin += length(of: index) + spacing
      if begin <= distance + 1e-6 { found = index + 1 }
    }
    return found
  }

  private func mean(ofKind kind: Int) -> Double? {
    let lengths = items.indices.filter { kinds[$0] == kind }.compactMap { items[$0] }
    return lengths.isEmpty ? nil : Self.mean(lengths)
  }

  private static func mean(_ lengths: [Double]) -> Double {
    lengths.isEmpty ? 0 : lengths.reduce(0, +) / Double(lengths.count)
  }

  private static func median(_ lengths: [Double]) -> Double {
    let sorted = lengths.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

extension NaiveEstimator {
  mutating func learn(_ extent: Double, at index: Int) {
    items[index] = extent
    told.append(extent)
    if !bins.contains(extent), bins.count < 25 { bins.append(extent) }
    binned[index] = bins.sorted().min { abs($0 - extent) < abs($1 - extent) }
  }

  mutating func endLayout() {
    let lengths = items.compactMap(\.self)
    if firstScreen == nil, !lengths.isEmpty { firstScreen = lengths }
  }

  mutating func forgetAll() {
    let kinds = kinds
    self = NaiveEstimator(rule, count: items.count)
    self.kinds = kinds
  }

  mutating func insert(count: Int, at index: Int) {
    items.insert(contentsOf: Array(repeating: nil, count: count), at: index)
    binned.insert(contentsOf: Array(repeating: nil, count: count), at: index)
    forgetKinds()
  }

  mutating func remove(_ range: Range<Int>) {
    items.removeSubrange(range)
    binned.removeSubrange(range)
    forgetKinds()
  }

  mutating func move(_ range: Range<Int>, to destination: Int) {
    let (moved, movedBins) = (items[range], binned[range])
    items.removeSubrange(range)
    items.insert(contentsOf: moved, at: destination)
    binned.removeSubrange(range)
    binned.insert(contentsOf: movedBins, at: destination)
    forgetKinds()
  }

  mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?) {
    let (oldItems, oldBinned) = (items, binned)
    items = Array(repeating: nil, count: count)
    binned = items
    for index in oldItems.indices {
      guard let new = newIndex(index), oldItems[index] != nil else { continue }
      items[new] = oldItems[index]
      binned[new] = oldBinned[index]
    }
    forgetKinds()
  }

  private mutating func forgetKinds() { kinds = Array(repeating: 0, count: items.count) }
}
