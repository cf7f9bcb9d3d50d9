/// A programmatic scroll in progress, with the counts for its report.
struct OpenReport {
  var report: ScrollReport
  /// The counters of the window when the scroll began.
  private let before: Metrics
  /// The last target offset along each axis.
  private var aims: [Axis: Double] = [:]
  /// What moves the content; nil for a scroll that takes one frame.
  let motion: ScrollMotion?

  init(_ report: ScrollReport, since before: Metrics, motion: ScrollMotion?) {
    self.report = report
    self.before = before
    self.motion = motion
  }

  /// Notes the target offset along an axis, and counts it as a retarget if it changed.
  mutating func aim(at target: Double, along axis: Axis) {
    if let last = aims[axis], !last.isNearly(target) {
      report.retargets += 1
      report.retargeted += abs(target - last)
    }
    aims[axis] = target
  }

  /// Takes the target along with content that data moved: nobody took it to be elsewhere.
  mutating func follow(_ change: Double, along axis: Axis) {
    if let last = aims[axis] { aims[axis] = last + change }
  }

  /// Adds the counts of a frame.
  mutating func frameEnded(passes: Int, now: Metrics) {
    report.frames += 1
    report.passes += passes
    report.rows = now.places + now.walks - before.places - before.walks
    report.bodies = now.total.bodies - before.total.bodies
  }
}

extension AnimatedScroll.Target {
  /// The target as reports name it.
  var reported: ScrollReport.Target {
    switch self {
    case .view(let id, _): .view(id)
    case .edge(let edge): .edge(edge)
    case .offset(let point): .offset(point)
    }
  }
}
