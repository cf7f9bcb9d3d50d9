/// How content comes back from beyond an end (P20): as a critically damped spring.
struct Bounce: Equatable {
  /// How far beyond the end it begins, in points; negative before the start.
  let start: Double
  /// The velocity at that time, in points per second.
  let velocity: Double
  private let frequency: Double

  /// - Parameters:
  ///   - start: How far beyond the end it begins, with a sign.
  ///   - velocity: The velocity at that time, in points per second.
  ///   - stiffness: The stiffness of the spring, for a mass of 1.
  init(from start: Double, velocity: Double, stiffness: Double) {
    self.start = start
    self.velocity = velocity
    frequency = stiffness.squareRoot()
  }

  /// Whether it is beyond the start of the content.
  var isAtStart: Bool { start == 0 ? velocity < 0 : start < 0 }

  private var drive: Double { velocity + frequency * start }

  /// Its distance beyond the end after a number of seconds.
  func position(at time: Double) -> Double {
    (start + drive * time) * Elementary.exp(-frequency * time)
  }

  /// The velocity after a number of seconds, in points per second.
  func velocity(at time: Double) -> Double {
    (drive - frequency * (start + drive * time)) * Elementary.exp(-frequency * time)
  }

  /// The time at which it passes the end into the content; nil if it comes to rest at the end.
  var returnTime: Double? {
    guard start != 0, drive != 0 else { return nil }
    let time = -start / drive
    return time > 0 ? time : nil
  }

  /// Whether it is back, so near to the end that no pixel shows the difference.
  func isOver(at time: Double, nearness: Double) -> Bool {
    let position = position(at: time)
    guard abs(position) < nearness else { return false }
    // A fling into the end starts at the end, and moves away from it first.
    let velocity = velocity(at: time)
    return position == 0 ? velocity == 0 : position * velocity <= 0
  }
}
