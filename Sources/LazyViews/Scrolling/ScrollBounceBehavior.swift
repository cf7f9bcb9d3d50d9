/// When content may be pulled beyond its ends, as SwiftUI's `ScrollBounceBehavior`.
public enum ScrollBounceBehavior: String, Sendable, CaseIterable {
  /// The scroll view decides; here it always bounces.
  case automatic
  /// Always.
  case always
  /// Only if the content is longer than its container.
  case basedOnSize
}
