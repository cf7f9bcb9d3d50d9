/// Modifiers that draw a view elsewhere than where it was laid out.
///
/// They do not affect what a lazy container loads, what counts as visible, and any length or offset
/// (claims 59 and 63); see ``NodeProxy/drawnRect``.
extension View {
  /// Draws the view away from its place in the layout.
  public func offset(x: Double = 0, y: Double = 0) -> Content {
    modified(OffsetLayout(distance: Point(x: x, y: y)))
  }

  /// Draws the view larger or smaller; its anchor stays where it is.
  public func scaleEffect(x: Double, y: Double, anchor: UnitPoint = .center) -> Content {
    modified(EffectLayout(name: "scaleEffect", step: .scale(Point(x: x, y: y), anchor)))
  }

  /// Draws the view larger or smaller in both directions; its anchor stays where it is.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Content {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Turns the view clockwise by an angle in degrees; its anchor stays where it is.
  public func rotationEffect(degrees: Double, anchor: UnitPoint = .center) -> Content {
    modified(EffectLayout(name: "rotationEffect", step: .rotation(degrees, anchor)))
  }

  /// Draws the view depending on how far it is in sight of its scroll view (claim 58).
  ///
  /// The function is called once for each of the three phases whenever the view is described;
  /// effects between two phases are interpolated.
  ///
  /// - Parameters:
  ///   - configuration: How the effect follows the scroll, at both ends.
  ///   - axis: The axis of the transition; nil for that of the nearest scroll view.
  ///   - transition: Makes the effect of a phase from one that does nothing.
  /// - Returns: The view with the transition.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (VisualEffect, ScrollTransitionPhase) throws -> VisualEffect
  ) -> Content {
    scrollTransition(
      topLeading: configuration,
      bottomTrailing: configuration,
      axis: axis,
      transition: transition
    )
  }

  /// The same with a configuration for each end of the container.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (VisualEffect, ScrollTransitionPhase) throws -> VisualEffect
  ) -> Content {
    modified(
      TransitionLayout(
        transition: ScrollTransition(
          topLeading: topLeading,
          bottomTrailing: bottomTrailing,
          axis: axis,
          effects: TransitionEffects(transition)
        )
      )
    )
  }

  private func modified(_ layout: any Layout) -> Content { modified(.layout(layout, [])) }
}
