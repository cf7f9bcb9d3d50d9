/// How far into sight a view must be for a scroll transition to be over, as SwiftUI's
/// `ScrollTransitionConfiguration.Threshold`.
public struct ScrollTransitionThreshold: Equatable, Sendable {
  private indirect enum Kind: Equatable, Sendable {
    case visible(Double)
    case centered
    case inset(Kind, Double)
    case between(Kind, Kind, Double)
  }

  private let kind: Kind

  /// The whole view is in sight.
  public static let visible = visible(1)

  /// A fraction of the view is in sight, clamped to 0...1.
  public static func visible(_ amount: Double) -> ScrollTransitionThreshold {
    ScrollTransitionThreshold(kind: .visible(amount.isNaN ? 0 : min(max(amount, 0), 1)))
  }

  /// Nothing of the view is in sight yet.
  public static let hidden = visible(0)

  /// The middle of the view is in the middle of the container.
  public static let centered = ScrollTransitionThreshold(kind: .centered)

  /// The same in a container that is shorter by a distance at both ends.
  public func inset(by distance: Double) -> ScrollTransitionThreshold {
    ScrollTransitionThreshold(kind: .inset(kind, distance))
  }

  /// The threshold at a fraction of the way from this one to another one.
  public func interpolated(
    towards other: ScrollTransitionThreshold,
    amount: Double
  ) -> ScrollTransitionThreshold {
    ScrollTransitionThreshold(kind: .between(kind, other.kind, amount))
  }

  /// How far the middle of a view is from that of its container at the threshold, in points.
  func distance(view: Double, container: Double) -> Double {
    max(0, Self.distance(of: kind, view: view, container: container))
  }

  private static func distance(of kind: Kind, view: Double, container: Double) -> Double {
    switch kind {
    case .visible(let amount): return (container + view) / 2 - amount * view
    case .centered: return 0
    case .inset(let kind, let inset):
      return distance(of: kind, view: view, container: container) - inset
    case .between(let first, let second, let amount):
      let start = distance(of: first, view: view, container: container)
      return start + amount * (distance(of: second, view: view, container: container) - start)
    }
  }
}
