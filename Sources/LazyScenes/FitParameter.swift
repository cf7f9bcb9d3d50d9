internal import LazyExtents
internal import LazyReports
internal import LazyStacks

/// A parameter that a fit may change, with the values that it tries.
struct FitParameter {
  let name: String
  /// The values, in order.
  let values: [DataValue]
  /// Whether values between those are tried, too.
  var isContinuous = false
  /// Whether all values are whole numbers.
  var isWhole = false
  /// Changes a setting; nothing happens for a value of another kind.
  var set: (inout ScenePlayer.Setting, DataValue) -> Void
  let get: (ScenePlayer.Setting) -> DataValue

  /// A number, also one between those that are named unless these are all that there are.
  static func real(
    _ name: String,
    at path: WritableKeyPath<Profile, Double>,
    _ values: [Double],
    isContinuous: Bool = true
  ) -> FitParameter {
    FitParameter(
      name: name,
      values: values.map { .points($0) },
      isContinuous: isContinuous,
      set: { $0.profile[keyPath: path] = $1.asNumber ?? $0.profile[keyPath: path] },
      get: { .points($0.profile[keyPath: path]) }
    )
  }

  static func whole(
    _ name: String,
    at path: WritableKeyPath<Profile, Int>,
    _ values: [Int]
  ) -> FitParameter {
    FitParameter(
      name: name,
      values: values.map { .integer($0) },
      isContinuous: true,
      isWhole: true,
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

  /// Lengths of what is visible: what is reached leaps from row to row, so that few numbers would
  /// say little.
  private static let viewports = (0..<30).map { Double($0) / 10 } + [3, 4, 5, 7, 10]

  /// The parameters of the model that change what a recording shows.
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
      .flag("prefetch", at: \.prefetch),
      .real("prefetchReach", at: \.prefetchReach, viewports),
      .real("reachForward", at: \.reachForward, viewports),
      .real("reachBackward", at: \.reachBackward, viewports),
      .real("exactReach", at: \.exactReach, viewports),
      .real("decelerationRate", at: \.decelerationRate, [0.998, 0.99], isContinuous: false),
      .real("flingEnd", at: \.flingEnd, [1, 5, 10, 20, 50, 100]),
      .real("rubberBand", at: \.rubberBand, [0, 0.25, 0.4, 0.55, 0.7, 0.85, 1]),
      .real("bounceStiffness", at: \.bounceStiffness, [30, 60, 119, 240, 480]),
      .real("displayScale", at: \.displayScale, [0, 1, 2, 3], isContinuous: false),
      .flag("anchorFollowsAfterResize", at: \.anchorFollowsAfterResize),
      .choice("disappearAt", at: \.disappearAt),
      .whole("coldSample", at: \.coldSample, [1, 2, 3, 5, 10]),
      .real("coldLength", at: \.coldLength, [10, 20, 32, 44, 60, 100]),
      .whole("gridPasses", at: \.gridPasses, [1, 2]),
      .flag("keepsFocus", at: \.keepsFocus),
    ]
  }

  /// The parameters of what is held around what is visible, which depend on one another: lengths of
  /// what is visible are `viewport` points each.
  static func ofCaches(viewport: Double?) -> [FitParameter] {
    // What is held decides what is guessed, which leaps: few numbers would say little.
    let points = Array(stride(from: 0.0, to: 1_000, by: 20)) + [1_200, 1_600, 2_000]
    // On one side or both, as far as each reach: one alone may be no better than before.
    let lengths = Profile.CacheReach.allCases.flatMap { reach in
      [true, false].map { isBoth in
        var after = real("cacheAfter", at: \.cacheAfter, points)
        after.set = { setting, value in
          setting.profile.cacheAfter = value.asNumber ?? 0
          setting.profile.cacheReach = reach
          if isBoth { setting.profile.cacheBefore = setting.profile.cacheAfter }
        }
        return after
      }
    }
    return lengths + [
      real("cacheBefore", at: \.cacheBefore, points),
      choice("cacheSides", at: \.cacheSides), choice("cacheReach", at: \.cacheReach),
      whole("cacheDelay", at: \.cacheDelay, [0, 1, 2, 3]), cacheUnit(viewport: viewport ?? 1),
      cacheRows,
    ]
  }

  /// The unit of caches, which keeps their lengths.
  private static func cacheUnit(viewport: Double) -> FitParameter {
    var unit = choice("cacheUnit", at: \.cacheUnit)
    unit.set = { setting, value in
      guard case .text(let text) = value, let new = Profile.CacheUnit(rawValue: text) else {
        return
      }
      func points(_ unit: Profile.CacheUnit) -> Double { unit == .viewports ? viewport : 1 }
      let factor = points(setting.profile.cacheUnit) / points(new)
      setting.profile.cacheUnit = new
      setting.profile.cacheBefore *= factor
      setting.profile.cacheAfter *= factor
    }
    return unit
  }

  /// How many rows are held, which are then the unit.
  private static var cacheRows: FitParameter {
    // What is guessed leaps from row to row, so that few numbers would say little.
    let values = Array(0...40) + [50, 75, 100, 150, 200, 300]
    var rows = whole("cacheRows", at: \.cacheRows, values)
    rows.set = { setting, value in
      guard case .integer(let number) = value else { return }
      setting.profile.cacheRows = number
      guard number > 0, setting.profile.cacheUnit != .rows else { return }
      setting.profile.cacheUnit = .rows
      (setting.profile.cacheBefore, setting.profile.cacheAfter) = (0, 0)
    }
    return rows
  }
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
