/// Reports how the programmatic scroll in progress goes on and ends.
struct ProgramReport {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Begins the report of a programmatic scroll, and ends the one before as interrupted.
  func begin(on target: ScrollReport.Target, motion: ScrollMotion? = nil) {
    end(.interrupted)
    let report = ScrollReport(
      target,
      in: scroll.nameInTrace,
      isAnimated: motion != nil,
      firstFrame: scroll.context.trace.frame
    )
    scroll.activity.report = OpenReport(report, since: scroll.context.trace.metrics, motion: motion)
  }

  /// Ends the report in progress, if there is one, and keeps it.
  private func end(_ outcome: ScrollReport.Outcome) {
    guard var ended = scroll.activity.report?.report else { return }
    scroll.activity.report = nil
    ended.outcome = outcome
    if ended.isAnimated { scroll.context.frame.account.scrolls.append(ended) }
    scroll.context.scrolls.note(ended)
  }

  /// Adds the frame to the report, and ends the report if the scroll has ended.
  func record() {
    guard let motion = scroll.activity.report.map(\.motion) else { return }
    // In the frame that interrupts it something else moves the content.
    if motion?.outcome == .interrupted { return end(.interrupted) }
    let context = scroll.context
    scroll.activity.report?
      .frameEnded(passes: context.frame.rounds.pass, now: context.trace.metrics)
    switch motion?.outcome {
    case nil where motion != nil: return
    case .gone: return end(.gone)
    default: break
    }
    if case .view = scroll.activity.report?.report.target {
      let frame = context.trace.frame
      let landings = scroll.tracks.compactMap { track in
        context.callbacks.guarding { try TrackLanding(on: track).account(ofFrame: frame) } ?? nil
      }
      guard !landings.isEmpty else { return end(.gone) }
      let errors = landings.map { landing in
        landing.isAtEnd || abs(landing.miss) <= Double.tolerance ? 0 : abs(landing.miss)
      }
      scroll.activity.report?.report.missedBy = errors.max()
    }
    end(.arrived)
  }
}
