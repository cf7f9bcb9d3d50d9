/// What a conformance kit found of one contribution.
public struct PluginCheck: Sendable, Equatable {
  /// The contribution: `estimator Steady`.
  public let title: String
  /// How many expectations were checked.
  public let checked: Int
  /// What was not met, in sentences.
  public let failures: [String]
  /// What the kit measured.
  public let notes: [String]
}
