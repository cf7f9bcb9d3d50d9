internal import LazyTrace

/// A part of a change, with what it is due to in words.
struct Share {
  let by: Double
  let text: String
}

extension [Share] {
  /// What each is due to with its amount, the largest first.
  var withAmounts: String {
    sorted { abs($0.by) > abs($1.by) }
      .map { "\(NumberFormat.change($0.by)) \($0.text)" }.joined(separator: ", and ")
  }
}
