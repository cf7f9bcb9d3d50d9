internal import LazyStacks
internal import Lua

/// The threshold of a scroll transition, as scripts write it.
enum TransitionThreshold {
  private static let kind = ValueKind.either([
    .cases(["visible", "hidden", "centered"]), .fraction,
  ])

  static let parameters: [Parameter] = [
    .label(
      "threshold",
      as: kind,
      summary:
        "How far in sight the view is when the effect is over: all of it (`visible`), none "
        + "(`hidden`), in the middle (`centered`), or a fraction of it; 1 for `interactive`, 0.5 "
        + "for `animated`."
    ),
    .label(
      "interpolated",
      as: .table("{ towards = \"hidden\", amount = 0.5 }"),
      summary:
        "Another threshold that lies between `threshold` and a second one, `towards`, at a "
        + "fraction of the way, `amount`: 0 is `threshold`, 1 the second one."
    ),
    .label(
      "inset",
      as: .distance,
      summary: "By how much shorter the container counts at both ends for the threshold; below 0 "
        + "for longer."
    ),
  ]

  /// Reads the threshold with what changes it; nil if nothing was given.
  ///
  /// - Parameters:
  ///   - plain: The threshold where only changes are given.
  ///   - call: The call.
  ///   - reader: What reads its arguments.
  /// - Returns: The threshold.
  /// - Throws: ``Mistake`` for a wrong part of `interpolated`.
  static func read(
    or plain: ScrollTransitionThreshold,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> ScrollTransitionThreshold? {
    var threshold = threshold(try reader.value("threshold", in: call))
    if case .table(let table) = try reader.value("interpolated", in: call) {
      let (other, amount) = try way(in: table, by: reader)
      threshold = (threshold ?? plain).interpolated(towards: other, amount: amount)
    }
    if let inset = try reader.number("inset", in: call) {
      threshold = (threshold ?? plain).inset(by: inset)
    }
    return threshold
  }

  /// The threshold that a value of the right kind stands for; nil for any other value.
  private static func threshold(_ value: LuaValue) -> ScrollTransitionThreshold? {
    switch value.text {
    case "visible": .visible
    case "hidden": .hidden
    case "centered": .centered
    default: value.number.flatMap { ValueKind.fraction.allows($0) ? .visible($0) : nil }
    }
  }

  /// Reads the second threshold of `interpolated`, and how far towards it.
  private static func way(
    in table: LuaTable,
    by reader: ArgumentReader
  ) throws -> (ScrollTransitionThreshold, Double) {
    let title = "interpolated of \(reader.title)"
    let example = "write interpolated = { towards = \"hidden\", amount = 0.5 }"
    let known: [LuaValue] = [.string("towards"), .string("amount")]
    for (key, _) in try table.entries() where !known.contains(key) {
      let name = Literal.of(key, in: try reader.session.state)
      throw Mistake("\(title) has no \(name); \(example)")
    }
    let (towards, amount) = (try table.rawGet("towards"), try table.rawGet("amount"))
    guard let other = threshold(towards) else {
      let found = Literal.of(towards, in: try reader.session.state)
      throw Mistake("towards in \(title) is \(kind.phrase), got \(found); \(example)")
    }
    guard let number = amount.number, ValueKind.fraction.allows(number) else {
      let found = Literal.of(amount, in: try reader.session.state)
      throw Mistake(
        "amount in \(title) is \(ValueKind.fraction.phrase), got \(found); \(example)"
      )
    }
    return (other, number)
  }
}

extension ScrollTransitionConfiguration {
  /// Reads the configuration at one end: its own, otherwise that for both ends.
  init(
    at end: String,
    from base: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws {
    let animation = try Animation(in: call, by: reader)
    let kind = try reader.text(end, in: call) ?? base
    var configuration: ScrollTransitionConfiguration
    switch kind {
    case "animated": configuration = animation.map { .animated($0) } ?? .animated
    case "identity": configuration = .identity
    default: configuration = .interactive
    }
    let names = try [
      reader.text("topLeading", in: call), reader.text("bottomTrailing", in: call), base,
    ]
    if reader.has("animation", in: call), !names.contains("animated") {
      throw Mistake("animation of \(reader.title) goes with \"animated\"")
    }
    let plain: ScrollTransitionThreshold = kind == "animated" ? .visible(0.5) : .visible
    let threshold = try TransitionThreshold.read(or: plain, in: call, by: reader)
    self = threshold.map(configuration.threshold) ?? configuration
  }
}
