internal import LazyTrace

/// Where rows stand that went from one lazy container to another, or were made anew elsewhere.
extension ExplainedAccount {
  /// A sentence for each stretch of rows that moved alike.
  var movedAway: [String] {
    get throws {
      try account.movedAway.stretches {
        Self.place(of: $0) == Self.place(of: $1) && $0.view.scroll == $1.view.scroll
          && $0.isAnew == $1.isAnew
      }
      .map { rows in
        let (gone, place) = (rows.map(\.view), lengths.place(in: rows[0].view.scroll))
        let (anew, still) = (
          " made anew at another place of the description, and ", " still in sight"
        )
        guard !rows[0].isAnew else {
          return try views.sentence(
            gone,
            in: place,
            "was\(anew)is\(still)",
            many: "were\(anew)are\(still)"
          )
        }
        let (went, end) = ("went to another container, ", Self.place(of: rows[0]))
        return try views.sentence(
          gone,
          in: place,
          went + (end ?? "and was in sight"),
          many: went + (end ?? "and were in sight")
        )
      }
    }
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
