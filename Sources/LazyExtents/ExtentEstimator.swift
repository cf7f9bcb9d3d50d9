/// The lengths of subviews that a container does not hold.
///
/// A lazy stack records each length it sees and asks the estimator about all others: the length of
/// a stretch of them, or which one lies at a distance. A conforming type stores the ``records`` and
/// answers ``estimate``; everything else follows from these two and can be replaced.
///
/// ```swift
/// struct Fixed: ExtentEstimator {
///   var records: ExtentTree
///   let estimate: Double
/// }
/// ```
///
/// An estimator knows subviews by their index and lengths without spacing. It does not know where
/// the viewport is, nor which subviews are placed.
public protocol ExtentEstimator {
  /// The lengths seen so far, by index: latest wins (rule R5).
  var records: ExtentTree { get set }

  /// How many subviews there are.
  var count: Int { get }

  /// How many of them have a record.
  var measuredCount: Int { get }

  /// The length assumed for one unknown subview, in points, without spacing.
  ///
  /// Finite and not negative. It changes only when something is learned, forgotten, held or edited.
  var estimate: Double { get }

  /// Whether the lengths of subviews no longer placed count as known, or are estimated again.
  var remembers: Bool { get }

  /// Whether the first subviews are sampled if a length is asked for before any was learned (rule
  /// R6); otherwise the answers hold from the beginning.
  var samples: Bool { get }

  /// Whether the container must measure all of its subviews before it asks.
  var measuresAll: Bool { get }

  /// Whether the container must report the kinds of its subviews.
  var asksForKinds: Bool { get }

  /// Whether the container must report which subviews it holds.
  var asksForHeld: Bool { get }

  /// The name of the rule that estimates in its place after it failed; nil if it has not failed.
  var standIn: String? { get }

  /// Who is told what was learned or forgotten, once nothing of the estimator is being changed; nil
  /// if nobody is.
  var listener: (any ExtentListener)? { get }

  /// Takes in the kinds of the subviews, at the start and after each edit.
  mutating func classify(_ kinds: ExtentKinds)

  /// Takes in which subviews the container holds, after each time that it was filled.
  ///
  /// - Parameters:
  ///   - range: Those around what is visible.
  ///   - focused: One outside of these that stays alive, and its length, if there is one.
  mutating func hold(_ range: Range<Int>, focused: (index: Int, extent: Double)?)

  /// Notes that the layout of a frame has ended, and nothing more is learned in it.
  mutating func endLayout()

  /// Takes in the length of a subview that was placed, walked or targeted.
  ///
  /// - Parameters:
  ///   - extent: The length in points, finite and not negative.
  ///   - index: The subview.
  mutating func learn(_ extent: Double, at index: Int)

  /// Forgets all lengths, as a reset does (rule R9); the number of subviews stays.
  mutating func forgetAll()

  /// Makes room for subviews that are new, so that the first of them has the given index.
  mutating func insert(count: Int, at index: Int)

  /// Drops subviews, and their records with them.
  mutating func remove(_ range: Range<Int>)

  /// Moves subviews with their records, so that afterwards the first of them has the index
  /// `destination`.
  mutating func move(_ range: Range<Int>, to destination: Int)

  /// Gives the records the order that new data has.
  ///
  /// - Parameters:
  ///   - count: How many subviews there are afterwards.
  ///   - newIndex: Called once for each recorded index, in order: its new index, or nil if the
  ///     subview is gone.
  mutating func replaceOrder(count: Int, newIndex: (Int) -> Int?)

  /// The length of subviews that are not placed, in points, without spacing.
  func extent(of range: Range<Int>) -> Double

  /// The last subview that starts at or before a distance from the start of another.
  ///
  /// Starts less than 10⁻⁶ beyond the distance count as reached (rule R2).
  ///
  /// - Parameters:
  ///   - distance: Points after the start of the subview `start`.
  ///   - start: A subview, 0...`count`; it and those after it are not placed.
  ///   - spacing: What follows each subview, in points.
  /// - Returns: An index in `start`...`count`; `count` where the subviews end before the distance.
  func index(atDistance distance: Double, from start: Int, spacing: Double) -> Int

  /// The length that a subview had when it was last placed, walked or targeted.
  func recorded(_ index: Int) -> Double?

  /// Whether every length of a stretch is known.
  ///
  /// - Complexity: O(log *runs*) for an estimator that remembers, O(1) otherwise.
  func knows(_ range: Range<Int>) -> Bool

  /// The length of a stretch, from its records and from the estimate where there is none (rule R7).
  func recordedExtent(of range: Range<Int>) -> Double
}

extension ExtentEstimator {
  /// The number of subviews that the records are for.
  public var count: Int { records.count }

  /// The number of records.
  public var measuredCount: Int { records.measuredCount }

  /// Moves a subview with its record, so that afterwards it has the index `destination`.
  public mutating func move(from source: Int, to destination: Int) {
    move(source..<source + 1, to: destination)
  }
}

/// Is told of lengths after an estimator recorded them: code of a user, which may ask anything
/// about the container meanwhile.
public protocol ExtentListener: AnyObject {
  /// Tells what was learned and forgotten since the last time, in that order.
  func tell()
}
