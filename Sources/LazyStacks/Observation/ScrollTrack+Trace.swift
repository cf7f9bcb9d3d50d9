extension ScrollTrack {
  /// Records how the offset and the content size changed in this pass.
  func traceOffset() {
    for stack in stacks { EstimateReport(of: stack, on: self).record() }
    let new = told.entries == 0 ? entries : Array(entries[told.entries...])
    told.entries = entries.count
    // Following an anchor moves what is in sight; a correction never does.
    for entry in new where entry.isCorrection {
      record(.correction(by: entry.change, cause: entry.cause, subject: entry.subject))
    }
    let published = context.profile.published(offset)
    if !new.isEmpty, !published.isNearly(told.offset) {
      record(.offset(old: told.offset, new: published, entries: new))
    }
    told.offset = published
    guard told.contentLength.map({ !$0.isNearly(contentLength) }) ?? true else { return }
    record(
      .contentSize(
        old: told.contentLength ?? 0,
        new: contentLength,
        isEstimated: isContentLengthEstimated
      )
    )
    told.contentLength = contentLength
  }

  private func record(_ detail: Event.Detail) {
    context.record(detail, of: inTrace)
  }

  /// Whether any stack of the content guesses its length.
  var isContentLengthEstimated: Bool { stacks.contains { $0.guessesLength } }
}
