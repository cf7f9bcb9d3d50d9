/// How content yields to a finger that pulls it beyond an end (P11): the farther, the less.
struct RubberBand: Equatable {
  /// The fraction of the first point beyond the end that shows.
  let stiffness: Double
  /// The length of the scroll view, in points; it never shows more than that.
  let length: Double

  /// How far beyond the end content shows if a finger pulled by a distance, both with a sign.
  func shown(_ pulled: Double) -> Double {
    guard length > 0 else { return 0 }
    let shown = (1 - 1 / (abs(pulled) * stiffness / length + 1)) * length
    return pulled < 0 ? -shown : shown
  }

  /// How far a finger pulled if content shows by a distance beyond the end.
  func pulled(_ shown: Double) -> Double {
    guard length > 0, stiffness > 0 else { return shown }
    // A place farther than the band reaches was not pulled there: data was removed.
    let part = min(abs(shown) / length, 1 - 1e-9)
    let pulled = (1 / (1 - part) - 1) * length / stiffness
    return shown < 0 ? -pulled : pulled
  }
}
