/// The result of a conformance kit for one contribution.
public struct PluginCheck: Sendable, Equatable {
  /// The contribution: `estimator Steady`.
  public let title: String
  /// How many expectations were checked.
  public let checked: Int
  /// The expectations that were not met, in sentences.
  public let failures: [String]
  /// The kit's measurements.
  public let notes: [String]
}
