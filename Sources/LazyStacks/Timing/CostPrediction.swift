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

  private var known: [CostKind: Known] = [:]

  /// What evaluating a row of a kind took last; 0 where none was evaluated yet.
  func body(ofKind kind: CostKind) -> Double { known[kind]?.body ?? 0 }

  /// What measuring a row of a kind took last; 0 where none was measured yet.
  func layout(ofKind kind: CostKind) -> Double { known[kind]?.layout ?? 0 }

  /// Takes note of what evaluating a row of a kind took.
  mutating func learn(body milliseconds: Double, ofKind kind: CostKind) {
    known[kind, default: Known()].body = milliseconds
  }

  /// Takes note of what measuring a row of a kind took.
  mutating func learn(layout milliseconds: Double, ofKind kind: CostKind) {
    known[kind, default: Known()].layout = milliseconds
  }
}
