/// When content may be pulled beyond its ends, as SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: String, Sendable, CaseIterable {
  /// The scroll view decides; ours always lets it.
  case automatic
  /// Always.
  case always
  /// Only where the content is longer than what shows it.
  case basedOnSize
}
