/// The counters of view types by their names.
///
/// Most events of a frame belong to views of one type, so the type that was counted last is found
/// without a table.
struct ViewTallies: Sendable {
  private var tallies: [(name: ViewName, counters: Metrics.Counters)] = []
  private var places: [ViewName: Int] = [:]
  private var last = 0

  /// All of them.
  var byName: [ViewName: Metrics.Counters] {
    Dictionary(uniqueKeysWithValues: tallies.lazy.map { ($0.name, $0.counters) })
  }

  /// The counters of a type; nil if nothing of it was counted.
  subscript(_ name: ViewName) -> Metrics.Counters? { places[name].map { tallies[$0].counters } }

  /// Changes the counters of a type, which begin with 0.
  mutating func count(_ view: String, _ change: (inout Metrics.Counters) -> Void) {
    if last >= tallies.count || !tallies[last].name.text.hasSameBytes(as: view) {
      last = place(of: ViewName(view))
    }
    change(&tallies[last].counters)
  }

  private mutating func place(of name: ViewName) -> Int {
    if let known = places[name] { return known }
    places[name] = tallies.count
    tallies.append((name, Metrics.Counters()))
    return tallies.count - 1
  }
}

extension ViewTallies: Equatable {
  /// Whether the counts of each type are equal, in whatever order the types came.
  static func == (left: ViewTallies, right: ViewTallies) -> Bool { left.byName == right.byName }
}
