/// Estimates from the subviews that the container holds now, and forgets all others.
///
/// What lists of other toolkits do: Qt Quick's `ListView` takes the mean of the delegates that are
/// alive, in whole points, and GTK's `GtkListView` the median of the rows that have widgets. So the
/// size of the content changes with what is in sight, and comes back when the same rows do.
///
/// A container that stands beside others, or in a row of another one, does not report what it
/// holds, since a length that changes with each frame would move the others. There it is the mean
/// of all that was seen.
public struct HeldEstimator: ExtentEstimator, Sendable {
  /// What is taken of the lengths of the subviews that are held.
  public enum Statistic: String, Sendable, CaseIterable {
    /// Their mean.
    case mean = "heldMean"
    /// Their mean, rounded to whole points.
    case wholeMean = "heldWholeMean"
    /// The one in the middle; of two in the middle, the longer one.
    case median = "heldMedian"
  }

  /// The lengths seen so far, by index.
  public var records: ExtentTree

  /// What is taken of the lengths.
  public let statistic: Statistic

  /// The length in points; 0 before the first.
  public private(set) var estimate = 0.0
  /// The subview that stays alive outside of those that are held, if there is one.
  private var focused: (index: Int, extent: Double)?
  /// Whether it was ever told what is held.
  private var isTold = false

  /// Makes an estimator that has seen none of its subviews.
  public init(count: Int, taking statistic: Statistic) {
    records = ExtentTree(count: count)
    self.statistic = statistic
  }

  /// Always: it estimates from nothing else.
  public var asksForHeld: Bool { true }

  /// Records the length; until it is told what is held, it takes the mean of all.
  public mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
    if !isTold { estimate = records.mean }
  }

  /// Takes the statistic of the subviews that are held; without any, the last one stays.
  ///
  /// - Complexity: O(log *runs*) for a mean, O(*m* log *m*) for the median of *m* subviews.
  public mutating func hold(_ range: Range<Int>, focused: (index: Int, extent: Double)?) {
    let summary = records.summary(of: range)
    guard summary.measuredCount > 0 else { return }
    isTold = true
    self.focused = focused.flatMap { range.contains($0.index) ? nil : $0 }
    let other = self.focused.map { [$0.extent] } ?? []
    switch statistic {
    case .mean, .wholeMean:
      let sum = summary.measuredExtent + other.reduce(0, +)
      let mean = sum / Double(summary.measuredCount + other.count)
      estimate = statistic == .mean ? mean : mean.rounded()
    case .median:
      let lengths = (range.compactMap { recorded($0) } + other).sorted()
      estimate = lengths[lengths.count / 2]
    }
  }

  /// The estimate for each, and the length of the one that stays alive.
  public func extent(of range: Range<Int>) -> Double {
    Double(range.count) * estimate + (focused.map { range.contains($0.index) ? excess : 0 } ?? 0)
  }

  /// Equal steps, but for the one that stays alive.
  public func index(atDistance distance: Double, from start: Int, spacing: Double) -> Int {
    let reached = distance + 1e-6
    let ahead = start + steps(in: reached, from: start, spacing: spacing)
    guard let focused, focused.index >= start, ahead > focused.index, distance - excess >= 0 else {
      return ahead
    }
    return start + steps(in: reached - excess, from: start, spacing: spacing)
  }

  /// By how much the one that stays alive is longer than was guessed.
  private var excess: Double { focused.map { $0.extent - estimate } ?? 0 }

  /// Drops all records.
  public mutating func forgetAll() {
    records.forgetAll()
    isTold = false
    focused = nil
    estimate = 0
  }
}
