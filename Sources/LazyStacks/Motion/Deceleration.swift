/// How content goes on after a finger let go: each millisecond leaves a fixed part of its speed,
/// until it falls below the speed at which a fling ends (P10, P19).
struct Deceleration: Equatable {
  /// The speed at the beginning in points per second; negative towards the start.
  let velocity: Double
  /// By which factor, as a power of e, the speed falls in a second.
  private let decay: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// How far it goes, in points, with the sign of the velocity.
  let distance: Double

  /// A fling; nil where it would be slower than what ends one.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the beginning, in points per second.
  ///   - rate: Which part of the speed a millisecond leaves, above 0 and below 1.
  ///   - end: The speed at which it ends, in points per second.
  init?(velocity: Double, rate: Double, end: Double) {
    guard abs(velocity) > end else { return nil }
    let decay = -1000 * Elementary.log(rate)
    self.velocity = velocity
    self.decay = decay
    duration = Elementary.log(abs(velocity) / end) / decay
    distance = (velocity - (velocity < 0 ? -end : end)) / decay
  }

  /// A fling that ends at a distance which somebody chose.
  ///
  /// It begins with the speed that the finger had, unless that would take longer than a fling with
  /// the fast rate does; then it begins with a higher one.
  ///
  /// Nil where there is no way to go.
  init?(velocity: Double, distance: Double, end: Double) {
    guard abs(distance) > Double.tolerance else { return nil }
    let fastDecay = -1000 * Elementary.log(0.99)
    // A short way is gone in no more time than it takes from twice the speed at which a fling ends.
    let decay = max(velocity / distance, fastDecay, 2 * end / abs(distance))
    self.decay = decay
    self.distance = distance
    let asymptote = distance + (distance < 0 ? -end : end) / decay
    self.velocity = asymptote * decay
    duration = Elementary.log(abs(self.velocity) / end) / decay
  }

  /// How far it has gone after so many seconds; at its end exactly ``distance``.
  func position(at time: Double) -> Double {
    guard time < duration else { return distance }
    return time <= 0 ? 0 : velocity * (1 - Elementary.exp(-decay * time)) / decay
  }

  /// The speed after so many seconds, in points per second; 0 once it has ended.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return velocity * Elementary.exp(-decay * max(0, time))
  }

  /// When it has gone so far, in seconds; the distance is between 0 and ``distance``.
  func time(at position: Double) -> Double {
    let left = 1 - decay * position / velocity
    guard left < 1 else { return 0 }
    guard left > 0 else { return duration }
    return min(duration, -Elementary.log(left) / decay)
  }
}
