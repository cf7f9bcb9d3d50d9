/// Where a view is on its way through a scroll view, as SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: String, Sendable, CaseIterable {
  /// It leaves at the start of the container.
  case topLeading
  /// It is in sight at least as far as the threshold.
  case identity
  /// It comes in at the end of the container.
  case bottomTrailing

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }

  /// Whether it is drawn as it was laid out.
  public var isIdentity: Bool { self == .identity }

  /// The phase that a value belongs to.
  init(_ value: Double) {
    self = value < 0 ? .topLeading : value > 0 ? .bottomTrailing : .identity
  }
}

/// How a scroll transition follows the scroll, as SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case interactive(UnitCurve)
    case animated(Animation)
    case identity
  }

  private var kind: Kind
  private var limit: ScrollTransitionThreshold

  /// The effect grows with the part of the view that is out of sight, from none at the threshold
  /// on; it is eased in and out.
  public static let interactive = interactive(timingCurve: .easeInOut)

  /// The same, eased along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), limit: .visible)
  }

  /// The effect is animated in and out when the threshold is crossed.
  public static let animated = animated(.default)

  /// The same, with a custom animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), limit: .visible(0.5))
  }

  /// There is no effect.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, limit: .visible)

  /// The same with another animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var configuration = self
    configuration.kind = .animated(animation)
    return configuration
  }

  /// The same with another threshold.
  public func threshold(_ threshold: ScrollTransitionThreshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.limit = threshold
    return configuration
  }

  /// The animation of the effect; nil if it follows the scroll.
  var animation: Animation? {
    if case .animated(let animation) = kind { animation } else { nil }
  }

  /// The amount of the effect for a view whose middle is at a distance from that of its container:
  /// 0...1.
  func amount(at distance: Double, view: Double, container: Double) -> Double {
    let near = limit.distance(view: view, container: container)
    let far = (container + view) / 2
    switch kind {
    case .identity: return 0
    case .animated: return distance.isClearlyGreater(than: near) ? 1 : 0
    case .interactive(let curve):
      guard far.isClearlyGreater(than: near) else {
        return distance.isClearlyLess(than: far) ? 0 : 1
      }
      return curve.value(at: min(max((distance - near) / (far - near), 0), 1))
    }
  }
}

/// Draws a view depending on how far it is in sight.
struct ScrollTransition {
  var topLeading: ScrollTransitionConfiguration
  var bottomTrailing: ScrollTransitionConfiguration
  /// The axis; nil for that of the nearest scroll view, the vertical one if it has both.
  var axis: Axis?
  let effects: TransitionEffects

  /// The configuration for a view whose middle is behind that of its container by a distance, in
  /// points.
  func configuration(at distance: Double) -> ScrollTransitionConfiguration {
    distance < 0 ? topLeading : bottomTrailing
  }
}

/// The effects of the three phases, made once for each description of the view.
final class TransitionEffects {
  typealias Make = (VisualEffect, ScrollTransitionPhase) throws -> VisualEffect

  private let make: Make
  private var known: [VisualEffect]?

  init(_ make: @escaping Make) { self.make = make }

  /// Makes the effects; if that fails there are none.
  func prepare() throws {
    guard known == nil else { return }
    known = [VisualEffect(), VisualEffect(), VisualEffect()]
    let made = try ScrollTransitionPhase.allCases.map { try make(VisualEffect(), $0) }
    for effect in made { try effect.check(":scrollTransition") }
    for end in [made[0], made[2]] where made[1].way(to: end, at: 0.5) == nil {
      throw ContentError.contradiction(
        "the phases of :scrollTransition apply different effects, or in another order, so that "
          + "there is nothing between them; apply the same ones with other values in each phase"
      )
    }
    known = made
  }

  /// The effect for a value: -1, 0 and 1 are the phases; others are interpolated.
  func effect(at value: Double) -> VisualEffect {
    try? prepare()
    guard let known else { return VisualEffect() }
    return known[1].way(to: value < 0 ? known[0] : known[2], at: abs(value)) ?? VisualEffect()
  }
}
