/// The progress of a scroll transition at one view.
final class TransitionState {
  /// The value shown in the last frame: -1...1, a little more if a spring swings; nil while the
  /// view is off screen.
  private(set) var value: Double?
  private var change: Change?

  /// A change from one value to another in an animation.
  private struct Change {
    let from: Double
    let target: Double
    let start: Double
    let animation: Animation

    func value(at time: Double) -> Double {
      from + (target - from) * animation.progress(at: time - start)
    }
  }

  /// Whether an animation is on its way.
  var isAnimated: Bool { change != nil }

  /// Begins anew when the view comes back.
  func forget() {
    value = nil
    change = nil
  }

  /// Moves to a value: at once, or in an animation that begins now if the value changed.
  func advance(to target: Double, with animation: Animation?, at time: Double) {
    guard let shown = value, let animation else {
      change = nil
      value = target
      return
    }
    if target != change?.target ?? shown {
      change = Change(from: shown, target: target, start: time, animation: animation)
    }
    guard let change else { return }
    value = change.value(at: time)
    guard change.animation.isComplete(at: time - change.start) else { return }
    value = target
    self.change = nil
  }
}

extension LayoutNode {
  /// The value that a scroll transition should have for the view in its place, or at a distance
  /// from it, and the animation in which it gets there, if any.
  func transitionGoal(
    _ transition: ScrollTransition,
    shiftedBy shift: Point = .zero
  ) -> (
    value: Double, animation: Animation?
  ) {
    guard let scroll = nearest(ScrollNode.self),
      let axis = transition.axis ?? scroll.mainTrack?.axis
    else { return (0, nil) }
    let container = scroll.containerSize[axis]
    let start =
      originInWindow(along: axis) - scroll.originInWindow(along: axis)
      - LaidOutPlace(of: self).transforms(upTo: scroll, along: axis)
      + shift[axis]
    let distance = start + size[axis] / 2 - container / 2
    let configuration = transition.configuration(at: distance)
    let amount = configuration.amount(
      at: abs(distance),
      view: size[axis],
      container: container
    )
    return (distance < 0 ? -amount : amount, configuration.animation)
  }

  /// Updates the scroll transition to where the view stands now.
  func advanceTransition() {
    guard let state = transitionState, let layout = layout as? TransitionLayout else { return }
    guard isShown else { return state.forget() }
    context.callbacks.guarding { try layout.transition.effects.prepare() }
    let goal = transitionGoal(layout.transition)
    state.advance(to: goal.value, with: goal.animation, at: context.timing.clock.now)
    if state.isAnimated { context.directory.painting.isAnimated = true }
  }
}
