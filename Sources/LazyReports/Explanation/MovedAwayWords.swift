internal import LazyTrace

/// Says where rows stand that went from one lazy container to another, or were made anew elsewhere.
struct MovedAwayWords {
  private let all: [FrameAccount.MovedAway]
  private let views: ViewWords
  private let lengths: MeasuredLengths

  init(_ all: [FrameAccount.MovedAway], views: ViewWords, lengths: MeasuredLengths) {
    (self.all, self.views, self.lengths) = (all, views, lengths)
  }

  /// A sentence for each stretch of rows that moved alike.
  var sentences: [String] {
    get throws {
      try all.stretches {
        Self.place(of: $0) == Self.place(of: $1) && $0.view.scroll == $1.view.scroll
          && $0.isAnew == $1.isAnew
      }
      .map(sentence)
    }
  }

  private func sentence(about rows: [FrameAccount.MovedAway]) throws -> String {
    let gone = rows.map(\.view)
    let names =
      try views.list(of: gone).startingSentence(sparing: gone.compactMap(\.id).prefix(1))
      + lengths.place(in: gone[0].scroll)
    let end = Self.place(of: rows[0])
    let was = views.distinct(gone).count == 1 ? "was" : "were"
    guard !rows[0].isAnew else {
      return "\(names) \(was) made anew at another place of the description, and "
        + "\(views.distinct(gone).count == 1 ? "is" : "are") still in sight."
    }
    return "\(names) went to another container, \(end ?? "and \(was) in sight")."
  }

  /// Where a row stands now; nil where that is not known.
  private static func place(of row: FrameAccount.MovedAway) -> String? {
    guard !row.isOutOfSight else { return "out of sight" }
    guard let by = row.by else { return nil }
    let moves = Axis.allCases.compactMap { axis in
      let text = NumberFormat.change(by[axis])
      return text == "0" ? nil : "by \(text) \(axis)ly"
    }
    return moves.isEmpty
      ? "where it stands as before" : "and moved " + moves.joined(separator: " and ")
  }
}
