/// What moves the content of a scroll view, and what must be reported of it.
struct ScrollActivity {
  private(set) var phase = ScrollPhase.idle
  /// The motion in progress, if any.
  private(set) var motion: ScrollMotion?
  /// Whether the motion ends with this frame.
  var endsMotion = false
  /// When the finger that moves the content touched it, in seconds.
  var start = 0.0
  /// The offset at which a finger last touched.
  var touched = Point.zero
  /// Whether a finger touches content that rests, and has moved nothing yet.
  var isMereTouch = false
  /// Whether the scroll in progress goes beyond all targets that were known when it began, so that
  /// the target behavior must be asked again when it ends.
  var endsOpen = false
  /// The velocity with which it began then; 0 in any other scroll.
  var openVelocity = Point.zero
  /// Whether the target behavior must be asked again because the container has another length.
  var realigns = false
  /// When it was asked last for that reason, and the insets in which it answered.
  var realigned: (frame: Int, insets: EdgeInsets)?
  /// The work that a pull beyond the top started last.
  var refresh: (any RunningTask)?
  /// The report of the programmatic scroll in progress, if any.
  var report: OpenReport?
  /// The changes of phase that observers have not received yet.
  private(set) var phaseChanges: [PhaseChange] = []
  /// How many earlier changes of phase observers have received.
  private(set) var toldPhases = 0

  /// A change of phase, with the velocity at that moment.
  struct PhaseChange {
    let old: ScrollPhase
    let new: ScrollPhase
    let velocity: Point
  }

  /// Takes up a motion, after the one before has ended.
  mutating func begin(_ motion: ScrollMotion) {
    // If a finger lifted because a callback failed, this one touches again.
    endsMotion = false
    (endsOpen, openVelocity) = (false, .zero)
    self.motion = motion
  }

  /// Ends the motion in progress, if there is one.
  mutating func end(_ outcome: ScrollMotion.Outcome) {
    motion?.end(outcome)
    motion = nil
  }

  /// Enters another phase, of which observers are told.
  mutating func enter(_ new: ScrollPhase, velocity: Point) {
    phaseChanges.append(PhaseChange(old: phase, new: new, velocity: velocity))
    phase = new
  }

  /// Forgets the changes of phase, because observers have received them all.
  mutating func forgetPhaseChanges() {
    toldPhases += phaseChanges.count
    phaseChanges.empty()
  }
}
