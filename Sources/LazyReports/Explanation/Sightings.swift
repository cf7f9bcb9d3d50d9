internal import LazyTrace

/// What came into sight in a frame and left it, in scroll views that nobody scrolled.
struct Sightings {
  private(set) var arrivals: [(scroll: ViewID?, ids: [ViewID])] = []
  /// The numbers of these scroll views.
  private var nodes: [Int?] = []
  /// What no scroll view tells of, or not by an id.
  private(set) var unlisted: [SeenView] = []
  /// What was in sight where nothing of that still is.
  private(set) var departures: [ViewID] = []
  /// What is in sight no more, whatever else still is.
  private(set) var leavers: [ViewID] = []
  private var scrolled = Set<ViewID?>()
  private var shown = Set<ScrollKey>()

  init(_ events: ArraySlice<Event>, lengths: MeasuredLengths, charging work: ReportWork) throws {
    var unnamed: [ViewID: SeenView] = [:]
    for event in events {
      switch event.detail {
      case .offset(_, _, let entries) where entries.contains(where: \.isAskedFor):
        scrolled.insert(event.id)
      case .visible where !scrolled.contains(event.id):
        try work.charge(event.workUnits)
        take(event, lengths)
      case .frame(_, let account):
        unlisted += account.arrivals
        unnamed = account.unnamed
        for hidden in account.hidden { remove(hidden) }
      default: break
      }
    }
    let listed = Set(arrivals.flatMap(\.ids))
    unlisted.removeAll { $0.id.map(listed.contains) ?? false }
    guard !unnamed.isEmpty else { return }
    for place in arrivals.indices {
      unlisted += arrivals[place].ids.compactMap { unnamed[$0] }
      arrivals[place].ids.removeAll { unnamed[$0] != nil }
    }
  }

  /// Removes what only the inner one of two scroll views shows.
  private mutating func remove(_ hidden: FrameAccount.Hidden) {
    guard let place = nodes.firstIndex(of: hidden.node) else { return }
    let ids = Set(hidden.ids)
    arrivals[place].ids.removeAll(where: ids.contains)
  }

  private mutating func take(_ event: Event, _ lengths: MeasuredLengths) {
    guard shown.insert(ScrollKey(event)).inserted else { return }
    arrivals.append((lengths.name(of: ScrollKey(event)), lengths.arrivals(event)))
    nodes.append(event.node)
    let gone = lengths.leavers(event)
    leavers += gone
    if lengths.isExchanged(event) { departures += gone }
  }
}
