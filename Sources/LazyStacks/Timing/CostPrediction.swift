/// Rows of a kind are predicted to cost the same.
struct CostKind: Hashable {
  /// The `ForEach` that they come from, or the name of a view by itself.
  let source: String
  /// Which of the views of an element it is.
  let part: Int
}

/// What preparing a row costs, by what the last one of its kind cost (rule R12).
struct CostPrediction {
  /// What is known of one kind, in milliseconds; nil for what was never done.
  private struct Known {
    var body: Double?
    var layout: Double?
  }

  private var known: [Known] = []
  private var places: [CostKind: Int] = [:]
  /// The kind that was met last, which mostly comes next as well.
  private var last: (kind: CostKind, place: Int)?

  /// What evaluating a row of a kind took last; 0 where none was evaluated yet.
  func body(ofKind kind: CostKind) -> Double { place(of: kind).flatMap { known[$0].body } ?? 0 }

  /// What measuring a row of a kind took last; 0 where none was measured yet.
  func layout(ofKind kind: CostKind) -> Double {
    place(of: kind).flatMap { known[$0].layout } ?? 0
  }

  /// Takes note of what evaluating a row of a kind took.
  mutating func learn(body milliseconds: Double, ofKind kind: CostKind) {
    known[take(kind)].body = milliseconds
  }

  /// Takes note of what measuring a row of a kind took.
  mutating func learn(layout milliseconds: Double, ofKind kind: CostKind) {
    known[take(kind)].layout = milliseconds
  }

  private func place(of kind: CostKind) -> Int? {
    if let last, last.kind == kind { return last.place }
    return places[kind]
  }

  private mutating func take(_ kind: CostKind) -> Int {
    let place = place(of: kind) ?? known.count
    if place == known.count {
      known.append(Known())
      places[kind] = place
    }
    if last?.place != place { last = (kind, place) }
    return place
  }
}
