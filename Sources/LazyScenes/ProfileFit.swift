internal import LazyExtents
public import LazyReports
internal import LazyStacks

/// How far recordings and what was played are apart, points and rows together.
struct FitDistance {
  /// What is more than measurements may be wrong by.
  var beyond = 0.0
  /// All of it.
  var whole = 0.0

  static let greatest = FitDistance(beyond: .infinity, whole: .infinity)

  static func += (sum: inout FitDistance, other: FitDistance) {
    sum.beyond += other.beyond
    sum.whole += other.whole
  }

  /// Whether it is smaller by more than chance: first by what is beyond errors of measurement, and
  /// where that is the same by a fiftieth of the whole.
  func isClearlyLess(than other: FitDistance) -> Bool {
    if beyond < other.beyond - 0.25 { return true }
    return beyond <= other.beyond + 0.25 && whole < other.whole * 0.98 - 0.25
  }

  /// Whether it is smaller at all.
  func isLess(than other: FitDistance) -> Bool {
    (beyond, whole) < (other.beyond, other.whole)
  }
}

/// Searches for the parameters with which lazylab plays scenes as recordings show them.
public struct ProfileFit {
  /// What was found.
  public struct Result {
    /// The parameters.
    public var setting: ScenePlayer.Setting
    /// How far recordings and what was played are apart beyond half a point: points and rows, over
    /// all frames.
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
  private var known: [String: FitDistance] = [:]

  /// By how much recordings may be wrong: half a point, and no row.
  private static let tolerance = RecordingComparison.Tolerance(points: 0.5, rows: 0)

  /// Prepares a fit to recordings, at least one.
  public init(to recordings: [Recording]) {
    self.recordings = recordings
    let scene = recordings.first?.scene
    parameters =
      [.estimator(fixed: recordings.compactMap(\.likelyLength).rounded)]
      + FitParameter.ofModel + FitParameter.ofCaches(viewport: scene.map { $0.viewport[$0.axis] })
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
    for _ in 1...Self.mostChanges {
      // The parameter that brings both nearest goes first: another one might only make up for it.
      var step: (parameter: FitParameter, value: DataValue, reached: FitDistance)?
      for parameter in parameters {
        let (value, reached) = try bestValue(of: parameter, in: best)
        guard let value, reached.isClearlyLess(than: step?.reached ?? distance) else { continue }
        step = (parameter, value, reached)
        if reached.beyond == 0 { break }
      }
      guard let step else { break }
      step.parameter.set(&best, step.value)
      distance = step.reached
      onProgress(
        "\(step.parameter.name) = \(step.value.shown): still apart by \(distance.beyond.tenth)"
      )
    }
    try forgetChance(in: &best, at: &distance, beginning: setting)
    var (unseen, changes): ([String], [DataValue.Field]) = ([], [])
    // The first of several ways to change a parameter stands for it.
    for (place, parameter) in parameters.enumerated()
    where !parameters[..<place].contains(where: { $0.name == parameter.name }) {
      if try !isSeen(parameter, in: best, at: distance) { unseen.append(parameter.name) }
      let value = parameter.get(best)
      if value != parameter.get(setting) { changes.append(.init(parameter.name, value)) }
    }
    return Result(
      setting: best,
      distance: distance.beyond,
      distanceBefore: before.beyond,
      changes: changes,
      unseen: unseen,
      plays: plays
    )
  }

  private static let mostChanges = 20

  /// Gives parameters back the values that they began with where that changes little: what fits
  /// only noise.
  private mutating func forgetChance(
    in best: inout ScenePlayer.Setting,
    at distance: inout FitDistance,
    beginning: ScenePlayer.Setting
  ) throws {
    for parameter in parameters.reversed() where parameter.get(best) != parameter.get(beginning) {
      var changed = best
      parameter.set(&changed, parameter.get(beginning))
      let reached = try self.distance(of: changed)
      if !distance.isClearlyLess(than: reached) { (best, distance) = (changed, reached) }
    }
  }

  /// The other value of a parameter with which recordings are nearest, and how near.
  ///
  /// What is between the values that are tried first is looked for around the best of these, also
  /// if that is worse than the present one: a number of rows may be right alone.
  private mutating func bestValue(
    of parameter: FitParameter,
    in setting: ScenePlayer.Setting
  ) throws -> (DataValue?, FitDistance) {
    var (best, reached): (DataValue?, FitDistance) = (nil, .greatest)
    func tried(_ value: DataValue, _ fit: inout ProfileFit) throws {
      var changed = setting
      parameter.set(&changed, value)
      let distance = try fit.distance(of: changed)
      if distance.isLess(than: reached) { (best, reached) = (value, distance) }
    }
    let present = parameter.get(setting)
    for value in parameter.values where value != present { try tried(value, &self) }
    guard parameter.isContinuous else { return (best, reached) }
    // Between the neighbors of the best value, ever finer.
    let numbers = parameter.values.compactMap(\.asNumber)
    guard var middle = (best ?? present).asNumber else { return (best, reached) }
    var low = numbers.last { $0 < middle } ?? middle
    var high = numbers.first { $0 > middle } ?? middle
    for _ in 0..<Self.refinements {
      let step = (high - low) / Double(Self.parts)
      guard step > 0 else { break }
      for part in 1..<Self.parts {
        let number = low + Double(part) * step
        try tried(
          parameter.isWhole ? .integer(Int(number.rounded())) : .points(number.rounded(to: 4)),
          &self
        )
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
    at distance: FitDistance
  ) throws -> Bool {
    for value in parameter.values {
      var changed = setting
      parameter.set(&changed, value)
      if try self.distance(of: changed).whole != distance.whole { return true }
    }
    return false
  }

  private mutating func distance(of setting: ScenePlayer.Setting) throws -> FitDistance {
    let key = parameters.map { $0.get(setting).json }.joined(separator: " ")
    if let known = known[key] { return known }
    var sum = FitDistance()
    for recording in recordings {
      plays += 1
      let last = recording.frames.last?.number ?? 0
      let played: [Recording.Frame]
      do {
        played = try ScenePlayer(recording.scene, with: setting).frames(upTo: last)
      } catch is WindowError {
        // A value outside of what the model takes.
        sum = .greatest
        break
      }
      sum +=
        RecordingComparison(of: played, with: recording.frames, within: Self.tolerance).distance
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
