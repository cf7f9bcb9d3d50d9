extension ExtentEstimator {
  /// Nobody is told.
  public var listener: (any ExtentListener)? { nil }

  /// False: subviews that are no longer placed are estimated again.
  public var remembers: Bool { false }

  /// True: until something was learned, a sample answers.
  public var samples: Bool { true }

  /// The container measures what it places and nothing else.
  public var measuresAll: Bool { false }

  /// All subviews are guessed alike.
  public var asksForKinds: Bool { false }

  /// It does not matter which subviews are held.
  public var asksForHeld: Bool { false }

  /// Nil: an estimator that runs no foreign code does not fail.
  public var standIn: String? { nil }

  /// Makes no difference between kinds.
  public mutating func classify(_ kinds: ExtentKinds) {}

  /// Learns nothing from what is held.
  public mutating func hold(_ range: Range<Int>, focused: (index: Int, extent: Double)?) {}

  /// Learns nothing from the end of a layout.
  public mutating func endLayout() {}

  /// Records the length.
  public mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
  }

  /// Drops all records.
  public mutating func forgetAll() {
    records.forgetAll()
  }

  /// Makes room in the records.
  public mutating func insert(count: Int, at index: Int) {
    records.insert(count: count, at: index)
  }

  /// Drops the records of the range.
  public mutating func remove(_ range: Range<Int>) {
    records.remove(range)
  }

  /// Moves the records.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    records.move(range, to: destination)
  }

  /// Puts the records in the new order.
  public mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?) {
    records.replaceOrder(count: count, newIndex: newIndex)
  }

  /// Uses the records if the estimator remembers, otherwise one estimate per subview.
  public func extent(of range: Range<Int>) -> Double {
    remembers ? recordedExtent(of: range) : Double(range.count) * estimate
  }

  /// Uses the records if the estimator remembers, otherwise equal steps.
  public func index(atDistance distance: Double, from start: Int, spacing: Double) -> Int {
    let reached = distance + 1e-6
    guard remembers else { return start + steps(in: reached, from: start, spacing: spacing) }
    let base = records.offset(of: start, estimate: estimate, spacing: spacing)
    return max(
      start,
      records.index(atOffset: base + reached, estimate: estimate, spacing: spacing)
    )
  }

  /// Looks among the records.
  public func recorded(_ index: Int) -> Double? {
    records.extent(at: index)
  }

  /// Nothing, unless the estimator remembers.
  public func knows(_ range: Range<Int>) -> Bool {
    range.isEmpty || (remembers && records.summary(of: range).unmeasuredCount == 0)
  }

  /// Adds up the records.
  public func recordedExtent(of range: Range<Int>) -> Double {
    records.summary(of: range).length(estimate: estimate, spacing: 0)
  }

  /// How many subviews of the estimated length a distance from one of them on passes.
  func steps(in distance: Double, from start: Int, spacing: Double) -> Int {
    let remaining = count - start
    let pitch = estimate + spacing
    guard distance >= 0 else { return 0 }
    guard pitch > 0 else { return remaining }
    return (distance / pitch).whole(atMost: remaining)
  }
}
