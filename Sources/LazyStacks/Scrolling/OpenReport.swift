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

extension ScrollNode {
  /// Begins the report of a programmatic scroll, and ends the one before as interrupted.
  func beginReport(on target: ScrollReport.Target, motion: ScrollMotion? = nil) {
    endReport(.interrupted)
    let report = ScrollReport(
      target,
      in: nameInTrace,
      isAnimated: motion != nil,
      firstFrame: context.trace.frame
    )
    self.activity.report = OpenReport(report, since: context.trace.metrics, motion: motion)
  }

  /// Ends the report in progress, if there is one, and keeps it.
  func endReport(_ outcome: ScrollReport.Outcome) {
    guard var ended = activity.report?.report else { return }
    activity.report = nil
    ended.outcome = outcome
    if ended.isAnimated { context.account.scrolls.append(ended) }
    context.scrolls.note(ended)
  }

  /// Adds the frame to the report, and ends the report if the scroll has ended.
  func recordReport() {
    guard let motion = activity.report.map(\.motion) else { return }
    activity.report?.frameEnded(passes: context.rounds.pass, now: context.trace.metrics)
    switch motion?.outcome {
    case nil where motion != nil: return
    case .interrupted: return endReport(.interrupted)
    case .gone: return endReport(.gone)
    default: break
    }
    if case .view = activity.report?.report.target {
      let landings = tracks.compactMap { track in
        context.guarding { try TrackLanding(on: track).account(ofFrame: context.trace.frame) }
          ?? nil
      }
      guard !landings.isEmpty else { return endReport(.gone) }
      activity.report?.report.landingError = landings.map { $0.isAtEnd ? 0 : abs($0.miss) }.max()
    }
    endReport(.arrived)
  }
}
