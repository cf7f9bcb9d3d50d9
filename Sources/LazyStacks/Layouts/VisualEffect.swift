/// How a view is drawn, without anything that changes its layout; as SwiftUI's `VisualEffect`.
///
/// Steps are applied in the order of the calls, each relative to the frame in which the view was
/// laid out.
public struct VisualEffect: Equatable, Sendable {
  private(set) var steps: [PaintStep] = []

  /// Draws the view as it was laid out.
  public init() {}

  /// Draws it elsewhere, by distances in points.
  public func offset(x: Double = 0, y: Double = 0) -> VisualEffect {
    adding(.offset(Point(x: x, y: y)))
  }

  /// Draws it larger or smaller; the anchor stays where it is.
  public func scaleEffect(x: Double, y: Double, anchor: UnitPoint = .center) -> VisualEffect {
    adding(.scale(Point(x: x, y: y), anchor))
  }

  /// Draws it larger or smaller in both directions; the anchor stays where it is.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Turns it clockwise by an angle in degrees; the anchor stays where it is.
  public func rotationEffect(degrees: Double, anchor: UnitPoint = .center) -> VisualEffect {
    adding(.rotation(degrees, anchor))
  }

  /// Makes it transparent: 1 is opaque, 0 invisible.
  public func opacity(_ opacity: Double) -> VisualEffect { adding(.opacity(opacity)) }

  private func adding(_ step: PaintStep) -> VisualEffect {
    var effect = self
    effect.steps.append(step)
    return effect
  }

  /// Throws ``ContentError`` for invalid numbers.
  func check(_ name: String) throws { for step in steps { try step.check(name) } }

  /// The effect at a fraction of the way from this effect to another one; nil if they do not apply
  /// the same kinds of steps in the same order.
  ///
  /// An effect with fewer steps does nothing in the missing ones.
  func way(to other: VisualEffect, at fraction: Double) -> VisualEffect? {
    var effect = VisualEffect()
    for place in 0..<max(steps.count, other.steps.count) {
      let from = place < steps.count ? steps[place] : other.steps[place].undone
      let to = place < other.steps.count ? other.steps[place] : steps[place].undone
      guard let step = from.way(to: to, at: fraction) else { return nil }
      effect.steps.append(step)
    }
    return effect
  }
}

extension VisualEffect: CustomStringConvertible {
  /// The steps in their order: `offset 0 20, opacity 0.5`.
  public var description: String {
    steps.isEmpty ? "none" : steps.map(\.description).joined(separator: ", ")
  }
}

extension VisualEffect {
  /// How far it draws the view from its place, in points.
  public var distance: Point {
    steps.reduce(.zero) { sum, step in
      if case .offset(let distance) = step { sum + distance } else { sum }
    }
  }

  /// By what it multiplies the width (`x`) and the height (`y`).
  public var scale: Point {
    steps.reduce(Point(x: 1, y: 1)) { product, step in
      guard case .scale(let factor, _) = step else { return product }
      return Point(x: product.x * factor.x, y: product.y * factor.y)
    }
  }

  /// By how much it turns the view clockwise, in degrees.
  public var degrees: Double {
    steps.reduce(0) { sum, step in
      if case .rotation(let degrees, _) = step { sum + degrees } else { sum }
    }
  }

  /// The opacity: 1 hides all behind the view, 0 nothing.
  public var opacity: Double {
    steps.reduce(1) { product, step in
      if case .opacity(let opacity) = step { product * opacity } else { product }
    }
  }
}
