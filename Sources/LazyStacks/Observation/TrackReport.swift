/// Reports how the offset and the length of the content changed along one axis.
struct TrackReport {
  private let track: ScrollTrack

  init(of track: ScrollTrack) { self.track = track }

  /// Records how the offset and the content size changed in this pass.
  func record() {
    for stack in track.stacks { EstimateReport(of: stack, on: track).record() }
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
