internal import LazyTrace

/// What came into sight although nobody scrolled, and what came and left in rows in sight.
extension ExplainedAccount {
  /// Sentences about what came into sight and was not named otherwise; where others have the same
  /// ids, with the scroll view.
  var arrived: [String] {
    get throws {
      let named = Set(come.compactMap(\.id))
      var placed: [String] = []
      var ids: [ViewID] = []
      for arrival in sightings.arrivals {
        let new = arrival.ids.filter { !named.contains($0) }
        let place = lengths.place(in: arrival.scroll)
        if place.isEmpty {
          ids += new
        } else if !new.isEmpty {
          placed.append(try views.list(of: new) + place)
        }
      }
      let unlisted = sightings.unlisted.filter {
        !come.contains($0) && !($0.id.map(named.contains) ?? false)
      }
      ids += unlisted.compactMap(\.id)
      let unnamed = unlisted.filter { $0.id == nil }
      let names =
        (ids.isEmpty ? [] : [try views.list(of: ids)]) + placed
        + (unnamed.isEmpty ? [] : [try views.subject(of: unnamed)])
      return names.map { $0.startingSentence(sparing: ids.prefix(1)) + " came into sight." }
    }
  }

  /// One sentence each for what went from all rows in sight, came in them and left in them, as far
  /// as it was not named otherwise.
  var rowParts: [String] {
    get throws {
      let known = told.union(account.exchanges.flatMap { [$0.old, $0.new] })
      return try [(\FrameAccount.RowParts.went, "went"), (\.came, "came into sight")].compactMap {
        try sentence(about: $0, besides: known, verb: $1)
      } + [try sentence(about: \.left, besides: [], verb: "left sight")].compactMap(\.self)
    }
  }

  private func sentence(
    about side: KeyPath<FrameAccount.RowParts, [SeenView]>,
    besides known: Set<SeenView>,
    verb: String
  ) throws -> String? {
    let parts = account.rowParts.map {
      (row: $0.row, views: $0[keyPath: side].filter { !known.contains($0) })
    }
    .filter { !$0.views.isEmpty }
    guard let first = parts.first?.views.compactMap(\.id).prefix(1) else { return nil }
    // Views that are called alike in some rows are told together.
    let names = try parts.stretches { $0.views == $1.views }.map { alike in
      let own = alike[0].views
      return try (own[0].id == nil ? views.subject(of: own) : views.list(of: own)) + " in "
        + views.list(of: alike.map(\.row))
    }
    return names.joined(separator: ", ").startingSentence(sparing: first) + " \(verb)."
  }
}
