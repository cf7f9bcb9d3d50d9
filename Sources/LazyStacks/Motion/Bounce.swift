/// How content comes back from beyond an end (P20): as a critically damped spring.
struct Bounce: Equatable {
  /// How far beyond the end it begins, in points; negative before the start.
  let start: Double
  /// How fast it goes then, in points per second.
  let velocity: Double
  private let frequency: Double

  /// - Parameters:
  ///   - start: How far beyond the end it begins, with a sign.
  ///   - velocity: How fast it goes then, in points per second.
  ///   - stiffness: That of the spring, for a mass of 1.
  init(from start: Double, velocity: Double, stiffness: Double) {
    self.start = start
    self.velocity = velocity
    frequency = stiffness.squareRoot()
  }

  /// Beyond which end it is.
  var isAtStart: Bool { start == 0 ? velocity < 0 : start < 0 }

  private var drive: Double { velocity + frequency * start }

  /// How far beyond the end it is after so many seconds.
  func position(at time: Double) -> Double {
    (start + drive * time) * Elementary.exp(-frequency * time)
  }

  /// How fast it goes after so many seconds, in points per second.
  func velocity(at time: Double) -> Double {
    (drive - frequency * (start + drive * time)) * Elementary.exp(-frequency * time)
  }

  /// When it passes the end back into the content; nil where it comes to rest there.
  var returnTime: Double? {
    guard start != 0, drive != 0 else { return nil }
    let time = -start / drive
    return time > 0 ? time : nil
  }

  /// Whether it has come back, so near to the end that no pixel shows it.
  func isOver(at time: Double, nearness: Double) -> Bool {
    let position = position(at: time)
    guard abs(position) < nearness else { return false }
    // A fling into the end begins at the end, and goes away from it first.
    let velocity = velocity(at: time)
    return position == 0 ? velocity == 0 : position * velocity <= 0
  }
}
