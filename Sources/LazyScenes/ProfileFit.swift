internal import LazyExtents
public import LazyReports
internal import LazyStacks

/// How far recordings and what was played are apart, points and rows together.
struct FitDistance {
  /// What is more than measurements may be wrong by.
  var beyond = 0.0
  /// All of it.
  var whole = 0.0
  /// How many figures of frames are more apart than measurements may be wrong by.
  var figures = 0

  static let greatest = FitDistance(beyond: .infinity, whole: .infinity, figures: .max)

  static func += (sum: inout FitDistance, other: FitDistance) {
    sum.beyond += other.beyond
    sum.whole += other.whole
    sum.figures += other.figures
  }

  /// What makes one distance less than another one.
  enum Order: CaseIterable {
    /// Fewer figures that differ: what is right in some of them while others leap is found so.
    case figures
    /// Fewer points and rows.
    case points
  }

  func isLess(than other: FitDistance, by order: Order) -> Bool {
    switch order {
    case .figures: (figures, beyond) < (other.figures, other.beyond)
    case .points: (beyond, whole) < (other.beyond, other.whole)
    }
  }

  /// Whether it is smaller by more than chance: by a twentieth of the figures; or first by what is
  /// beyond errors of measurement, and where that is the same by a fiftieth of the whole.
  func isClearlyLess(than other: FitDistance, by order: Order) -> Bool {
    switch order {
    case .figures: return Double(figures) < Double(other.figures) * 0.95 - 1
    case .points:
      if beyond < other.beyond - 0.25 { return true }
      return beyond <= other.beyond + 0.25 && whole < other.whole * 0.98 - 0.25
    }
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
    let before = try distance(of: setting)
    var (best, distance) = (setting, before)
    // What one order prefers may be a detour for the other: the first walk goes on from where
    // either leads, and the nearest setting on the way counts; the second one only comes nearer.
    for orders in [FitDistance.Order.allCases, [.points]] {
      var (now, reached) = (best, distance)
      var visited = [key(of: now)]
      for _ in 1...Self.mostChanges {
        guard let step = try bestStep(from: now, at: reached, by: orders, besides: visited) else {
          break
        }
        step.parameter.set(&now, step.value)
        reached = step.reached
        visited.append(key(of: now))
        if reached.isLess(than: distance, by: .points) { (best, distance) = (now, reached) }
        onProgress(
          "\(step.parameter.name) = \(step.value.shown): still apart by \(reached.beyond.tenth)"
        )
      }
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

  private static let mostChanges = 15

  /// A change of one parameter, and how far recordings are apart with it.
  private typealias Step = (parameter: FitParameter, value: DataValue, reached: FitDistance)

  /// The change that brings recordings nearest; nil if none does by more than chance.
  ///
  /// It goes first, since another one might only make up for it.
  private mutating func bestStep(
    from setting: ScenePlayer.Setting,
    at distance: FitDistance,
    by orders: [FitDistance.Order],
    besides visited: [String]
  ) throws -> Step? {
    var steps: [Step] = []
    for parameter in parameters where !steps.contains(where: { $0.reached.beyond == 0 }) {
      steps += try values(of: parameter, in: setting).map { (parameter, $0.value, $0.reached) }
    }
    for order in orders {
      steps.sort { $0.reached.isLess(than: $1.reached, by: order) }
      for step in steps {
        guard step.reached.isClearlyLess(than: distance, by: order) else { break }
        var changed = setting
        step.parameter.set(&changed, step.value)
        if !visited.contains(key(of: changed)) { return step }
      }
    }
    return nil
  }

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
      if !FitDistance.Order.allCases.contains(where: {
        distance.isClearlyLess(than: reached, by: $0)
      }) {
        (best, distance) = (changed, reached)
      }
    }
  }

  /// The other values of a parameter, and how far recordings are apart with each.
  ///
  /// What is between the values that are tried first is looked for around the best of these, also
  /// if that is worse than the present one: a number of rows may be right alone.
  private mutating func values(
    of parameter: FitParameter,
    in setting: ScenePlayer.Setting
  ) throws -> [(value: DataValue, reached: FitDistance)] {
    let present = parameter.get(setting)
    var tried: [(value: DataValue, reached: FitDistance)] = []
    for value in parameter.values where value != present {
      tried.append((value, try distance(of: setting, with: value, for: parameter)))
    }
    guard parameter.isContinuous else { return tried }
    return try FitDistance.Order.allCases.reduce(into: tried) { all, order in
      all += try refined(parameter, in: setting, beginning: tried, by: order)
    }
  }

  /// More values, ever finer between the neighbors of the best one.
  private mutating func refined(
    _ parameter: FitParameter,
    in setting: ScenePlayer.Setting,
    beginning: [(value: DataValue, reached: FitDistance)],
    by order: FitDistance.Order
  ) throws -> [(value: DataValue, reached: FitDistance)] {
    let numbers = parameter.values.compactMap(\.asNumber)
    guard var best = beginning.min(by: { $0.reached.isLess(than: $1.reached, by: order) }),
      var middle = best.value.asNumber
    else { return [] }
    var low = numbers.last { $0 < middle } ?? middle
    var high = numbers.first { $0 > middle } ?? middle
    var tried: [(value: DataValue, reached: FitDistance)] = []
    for _ in 0..<Self.refinements {
      let step = (high - low) / Double(Self.parts)
      guard step > 0 else { break }
      for part in 1..<Self.parts {
        let number = low + Double(part) * step
        let value: DataValue =
          parameter.isWhole ? .integer(Int(number.rounded())) : .points(number.rounded(to: 4))
        let reached = try distance(of: setting, with: value, for: parameter)
        tried.append((value, reached))
        if reached.isLess(than: best.reached, by: order) { best = (value, reached) }
      }
      guard let found = best.value.asNumber else { break }
      middle = found
      (low, high) = (max(low, middle - step), min(high, middle + step))
    }
    return tried
  }

  private mutating func distance(
    of setting: ScenePlayer.Setting,
    with value: DataValue,
    for parameter: FitParameter
  ) throws -> FitDistance {
    var changed = setting
    parameter.set(&changed, value)
    return try distance(of: changed)
  }

  private static let refinements = 3
  private static let parts = 10

  /// Whether some value of a parameter makes another recording.
  private mutating func isSeen(
    _ parameter: FitParameter,
    in setting: ScenePlayer.Setting,
    at distance: FitDistance
  ) throws -> Bool {
    try parameter.values.contains {
      try self.distance(of: setting, with: $0, for: parameter).whole != distance.whole
    }
  }

  /// The values of all parameters.
  private func key(of setting: ScenePlayer.Setting) -> String {
    parameters.map { $0.get(setting).json }.joined(separator: " ")
  }

  private mutating func distance(of setting: ScenePlayer.Setting) throws -> FitDistance {
    let key = key(of: setting)
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
