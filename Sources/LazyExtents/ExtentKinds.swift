/// Which subviews of a container are of one kind, as far as is known without evaluating any.
///
/// Kinds are small numbers that mean something to the container alone: the rows of one `ForEach`,
/// all headers. They are stored as stretches, so a billion rows take no more memory than one.
///
/// - Invariant: stretches follow one another from index 0, and none is empty.
public struct ExtentKinds: Sendable, Equatable {
  private struct Stretch: Sendable, Equatable {
    var start: Int
    var count: Int
    /// The number of subviews after which the kinds repeat.
    var period: Int
    var firstKind: Int

    /// How many subviews before an index are at one phase of the period.
    func number(at phase: Int, before end: Int) -> Int {
      let within = end - start
      return within / period + (within % period > phase ? 1 : 0)
    }
  }

  private var stretches: [Stretch] = []

  /// Every subview is of kind 0.
  public static let alike = ExtentKinds()

  /// Makes an empty list of stretches; subviews that none covers are of kind 0.
  public init() {}

  /// The number of kinds: one more than the greatest.
  public private(set) var kindCount = 1

  /// Adds subviews behind the others.
  ///
  /// - Parameters:
  ///   - count: How many; with 0 nothing is added.
  ///   - period: The number of subviews after which the kinds repeat, 1 or more.
  ///   - firstKind: The kind of the first, 0 or more; the next ones have the following kinds, up to
  ///     the end of the period.
  public mutating func append(count: Int, period: Int = 1, firstKind: Int) {
    guard count > 0, period > 0, firstKind >= 0 else { return }
    kindCount = max(kindCount, firstKind + min(period, count))
    if let last = stretches.last, period == 1, last.period == 1, last.firstKind == firstKind {
      stretches[stretches.count - 1].count += count
      return
    }
    let start = stretches.last.map { $0.start + $0.count } ?? 0
    stretches.append(Stretch(start: start, count: count, period: period, firstKind: firstKind))
  }

  /// The kind of a subview.
  ///
  /// - Complexity: O(log *stretches*).
  public func kind(of index: Int) -> Int {
    let position = firstStretch(endingAfter: index)
    guard position < stretches.count else { return 0 }
    let stretch = stretches[position]
    return stretch.firstKind + (index - stretch.start) % stretch.period
  }

  /// Calls `body` with the number of subviews of each of some kinds in a range, and with that of
  /// all other kinds together, whose kind is nil, stretch by stretch.
  ///
  /// - Parameters:
  ///   - range: The subviews that are counted.
  ///   - kinds: The kinds that are told apart, in ascending order.
  ///   - body: Receives a kind and a number that is greater than 0.
  /// - Complexity: O(*k* + *s* log *k*) for *k* of these kinds in the *s* stretches that the range
  ///   touches, whatever number of kinds there are.
  func forEachCount(
    in range: Range<Int>,
    of kinds: [Int],
    _ body: (_ kind: Int?, _ count: Int) -> Void
  ) {
    var covered = range.lowerBound
    func cover(_ stretch: Stretch, to end: Int) {
      var rest = end - covered
      let last = stretch.firstKind + min(stretch.period, stretch.count)
      for kind in kinds[Self.lowerBound(of: stretch.firstKind, in: kinds)...] {
        guard kind < last, rest > 0 else { break }
        let phase = kind - stretch.firstKind
        let count =
          stretch.number(at: phase, before: end)
          - stretch.number(at: phase, before: covered)
        rest -= count
        if count > 0 { body(kind, count) }
      }
      if rest > 0 { body(nil, rest) }
      covered = end
    }
    for stretch in stretches[firstStretch(endingAfter: covered)...] {
      guard covered < range.upperBound else { return }
      cover(stretch, to: min(range.upperBound, stretch.start + stretch.count))
    }
    guard covered < range.upperBound else { return }
    let rest = range.upperBound - covered
    cover(Stretch(start: covered, count: rest, period: 1, firstKind: 0), to: range.upperBound)
  }

  /// The position of the first kind that is not less than another one.
  static func lowerBound(of kind: Int, in kinds: [Int]) -> Int {
    var low = 0
    var high = kinds.count
    while low < high {
      let middle = (low + high) / 2
      if kinds[middle] < kind { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func firstStretch(endingAfter index: Int) -> Int {
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].start + stretches[middle].count > index {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
