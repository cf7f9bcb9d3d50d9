public import LazyExtents

/// The size of a window, its refresh rate, and what is always traced.
public struct WindowConfiguration {
  /// The width in points, greater than 0 and at most 10¹².
  public var width: Double
  /// The height in points, greater than 0 and at most 10¹².
  public var height: Double
  /// P7: the frame rate of the virtual clock, 1 to 1000 a second.
  public var refreshRate: Double
  /// The fixed cost of each frame, in virtual milliseconds, 0 or more and at most ``mostCost``.
  public var frameCost: Double
  /// Decides how far ahead rows are prepared; nil for the profile's reach (P6).
  public var prefetchPolicy: (any PrefetchPolicy)?
  /// The parameters of the model.
  public var profile: Profile
  /// The parameters of the model from a later frame on, to find out what they would make of what
  /// came before; nil where they stay.
  public var laterProfile: (frame: Int, profile: Profile)?
  /// P2: the estimator of lazy containers that choose none.
  public var estimator: EstimatorChoice
  /// The fractions for which `visibility` events are traced, with or without an observer, 0...1;
  /// those of observers are traced in any case.
  public var thresholds: [Double]
  /// The seed of random choices in the window.
  public var seed: UInt64
  /// How many events the window keeps.
  public var traceLimit: Int
  /// The listeners that receive each event as it happens, from the first frame on, in this order.
  public var listeners: [Trace.Listener]
  /// The values of the environment if no view sets others.
  public var environment: [EnvironmentEntry] = []
  /// Receives the window's agenda and the time of its frames before the first one, so that
  /// callbacks of that frame can already schedule work and spend time.
  public var prepare: ((Agenda, FrameTime) -> Void)?
  /// The meter that the window's own work is charged to; nil for none.
  public var workMeter: (any WorkMeter)?
  /// The state of the host that no read of the window changes; nil for none.
  public var hostState: (any HostState)?

  /// Creates a configuration with SwiftUI's values.
  public init(
    width: Double,
    height: Double,
    refreshRate: Double = 60,
    profile: Profile = .swiftui2027,
    thresholds: [Double] = Self.usualThresholds,
    listeners: [Trace.Listener] = []
  ) {
    self.width = width
    self.height = height
    self.refreshRate = refreshRate
    self.profile = profile
    self.thresholds = thresholds
    self.listeners = listeners
    frameCost = 0
    estimator = .mean
    seed = 1
    traceLimit = 100_000
  }

  /// The fractions for which `visibility` events are traced if a window names none.
  public static let usualThresholds = [0.5]

  /// The most that one piece of work may take, in virtual milliseconds.
  public static let mostCost = 1e9

  func checkSize() throws {
    try WindowConfiguration.check(
      "width",
      value: width,
      isValid: width.isLength && width > 0,
      expected: WindowConfiguration.size
    )
    try WindowConfiguration.check(
      "height",
      value: height,
      isValid: height.isLength && height > 0,
      expected: WindowConfiguration.size
    )
  }

  private static let size = "a length above 0, at most \(Double.longestLength.shortestText) points"

  func check() throws {
    try checkSize()
    try WindowConfiguration.check(
      "refreshRate",
      value: refreshRate,
      isValid: refreshRate >= 1 && refreshRate <= 1000,
      expected: "a number of frames a second from 1 to 1000"
    )
    try WindowConfiguration.check(
      "frameCost",
      value: frameCost,
      isValid: frameCost >= 0 && frameCost <= Self.mostCost,
      expected: "milliseconds, 0 or more and at most \(Self.mostCost.shortestText)"
    )
    for threshold in thresholds {
      try WindowConfiguration.check(
        "thresholds",
        value: threshold,
        isValid: threshold >= 0 && threshold <= 1,
        expected: "fractions from 0 to 1"
      )
    }
    try checkProfile()
  }

  private func checkProfile() throws {
    let lengths = [
      ("defaultSpacing", profile.defaultSpacing), ("coldLength", profile.coldLength),
      ("reachForward", profile.reachForward), ("reachBackward", profile.reachBackward),
      ("exactReach", profile.exactReach), ("prefetchReach", profile.prefetchReach),
      ("cacheBefore", profile.cacheBefore), ("cacheAfter", profile.cacheAfter),
    ]
    for (name, length) in lengths {
      try WindowConfiguration.check(
        name,
        value: length,
        isValid: length.isLength,
        expected: "a number from 0 to \(Double.longestLength.shortestText)"
      )
    }
    try checkMotion()
    let counts = [
      ("lookAhead", profile.lookAhead, 0), ("coldSample", profile.coldSample, 0),
      ("retention", profile.retention, 0), ("maxPasses", profile.maxPasses, 1),
      ("cacheDelay", profile.cacheDelay, 0), ("cacheRows", profile.cacheRows, 0),
      ("loadLimit", profile.loadLimit, 1), ("eagerLimit", profile.eagerLimit, 0),
    ]
    for (name, count, least) in counts {
      try WindowConfiguration.check(
        name,
        value: Double(count),
        isValid: (least...1_000_000_000).contains(count),
        expected: "a whole number from \(least) to 1000000000"
      )
    }
  }

  private func checkMotion() throws {
    try WindowConfiguration.check(
      "decelerationRate",
      value: profile.decelerationRate,
      isValid: [0.998, 0.99].contains(profile.decelerationRate),
      expected: "0.998 (normal) or 0.99 (fast)"
    )
    try WindowConfiguration.check(
      "rubberBand",
      value: profile.rubberBand,
      isValid: (0...1).contains(profile.rubberBand),
      expected: "a fraction from 0 to 1"
    )
    let speeds = [("flingEnd", profile.flingEnd), ("bounceStiffness", profile.bounceStiffness)]
    for (name, value) in speeds {
      try WindowConfiguration.check(
        name,
        value: value,
        isValid: value >= 0.01 && value <= 1e6,
        expected: "a number from 0.01 to 1000000"
      )
    }
  }

  private static func check(
    _ name: String,
    value: Double,
    isValid: Bool,
    expected: String
  ) throws {
    guard isValid else {
      throw WindowError.badValue(name: name, value: value, expected: expected)
    }
  }
}
