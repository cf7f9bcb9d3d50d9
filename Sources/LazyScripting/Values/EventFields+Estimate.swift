internal import LazyStacks

extension EventFields {
  /// What an `estimate` event says; what does not apply has no value.
  static func of(_ change: EstimateChange) -> Fields {
    var jump: ViewID?
    var reset: ViewID?
    switch change.restart {
    case .jump(let id): jump = id
    case .reset(let id): reset = id
    case nil: break
    }
    return [
      ("view", .text(change.view)), ("container", .id(change.container)),
      ("estimator", .text(change.estimator)),
      ("old", .number(change.old)), ("new", .number(change.new)),
      ("lengths", .integer(change.lengths)),
      ("lines", .integer(change.lead.lines)), ("known", .integer(change.lead.known)),
      ("lead", .number(change.lead.length)), ("corrected", .number(change.lead.corrected)),
      ("isEstimated", .boolean(!change.lead.isExact)),
      ("measured", .integer(change.measured?.count ?? 0)),
      ("unseen", .integer(change.measured?.unseen ?? 0)),
      ("length", .number(change.measured?.length ?? 0)),
      ("assumed", .number(change.measured?.assumed ?? 0)),
      ("subject", .id(change.measured?.subject)),
      ("jump", .id(jump)), ("reset", .id(reset)),
      ("inserted", .integer(change.edit?.inserted ?? 0)),
      ("removed", .integer(change.edit?.removed ?? 0)),
      ("insertedIDs", .ids(change.edit?.insertedIDs ?? [])),
      ("removedIDs", .ids(change.edit?.removedIDs ?? [])),
      ("change", change.edit.map { .number($0.change) } ?? .nothing),
      ("spacing", .number(change.lead.spacing)),
      ("oldStart", .number(change.oldStart)), ("start", .number(change.start)),
    ]
  }
}
