/// Lays out what changed: the whole window after an update, else only the scroll views that moved;
/// again if something turned out to be longer or shorter than estimated.
enum LayoutPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    for pass in 1...context.profile.maxPasses {
      EditedViews(in: context).readListsAnew()
      if window.version.needsLayout || context.frame.rounds.needsAnother {
        context.frame.rounds.needsAnother = false
        SightBefore.rememberAll(in: context)
        context.sight.ofUpdate = context.trace.frame
        window.version.noteLayout()
        context.sight.layouts += 1
        window.root.placeInMiddle(of: context.settings.size)
      } else {
        if let scroll = context.directory.scrolls.only {
          layOut(scroll)
        } else {
          context.directory.scrolls.nodes.forEach(layOut)
        }
        if pass == 1 { loadUnfinished(window) }
      }
      FixedFilling.fillAll(in: context)
      guard !context.work.isStopped else {
        window.version.requireLayout()
        return
      }
      if !context.frame.rounds.needsAnother, context.queues.rereading.isEmpty,
        !context.directory.scrolls.contains(where: \.pending.isDue)
      {
        break
      }
    }
    window.laidOut.forgetUnfinished()
    context.directory.scrolls.forEachNode { scroll in
      scroll.tracks.walk { track in
        track.endLayout()
        TrackReport(of: track).record()
        if track.travel.motion != nil { TrackTravel(of: track).finishGlide() }
      }
      ScrollTravel(of: scroll).finish()
      guard scroll.activity.endsMotion else { return }
      scroll.activity.endsMotion = false
      scroll.enter(.idle)
    }
  }

  private static func layOut(_ scroll: ScrollNode) {
    guard scroll.pending.isDue, !scroll.isStopped else { return }
    scroll.context.sight.layouts += 1
    ScrollLayout(of: scroll).run()
  }

  private static func loadUnfinished(_ window: Window) {
    for stack in window.laidOut.unfinished where stack.movingTrack == nil && stack.isShown {
      window.context.sight.layouts += 1
      SpanFilling(of: stack, showing: stack.visibleSpan).fill()
    }
  }
}

/// Reports how the offset and the length of the content changed along one axis.
private struct TrackReport {
  private let track: ScrollTrack

  init(of track: ScrollTrack) { self.track = track }

  /// Records how the offset and the content size changed in this pass.
  func record() {
    track.stacks.walk { EstimateReport(of: $0, on: track).record() }
    let new = track.told.entries == 0 ? track.entries : Array(track.entries[track.told.entries...])
    track.told.entries = track.entries.count
    // Following an anchor moves what is in sight; a correction never does.
    for entry in new where entry.isCorrection {
      record(.correction(by: entry.change, cause: entry.cause, subject: entry.subject))
    }
    let published = track.context.profile.published(track.offset)
    if !new.isEmpty, !published.isNearly(track.told.offset) {
      record(.offset(old: track.told.offset, new: published, entries: new))
    }
    track.told.offset = published
    guard track.told.contentLength.map({ !$0.isNearly(track.contentLength) }) ?? true else {
      return
    }
    record(
      .contentSize(
        old: track.told.contentLength ?? 0,
        new: track.contentLength,
        isEstimated: track.isContentLengthEstimated
      )
    )
    track.told.contentLength = track.contentLength
  }

  private func record(_ detail: Event.Detail) {
    ScrollPlaceReport(of: track.node).record()
    track.context.record(detail, of: track.inTrace)
  }
}
