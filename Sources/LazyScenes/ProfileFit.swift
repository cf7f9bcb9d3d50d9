internal import LazyExtents
public import LazyReports
internal import LazyStacks

/// A parameter that a fit may change, with the values that it tries.
struct FitParameter {
  let name: String
  /// The values, in order.
  let values: [DataValue]
  /// Whether values between those are tried, too.
  var isContinuous = false
  /// Changes a setting; nothing happens for a value of another kind.
  let set: (inout ScenePlayer.Setting, DataValue) -> Void
  let get: (ScenePlayer.Setting) -> DataValue

  static func real(
    _ name: String,
    at path: WritableKeyPath<Profile, Double>,
    _ values: [Double]
  ) -> FitParameter {
    FitParameter(
      name: name,
      values: values.map { .points($0) },
      isContinuous: true,
      set: { $0.profile[keyPath: path] = $1.asNumber ?? $0.profile[keyPath: path] },
      get: { .points($0.profile[keyPath: path]) }
    )
  }

  static func only(
    _ name: String,
    at path: WritableKeyPath<Profile, Double>,
    _ values: [Double]
  ) -> FitParameter {
    var parameter = real(name, at: path, values)
    parameter.isContinuous = false
    return parameter
  }

  static func whole(
    _ name: String,
    at path: WritableKeyPath<Profile, Int>,
    _ values: [Int]
  ) -> FitParameter {
    FitParameter(
      name: name,
      values: values.map { .integer($0) },
      set: { setting, value in
        if case .integer(let number) = value { setting.profile[keyPath: path] = number }
      },
      get: { .integer($0.profile[keyPath: path]) }
    )
  }

  static func flag(_ name: String, at path: WritableKeyPath<Profile, Bool>) -> FitParameter {
    FitParameter(
      name: name,
      values: [.flag(true), .flag(false)],
      set: { $0.profile[keyPath: path] = $1 == .flag(true) },
      get: { .flag($0.profile[keyPath: path]) }
    )
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String,
    at path: WritableKeyPath<Profile, Choice>
  ) -> FitParameter where Choice.RawValue == String {
    FitParameter(
      name: name,
      values: Choice.allCases.map { .text($0.rawValue) },
      set: { setting, value in
        guard case .text(let text) = value, let choice = Choice(rawValue: text) else { return }
        setting.profile[keyPath: path] = choice
      },
      get: { .text($0.profile[keyPath: path].rawValue) }
    )
  }

  /// The estimator, with the fixed lengths that recordings suggest.
  static func estimator(fixed lengths: [Double]) -> FitParameter {
    let names = EstimatorChoice.named.map(\.name) + lengths.map { "fixed(\($0.shortestText))" }
    return FitParameter(
      name: "estimator",
      values: names.map { .text($0) },
      set: { setting, value in
        guard case .text(let text) = value, let choice = EstimatorChoice(written: text) else {
          return
        }
        setting.estimator = choice
      },
      get: { .text($0.estimator.description) }
    )
  }

  /// The parameters of the model that change what a recording shows, those first of which others
  /// depend.
  static var ofModel: [FitParameter] {
    [
      .choice("editAnchor", at: \.editAnchor),
      .choice("targetLanding", at: \.targetLanding),
      .choice("edgeLanding", at: \.edgeLanding),
      .choice("scrollStrategy", at: \.scrollStrategy),
      .whole("lookAhead", at: \.lookAhead, [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 32]),
      .whole(
        "retention",
        at: \.retention,
        [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 64, 1_000_000_000]
      ),
      .real("cacheAfter", at: \.cacheAfter, [0, 160, 320, 450, 640, 1_000]),
      .real("cacheBefore", at: \.cacheBefore, [0, 160, 320, 450, 640, 1_000]),
      .choice("cacheSides", at: \.cacheSides),
      .choice("cacheReach", at: \.cacheReach),
      .whole("cacheDelay", at: \.cacheDelay, [0, 1, 2, 3]),
      .choice("cacheUnit", at: \.cacheUnit),
      .whole("cacheRows", at: \.cacheRows, [0, 10, 20, 50, 100, 200]),
      .flag("keepsFocus", at: \.keepsFocus),
      .flag("prefetch", at: \.prefetch),
      .real("prefetchReach", at: \.prefetchReach, [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3]),
      .real("reachForward", at: \.reachForward, [0, 0.5, 1, 2, 3, 5, 10]),
      .real("reachBackward", at: \.reachBackward, [0, 0.5, 1, 2, 3, 5, 10]),
      .real("exactReach", at: \.exactReach, [0, 1, 2, 3, 5, 10]),
      .only("decelerationRate", at: \.decelerationRate, [0.998, 0.99]),
      .real("flingEnd", at: \.flingEnd, [1, 5, 10, 20, 50, 100]),
      .real("rubberBand", at: \.rubberBand, [0, 0.25, 0.4, 0.55, 0.7, 0.85, 1]),
      .real("bounceStiffness", at: \.bounceStiffness, [30, 60, 119, 240, 480]),
      .only("displayScale", at: \.displayScale, [0, 1, 2, 3]),
      .flag("anchorFollowsAfterResize", at: \.anchorFollowsAfterResize),
      .choice("disappearAt", at: \.disappearAt),
      .whole("coldSample", at: \.coldSample, [1, 2, 3, 5, 10]),
      .real("coldLength", at: \.coldLength, [10, 20, 32, 44, 60, 100]),
      .whole("gridPasses", at: \.gridPasses, [1, 2]),
    ]
  }
}

/// Searches for the parameters with which lazylab plays scenes as recordings show them.
public struct ProfileFit {
  /// What was found.
  public struct Result {
    /// The parameters.
    public var setting: ScenePlayer.Setting
    /// How far recordings and what was played are apart: points and rows, over all frames.
    public var distance: Double
    /// The same with the parameters at the beginning.
    public var distanceBefore: Double
    /// The parameters that were changed, with their values.
    public var changes: [DataValue.Field]
    /// The parameters that change nothing of what these recordings show.
    public var unseen: [String]
    /// How often scenes were played.
    public var plays: Int
  }

  private let recordings: [Recording]
  private let parameters: [FitParameter]
  private var plays = 0
  /// The distances that are known, by the values of all parameters.
  private var known: [String: Double] = [:]

  /// Prepares a fit to recordings, at least one.
  public init(to recordings: [Recording]) {
    self.recordings = recordings
    parameters =
      [.estimator(fixed: recordings.compactMap(\.likelyLength).rounded)] + FitParameter.ofModel
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - setting: The parameters at the beginning.
  ///   - onProgress: Receives a line about what was found so far.
  /// - Returns: What was found.
  /// - Throws: ``FormatError`` for a scene that cannot be played.
  public mutating func run(
    from setting: ScenePlayer.Setting,
    onProgress: (String) -> Void = { _ in }
  ) throws -> Result {
    var best = setting
    let before = try distance(of: best)
    var distance = before
    for pass in 1...Self.mostPasses {
      let last = distance
      for parameter in parameters {
        let (value, reached) = try bestValue(of: parameter, in: best, better: distance)
        guard let value, reached < distance - Self.least(of: distance) else { continue }
        parameter.set(&best, value)
        distance = reached
        onProgress("pass \(pass): \(parameter.name) = \(value.shown), distance \(distance.tenth)")
      }
      if distance == last { break }
    }
    try forgetChance(in: &best, at: &distance, beginning: setting)
    var unseen: [String] = []
    for parameter in parameters where try !isSeen(parameter, in: best, at: distance) {
      unseen.append(parameter.name)
    }
    let changes = parameters.compactMap { parameter -> DataValue.Field? in
      let value = parameter.get(best)
      return value == parameter.get(setting) ? nil : .init(parameter.name, value)
    }
    return Result(
      setting: best,
      distance: distance,
      distanceBefore: before,
      changes: changes,
      unseen: unseen,
      plays: plays
    )
  }

  private static let mostPasses = 6

  /// By how much a value must bring both nearer not to be chance.
  private static func least(of distance: Double) -> Double { 0.25 + distance / 50 }

  /// Gives parameters back the values that they began with where that changes little: what fits
  /// only noise.
  private mutating func forgetChance(
    in best: inout ScenePlayer.Setting,
    at distance: inout Double,
    beginning: ScenePlayer.Setting
  ) throws {
    for parameter in parameters.reversed() where parameter.get(best) != parameter.get(beginning) {
      var changed = best
      parameter.set(&changed, parameter.get(beginning))
      let reached = try self.distance(of: changed)
      if reached <= distance + Self.least(of: distance) { (best, distance) = (changed, reached) }
    }
  }

  /// The value of a parameter with which recordings are nearest; nil if none is better.
  private mutating func bestValue(
    of parameter: FitParameter,
    in setting: ScenePlayer.Setting,
    better than: Double
  ) throws -> (DataValue?, Double) {
    var (best, reached): (DataValue?, Double) = (nil, than)
    func tried(_ value: DataValue, _ fit: inout ProfileFit) throws {
      var changed = setting
      parameter.set(&changed, value)
      let distance = try fit.distance(of: changed)
      if distance < reached { (best, reached) = (value, distance) }
    }
    for value in parameter.values { try tried(value, &self) }
    guard parameter.isContinuous else { return (best, reached) }
    // Between the neighbors of the best value, ever finer.
    let numbers = parameter.values.compactMap(\.asNumber)
    guard var middle = (best ?? parameter.get(setting)).asNumber else { return (best, reached) }
    var low = numbers.last { $0 < middle } ?? middle
    var high = numbers.first { $0 > middle } ?? middle
    guard best != nil || numbers.count > 1 else { return (best, reached) }
    for _ in 0..<Self.refinements {
      let step = (high - low) / Double(Self.parts)
      guard step > 0 else { break }
      for part in 1..<Self.parts {
        try tried(.points((low + Double(part) * step).rounded(to: 4)), &self)
      }
      guard let found = best?.asNumber else { break }
      middle = found
      (low, high) = (max(low, middle - step), min(high, middle + step))
    }
    return (best, reached)
  }

  private static let refinements = 3
  private static let parts = 10

  /// Whether some value of a parameter makes another recording.
  private mutating func isSeen(
    _ parameter: FitParameter,
    in setting: ScenePlayer.Setting,
    at distance: Double
  ) throws -> Bool {
    for value in parameter.values {
      var changed = setting
      parameter.set(&changed, value)
      if try self.distance(of: changed) != distance { return true }
    }
    return false
  }

  private mutating func distance(of setting: ScenePlayer.Setting) throws -> Double {
    let key = parameters.map { $0.get(setting).json }.joined(separator: " ")
    if let known = known[key] { return known }
    var sum = 0.0
    for recording in recordings {
      plays += 1
      let last = recording.frames.last?.number ?? 0
      let played: [Recording.Frame]
      do {
        played = try ScenePlayer(recording.scene, with: setting).frames(upTo: last)
      } catch is WindowError {
        // A value outside of what the model takes.
        sum = .infinity
        break
      }
      sum += RecordingComparison(of: played, with: recording.frames, within: .none).distance
    }
    known[key] = sum
    return sum
  }
}

extension Recording {
  /// The length that every row out of sight would have to have for the first size to be right.
  fileprivate var likelyLength: Double? {
    guard let frame = frames.first(where: { $0.size != nil && $0.rows?.isEmpty == false }),
      let size = frame.size, let rows = frame.rows, scene.rowCount > rows.count,
      scene.parts.count == 1
    else { return nil }
    let part = scene.parts[0]
    let gaps = part.spacing * Double(scene.rowCount - 1) + part.padding.start + part.padding.end
    let seen = rows.reduce(0) { $0 + $1.length }
    let length = (size - gaps - seen) / Double(scene.rowCount - rows.count)
    return length > 0 ? length : nil
  }
}

extension [Double] {
  /// The numbers and their roundings, each once, in order.
  fileprivate var rounded: [Double] {
    Array(Set(flatMap { [$0.rounded(), $0.rounded(to: 1), $0.rounded(to: 4)] })).sorted()
  }
}

extension Double {
  /// The number with so many decimals.
  fileprivate func rounded(to decimals: Int) -> Double {
    let scale = [1.0, 10, 100, 1_000, 10_000][decimals]
    return (self * scale).rounded() / scale
  }

  fileprivate var tenth: String { rounded(to: 1).shortestText }
}

extension EstimatorChoice {
  /// The estimator that a text names as programs write it: `mean`, `fixed(44)`, `lastFew(5)`; nil
  /// if it names none.
  init?(written text: String) {
    if let known = Self.named.first(where: { $0.name == text })?.choice {
      self = known
      return
    }
    guard text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") else { return nil }
    let number = text[text.index(after: bracket)...].dropLast()
    switch text[..<bracket] {
    case "fixed":
      guard let length = Double(number), length.isFinite, length >= 0, length <= 1e9 else {
        return nil
      }
      self = .fixed(length)
    case "lastFew":
      guard let size = Int(number), (1...10_000).contains(size) else { return nil }
      self = .lastFew(size)
    default: return nil
    }
  }
}
