/// The motion of content after the finger lifts: each millisecond leaves a fixed part of its speed,
/// until it falls below the speed at which a fling ends (P10, P19).
struct Deceleration: Equatable {
  /// The speed at the beginning in points per second; negative towards the start.
  let velocity: Double
  /// The exponential rate at which the speed falls, per second.
  private let decay: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// How far it goes, in points, with the sign of the velocity.
  let distance: Double

  /// Creates a fling; nil if it would be slower than the speed that ends one.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the beginning, in points per second.
  ///   - rate: The part of the speed that a millisecond leaves, above 0 and below 1.
  ///   - end: The speed at which it ends, in points per second.
  init?(velocity: Double, rate: Double, end: Double) {
    guard abs(velocity) > end else { return nil }
    let decay = -1000 * Elementary.log(rate)
    self.velocity = velocity
    self.decay = decay
    duration = Elementary.log(abs(velocity) / end) / decay
    distance = (velocity - (velocity < 0 ? -end : end)) / decay
  }

  /// Creates a fling that ends at a chosen distance.
  ///
  /// It begins with the speed of the finger, unless that would take longer than a fling at the fast
  /// rate; then it begins with a higher one.
  ///
  /// Nil if there is no distance to go.
  init?(velocity: Double, distance: Double, end: Double) {
    guard abs(distance) > Double.tolerance else { return nil }
    let fastDecay = -1000 * Elementary.log(0.99)
    // A short distance takes no more time than from twice the speed at which a fling ends.
    let decay = max(velocity / distance, fastDecay, 2 * end / abs(distance))
    self.decay = decay
    self.distance = distance
    let asymptote = distance + (distance < 0 ? -end : end) / decay
    self.velocity = asymptote * decay
    duration = Elementary.log(abs(self.velocity) / end) / decay
  }

  /// The distance after a number of seconds; at its end exactly ``distance``.
  func position(at time: Double) -> Double {
    guard time < duration else { return distance }
    return time <= 0 ? 0 : velocity * (1 - Elementary.exp(-decay * time)) / decay
  }

  /// The speed after a number of seconds, in points per second; 0 once it has ended.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return velocity * Elementary.exp(-decay * max(0, time))
  }

  /// The time at which it has gone a distance between 0 and ``distance``, in seconds.
  func time(at position: Double) -> Double {
    let left = 1 - decay * position / velocity
    guard left < 1 else { return 0 }
    guard left > 0 else { return duration }
    return min(duration, -Elementary.log(left) / decay)
  }
}
