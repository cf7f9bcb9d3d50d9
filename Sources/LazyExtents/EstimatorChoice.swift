/// The estimator that a container begins with: a built-in one or a custom one.
///
/// ```swift
/// var configuration = WindowConfiguration(width: 390, height: 844)
/// configuration.estimator = .learned
/// LazyVStack(estimator: .fixed(44)) { ... }
/// ```
public struct EstimatorChoice: Equatable, CustomStringConvertible {
  /// Receives errors of an estimator that runs foreign code.
  public typealias Report = (any Error) -> Void

  /// How programs write it: `mean`, `fixed(44)`.
  public let description: String
  /// Distinguishes two custom estimators with the same name.
  private let definition: AnyObject?
  private let maker: (Int, @escaping Report) -> any ExtentEstimator

  /// Chooses a custom estimator.
  ///
  /// - Parameters:
  ///   - name: The estimator's name.
  ///   - definition: The owner of the estimator. Choices with the same definition and name are
  ///     equal, and a container that is described again with an equal choice keeps what it has
  ///     learned.
  ///   - make: Makes an estimator for a number of subviews; its second argument may be called as
  ///     long as the estimator lives.
  public init(
    _ name: String,
    definition: AnyObject? = nil,
    make: @escaping (_ count: Int, _ report: @escaping Report) -> any ExtentEstimator
  ) {
    description = name
    self.definition = definition
    maker = make
  }

  /// Makes an estimator that has seen none of its subviews.
  public func make(count: Int, report: @escaping Report = { _ in }) -> any ExtentEstimator {
    maker(count, report)
  }

  /// Whether both give the same estimator.
  public static func == (left: Self, right: Self) -> Bool {
    left.description == right.description && left.definition === right.definition
  }
}

extension EstimatorChoice {
  /// The mean of what was seen, SwiftUI's documented rule (``MeanEstimator``).
  public static var mean: Self { Self("mean") { count, _ in MeanEstimator(count: count) } }

  /// Every length that was seen (``LearnedEstimator``).
  public static var learned: Self { Self("learned") { count, _ in LearnedEstimator(count: count) } }

  /// The median of the first screen (``MedianOfFirstScreenEstimator``).
  public static var medianOfFirstScreen: Self {
    Self("medianOfFirstScreen") { count, _ in MedianOfFirstScreenEstimator(count: count) }
  }

  /// The mean of each kind of subview (``MeanByKindEstimator``).
  public static var meanByKind: Self {
    Self("meanByKind") { count, _ in MeanByKindEstimator(count: count) }
  }

  /// The mean of a histogram with at most 25 bins (``Histogram25Estimator``).
  public static var histogram25: Self {
    Self("histogram25") { count, _ in Histogram25Estimator(count: count) }
  }

  /// What a statistic says of the subviews that are held now (``HeldEstimator``).
  public static func held(_ statistic: HeldEstimator.Statistic) -> Self {
    Self(statistic.rawValue) { count, _ in HeldEstimator(count: count, taking: statistic) }
  }

  /// The truth, by measuring everything (``OracleEstimator``).
  public static var oracle: Self { Self("oracle") { count, _ in OracleEstimator(count: count) } }

  /// The same length for all, in points (``FixedEstimator``).
  public static func fixed(_ length: Double) -> Self {
    Self("fixed(\(length.shortestText))") { count, _ in
      FixedEstimator(count: count, length: length)
    }
  }

  /// The mean of the last measured lengths, ten by default (``LastFewEstimator``).
  public static func lastFew(_ size: Int = 10) -> Self {
    Self("lastFew(\(size))") { count, _ in LastFewEstimator(count: count, size: size) }
  }

  /// The estimators that need only a name, as programs write them.
  public static var named: [(name: String, choice: EstimatorChoice)] {
    [
      ("mean", mean), ("learned", learned), ("medianOfFirstScreen", medianOfFirstScreen),
      ("lastFew", lastFew()), ("meanByKind", meanByKind), ("histogram25", histogram25),
      ("oracle", oracle),
    ] + HeldEstimator.Statistic.allCases.map { ($0.rawValue, held($0)) }
  }
}
