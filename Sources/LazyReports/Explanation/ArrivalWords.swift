internal import LazyTrace

/// Tells what came into sight although nobody scrolled.
struct ArrivalWords {
  /// The ids that scroll views tell of.
  private let listed: [(scroll: ViewID?, ids: [ViewID])]
  /// What no scroll view tells of.
  private let unlisted: [SeenView]

  /// Collects what came into sight, apart from what was named otherwise.
  init(_ sightings: Sightings, besides told: Set<SeenView>) {
    let named = Set(told.compactMap(\.id))
    listed = sightings.arrivals.map { ($0, $1.filter { !named.contains($0) }) }
    unlisted = sightings.unlisted.filter { view in
      !told.contains(view) && !(view.id.map(named.contains) ?? false)
    }
  }

  /// Sentences; where others have the same ids, with the scroll view.
  func sentences(_ views: ViewWords, _ lengths: MeasuredLengths) throws -> [String] {
    var placed: [String] = []
    var ids: [ViewID] = []
    for arrival in listed where !arrival.ids.isEmpty {
      let place = lengths.place(in: arrival.scroll)
      guard !place.isEmpty else {
        ids += arrival.ids
        continue
      }
      placed.append(try views.list(of: arrival.ids) + place)
    }
    ids += unlisted.compactMap(\.id)
    let unnamed = unlisted.filter { $0.id == nil }
    let names =
      (ids.isEmpty ? [] : [try views.list(of: ids)]) + placed
      + (unnamed.isEmpty ? [] : [try views.subject(of: unnamed)])
    return names.map { $0.startingSentence(sparing: ids.prefix(1)) + " came into sight." }
  }
}
