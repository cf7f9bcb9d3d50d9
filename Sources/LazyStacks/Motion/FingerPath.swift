import LazyExtents

/// The path of a finger over time, from touching to lifting.
struct FingerPath {
  private typealias Sample = (time: Double, place: Point)

  /// Times and places of the finger since it touched, in seconds and points, in order of time.
  ///
  /// A place is what the content would have moved by, positive towards its end. An even motion is
  /// stored as its end alone, so that a drag of one frame needs no list.
  private let samples: [Sample]
  private let end: Sample
  /// Its velocity when it lifts, in points per second.
  let liftVelocity: Point

  /// Creates a finger which moves evenly and rests before it lifts.
  init(by distance: Point, duration: Double) {
    samples = []
    end = (duration, distance)
    liftVelocity = .zero
  }

  /// Creates a recorded finger, which touches at the first sample and lifts at the last one.
  ///
  /// It lifts with the mean speed of its last tenth of a second; a finger that rested that long has
  /// none.
  ///
  /// - Throws: ``WindowError/badSample(_:reason:)`` if there is no sample, a number is not finite,
  ///   or time goes back.
  init(_ recorded: [FingerSample]) throws {
    guard let first = recorded.first else {
      throw WindowError.badSample(
        1,
        reason: "there is none; a gesture is at least where it touches"
      )
    }
    var last = first.time
    for (index, sample) in recorded.enumerated() {
      let numbers = [sample.time, sample.position.x, sample.position.y]
      guard numbers.allSatisfy({ abs($0) <= Self.greatest }) else {
        throw WindowError.badSample(
          index + 1,
          reason: "its time and place are numbers, at most \(Self.greatest.whole) either way"
        )
      }
      guard sample.time >= last else {
        throw WindowError.badSample(
          index + 1,
          reason: "its time, \(sample.time.shortestText), is before \(last.shortestText); samples "
            + "are in the order of time"
        )
      }
      last = sample.time
    }
    samples = recorded.map { sample in
      let place = Point(
        x: first.position.x - sample.position.x,
        y: first.position.y - sample.position.y
      )
      return (sample.time - first.time, place)
    }
    let duration = last - first.time
    end = samples.last ?? (0, .zero)
    liftVelocity = Self.meanVelocity(of: samples, in: duration - Self.restingTime, to: duration)
  }

  /// How long a finger must rest before it lifts so that the content stays where it is, in seconds.
  private static let restingTime = 0.1
  private static let greatest = 1e9

  private static func meanVelocity(
    of samples: [Sample],
    in start: Double,
    to end: Double
  ) -> Point {
    let start = max(0, start)
    guard end > start else { return .zero }
    let (from, to) = (place(in: samples, at: start), place(in: samples, at: end))
    func speed(along axis: Axis) -> Double {
      abs(to[axis] - from[axis]) < Double.tolerance ? 0 : (to[axis] - from[axis]) / (end - start)
    }
    return Point(x: speed(along: .horizontal), y: speed(along: .vertical))
  }

  /// The samples of a recorded finger, from where it touched; nil for one that moves evenly.
  var recorded: [FingerSample]? {
    guard !samples.isEmpty else { return nil }
    return samples.map {
      FingerSample(time: $0.time, position: Point(x: 0 - $0.place.x, y: 0 - $0.place.y))
    }
  }

  /// The time from touching to lifting, in seconds.
  var duration: Double { end.time }

  /// The place of the finger after a number of seconds.
  func place(at time: Double) -> Point {
    guard samples.isEmpty else { return Self.place(in: samples, at: time) }
    guard time < end.time else { return end.place }
    return time < 0 ? .zero : Self.place(between: (0, .zero), and: end, at: time)
  }

  private static func place(in samples: [Sample], at time: Double) -> Point {
    let next = samples.countOfFirst { $0.time <= time }
    guard next < samples.count else { return samples.last?.place ?? .zero }
    guard next > 0 else { return samples[0].place }
    return place(between: samples[next - 1], and: samples[next], at: time)
  }

  private static func place(
    between before: Sample,
    and after: Sample,
    at time: Double
  ) -> Point {
    let part = (time - before.time) / (after.time - before.time)
    return Point(
      x: before.place.x + part * (after.place.x - before.place.x),
      y: before.place.y + part * (after.place.y - before.place.y)
    )
  }
}
