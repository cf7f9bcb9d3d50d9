/// How many frames verbs and motions of a window may take.
struct VerbLimits {
  private let refreshRate: Double

  /// How many frames one verb may make.
  private static let ofVerb = 1e9

  /// How long one motion may take, in seconds of virtual time.
  static let longestMotion = 3600.0

  init(of window: Window) { refreshRate = window.configuration.refreshRate }

  /// How many frames one motion may take.
  var ofMotion: Int { (Self.longestMotion * refreshRate).whole }

  /// How many frames a number of seconds takes, at least one.
  ///
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` where the seconds are no duration.
  func frames(in seconds: Double, named name: String) throws -> Int {
    let frames = (seconds * refreshRate).rounded()
    guard seconds >= 0, frames.isFinite, frames <= Self.ofVerb else {
      throw WindowError.badValue(
        name: name,
        value: seconds,
        expected: "seconds, 0 or more and at most \(Self.ofVerb.whole) frames"
      )
    }
    return max(1, frames.whole)
  }

  /// Refuses a number of frames that no verb makes.
  static func check(_ count: Int) throws {
    guard count >= 0, Double(count) <= ofVerb else {
      throw WindowError.badValue(
        name: "the count of step",
        value: Double(count),
        expected: "0 or more frames, at most \(ofVerb.whole)"
      )
    }
  }
}
