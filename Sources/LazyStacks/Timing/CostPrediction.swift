/// A kind of rows, which are predicted to cost the same.
struct CostKind: Hashable {
  /// The `ForEach` that they come from, or the name of a view by itself.
  let source: String
  /// Which of the views of an element it is.
  let part: Int
}

/// Predicts the cost of preparing a row from that of the last one of its kind (rule R12).
struct CostPrediction {
  /// The known costs of one kind, in milliseconds; nil for work that was never done.
  private struct Known {
    var body: Double?
    var layout: Double?
  }

  private var known: [Known] = []
  private var places: [CostKind: Int] = [:]
  /// The kind that was met last, which is usually the next one as well.
  private var last: (kind: CostKind, place: Int)?

  /// The last cost of evaluating a row of a kind; 0 if none was evaluated yet.
  func body(ofKind kind: CostKind) -> Double { place(of: kind).flatMap { known[$0].body } ?? 0 }

  /// The last cost of measuring a row of a kind; 0 if none was measured yet.
  func layout(ofKind kind: CostKind) -> Double {
    place(of: kind).flatMap { known[$0].layout } ?? 0
  }

  /// Records the cost of evaluating a row of a kind.
  mutating func learn(body milliseconds: Double, ofKind kind: CostKind) {
    known[take(kind)].body = milliseconds
  }

  /// Records the cost of measuring a row of a kind.
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
