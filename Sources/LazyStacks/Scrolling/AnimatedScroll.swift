/// A programmatic scroll that moves the offset along an animation curve.
///
/// The target offset is computed again in every frame, because it is a guess until the target has
/// been measured (rule R14, claim 130). The last frame puts the target exactly where it belongs.
struct AnimatedScroll {
  /// What the scroll goes to.
  enum Target {
    /// A view, at an anchor or after the smallest movement.
    case view(ViewID, UnitPoint?)
    /// An edge of the content.
    case edge(Edge)
    /// An offset, of which only the axes that scroll are read.
    case offset(Point)
  }

  let target: Target
  let animation: Animation

  /// The part of a scroll along one axis, with its progress.
  struct Leg {
    /// When the leg began, in seconds of virtual time.
    let start: Double
    var aim: Aim
    /// The offset at which the leg began.
    var from: WayStart
    /// How much of the way is done, as the animation curve says: 0 at the start, 1 at the end.
    var progress = 0.0
    /// The target offset of the last frame, with all corrections since.
    var goal: Double?
    /// The length of the visible rect between the insets when the goal was last taken, in points.
    var sight: Double?
  }

  /// What a leg goes to along its axis.
  enum Aim {
    case landing(Landing)
    /// The offset estimated for a view when the scroll began (parameter P24).
    case estimate(Double, Landing)
    case edge(isStart: Bool)
    case offset(Double)
  }
}

extension AnimatedScroll.Target {
  /// The id of the target, if the target is a view.
  var id: ViewID? {
    guard case .view(let id, _) = self else { return nil }
    return id
  }

  /// The input that goes to the same target in one frame.
  var input: ScrollInput {
    switch self {
    case .view(let id, let anchor): .reveal(id, anchor: anchor)
    case .edge(let edge): .edge(edge)
    case .offset(let target): .offset(target)
    }
  }
}

extension AnimatedScroll.Aim {
  var isEstimate: Bool {
    if case .estimate = self { true } else { false }
  }
}
