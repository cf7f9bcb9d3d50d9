internal import LazyExtents
internal import LazyStacks
internal import Lua

/// A window as scripts hold it.
final class WindowHandle: HostClass {
  static let className = "Window"

  let window: Window
  let number: Int

  init(_ window: Window, number: Int) {
    self.window = window
    self.number = number
  }

  static func describe(_ type: inout HostBehavior<WindowHandle>) {
    type.description = { handle, call in call.push(Card.of(handle)) }
    type.equals = { $0.window === $1.window }
  }
}

enum WindowBinding {
  static let registrations: [Registration] = [
    .constructor(
      "Window",
      parameters,
      rest: .views,
      gives: .object("Window"),
      "Hosts content and drives its frames; the first has been laid out when it returns."
    ) { call, reader in
      let session = try reader.session
      let number = session.made.nextNumber()
      var configuration = try configuration(call, reader)
      let events = session.events
      let watch = InterruptWatch(session.state)
      configuration.listeners = [
        { events($0, number) },
        { if $0.kind == .frame { watch.frameEnded() } },
      ]
      configuration.prepare = { [programs = session.programs] in programs.adopt($0, $1) }
      if case .table(let table) = try reader.value("environment", call) {
        configuration.environment = try table.entries().map { key, value in
          try StateBinding.entry(key.text ?? Literal.of(key), value, session)
        }
      }
      let (content, reevaluates) = try content(call, reader)
      let window = try session.adopt(number: number) {
        try Window(configuration, reevaluates: reevaluates, content: content)
      }
      watch.window = window
      return try call.push(
        WindowHandle(window, number: number),
        as: session.types[WindowHandle.self]
      )
    }
  ]

  private static let parameters: [Parameter] = [
    .label("width", .positive, required: true, "The width, in points."),
    .label("height", .positive, required: true, "The height, in points."),
    .label("refreshRate", .positive, default: "60", "Frames of a virtual second, 1 to 1000."),
    .label(
      "profile",
      .either([.cases(Profile.all.map(\.name)), .object("Profile")]),
      default: "\"swiftui2027\"",
      "The parameters of the model, by name or from `lab.profile`."
    ),
    EstimatorsBinding.parameter(
      default: "\"mean\"",
      "How lazy containers that say nothing about it guess the lengths of subviews not seen."
    ),
    .label(
      "seed",
      .integer(atLeast: 0),
      "The seed of what is random in the window; the session's where none is given."
    ),
    CostBinding.windowParameter,
    PrefetchBinding.parameter,
    .label(
      "thresholds",
      .array(.fraction),
      default: "{}",
      "Visible fractions that are always traced as `visibility` events."
    ),
    .label(
      "environment",
      .table("of names and values"),
      "Values of the environment that hold in the whole window; see `:environment`."
    ),
    .label(
      "traceLimit",
      .integer(atLeast: 0),
      default: "100000",
      "How many events the window keeps."
    ),
  ]

  private static func configuration(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> WindowConfiguration {
    var configuration = WindowConfiguration(
      width: try reader.number("width", call) ?? 0,
      height: try reader.number("height", call) ?? 0,
      refreshRate: try reader.number("refreshRate", call) ?? 60
    )
    let profile = reader.place("profile", call)
    if call.kind(profile) == .object {
      configuration.profile = try call.object(profile, reader.session.types[ProfileValue.self])
        .profile
    } else {
      configuration.profile = .named(try reader.text("profile", call))
    }
    configuration.estimator = try reader.estimator(call) ?? .mean
    configuration.frameCost = try CostBinding.frameCost(reader, call)
    configuration.prefetchPolicy = try PrefetchBinding.policy(reader, call)
    configuration.workMeter = try reader.session.work
    configuration.seed =
      try reader.integer("seed", call).map(UInt64.init) ?? reader.session.options.seed
    configuration.traceLimit = try reader.integer("traceLimit", call) ?? 100_000
    if case .table(let table) = try reader.value("thresholds", call) {
      configuration.thresholds = try thresholds(table)
    }
    return configuration
  }

  private static func thresholds(_ table: LuaTable) throws -> [Double] {
    try table.entries().enumerated().map { index, entry in
      guard entry.key == .integer(index + 1), let fraction = entry.value.number,
        ValueKind.fraction.allows(fraction)
      else {
        throw Mistake(
          "thresholds of Window is \(ValueKind.array(.fraction).phrase), got "
            + "[\(Literal.of(entry.key))] = \(Literal.of(entry.value))"
        )
      }
      return fraction
    }
  }

  private static func content(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> (content: () throws -> Content, reevaluates: Bool) {
    guard call.kind(0) == .function else {
      let children = try reader.children(call)
      try reader.session.childDepth = 0
      return ({ Group(children).content }, false)
    }
    let function = try call.function(0)
    let session = try reader.session
    if let name = session.constructorName(of: function) {
      throw Mistake(
        "child 1 of Window is the constructor \(name), which was not called; "
          + "write \(name) {}"
      )
    }
    guard call.count == 1 else {
      throw Mistake("Window takes views, or one function that returns them")
    }
    let reference = session.reference
    return (
      {
        try reference.get().content(from: function, of: "the content of the Window") { _ in }
      }, true
    )
  }
}
