/// A spring that pulls something from 0 to 1, beginning at rest.
struct Spring: Hashable {
  /// The period of an undamped swing, in seconds.
  let response: Double
  /// Its damping: below 1 it swings beyond its end, from 1 on it does not.
  let dampingFraction: Double

  private var frequency: Double { 2 * .pi / response }

  /// Its value after a number of seconds.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let damping = dampingFraction
    let turned = frequency * time
    if damping < 1 {
      let root = (1 - damping * damping).squareRoot()
      let (sine, cosine) = Elementary.sineAndCosine(root * turned)
      return 1 - Elementary.exp(-damping * turned) * (cosine + damping / root * sine)
    }
    if damping == 1 { return 1 - (1 + turned) * Elementary.exp(-turned) }
    let root = (damping * damping - 1).squareRoot()
    let slow = Elementary.exp((root - damping) * turned) * (damping + root)
    let fast = Elementary.exp(-(root + damping) * turned) * (damping - root)
    return 1 - (slow - fast) / (2 * root)
  }

  /// Whether it stays within a thousandth of its end from then on.
  func hasSettled(at time: Double) -> Bool {
    guard dampingFraction < 1 else { return 1 - value(at: time) <= Spring.nearness }
    let root = (1 - dampingFraction * dampingFraction).squareRoot()
    return Elementary.exp(-dampingFraction * frequency * time) / root <= Spring.nearness
  }

  private static let nearness = 0.001
}
