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
      taking: parameters,
      rest: .views,
      gives: .object("Window"),
      summary: "Hosts content and drives its frames; the first has been laid out when it returns."
    ) { call, reader in
      let session = try reader.session
      let number = session.made.nextNumber()
      var configuration = try configuration(in: call, by: reader)
      let events = session.made.events
      let watch = FrameWatch(in: session.state)
      let stills = session.made.stills
      watch.onFrame = { [weak session] window in
        stills.keep(window, numbered: number)
        session?.hooks.onFrame?(window, number)
        guard let receive = session?.hooks.onStill else { return }
        if let still = KeptStills.still(of: window, hasBars: true) { receive(still, number) }
      }
      configuration.listeners = [
        { events($0, number) },
        { if $0.kind == .frame { watch.frameEnded() } },
      ]
      if let change = session.options.profileChange, change.window == number {
        configuration.laterProfile = (change.frame, .named(name: change.profile))
      }
      configuration.prepare = { [programs = session.programs] in
        programs.adopt($0, frameTime: $1, ofWindow: number)
      }
      if case .table(let table) = try reader.value("environment", in: call) {
        configuration.environment = try table.entries().map { key, value in
          try StateBinding.entry(key.text ?? Literal.of(key), value: value, in: session)
        }
      }
      let (content, reevaluates) = try content(in: call, by: reader)
      let onScroll = session.hooks.onScroll.map { tell in
        { (scroll: ToldScroll) in tell(scroll, number) }
      }
      let window = try session.adopt(number: number) {
        try Window(configuration, reevaluates: reevaluates, onScroll: onScroll, content: content)
      }
      watch.windowMade(window)
      return try call.push(
        WindowHandle(window, number: number),
        as: session.types[WindowHandle.self]
      )
    }
  ]

  private static let parameters: [Parameter] = [
    .label("width", as: .positive, required: true, summary: "The width, in points."),
    .label("height", as: .positive, required: true, summary: "The height, in points."),
    .label(
      "refreshRate",
      as: .positive,
      default: "60",
      summary: "Frames of a virtual second, 1 to 1000."
    ),
    .label(
      "profile",
      as: .either([.cases(Profile.all.map(\.name)), .object("Profile")]),
      default: "\"swiftui2027\"",
      summary:
        "The parameters of the model, by name or from `lab.profile`; where none is given, those "
        + "that `lazylab run --profile` names."
    ),
    EstimatorsBinding.parameter(
      default: "\"mean\"",
      summary:
        "How lazy containers that say nothing about it guess the lengths of subviews not seen."
    ),
    .label(
      "seed",
      as: .integer(atLeast: 0),
      summary: "The seed of what is random in the window; the session's where none is given."
    ),
    CostBinding.windowParameter,
    PrefetchBinding.parameter,
    .label(
      "thresholds",
      as: .array(.fraction),
      default: "{ 0.5 }",
      summary:
        "Visible fractions that are traced as `visibility` events, with or without an observer; "
        + "{} for those of observers alone."
    ),
    .label(
      "environment",
      as: .table("of names and values"),
      summary: "Values of the environment that hold in the whole window; see `:environment`."
    ),
    .label(
      "traceLimit",
      as: .integer(atLeast: 0),
      default: "100000",
      summary: "How many events the window keeps."
    ),
  ]

  private static func configuration(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> WindowConfiguration {
    var configuration = WindowConfiguration(
      width: try reader.number("width", in: call) ?? 0,
      height: try reader.number("height", in: call) ?? 0,
      refreshRate: try reader.number("refreshRate", in: call) ?? 60
    )
    let profile = reader.place(of: "profile", in: call)
    if call.kind(at: profile) == .object {
      configuration.profile = try call.object(
        at: profile,
        as: reader.session.types[ProfileValue.self]
      )
      .profile
    } else {
      let name = try reader.text("profile", in: call)
      let usual = name == nil ? try reader.session.usualSetting?.profile : nil
      if name == nil { try reader.session.hasTaken.profile = true }
      configuration.profile = try usual ?? .named(name: name ?? reader.session.options.profile)
    }
    if let answer = try reader.session.options.otherAnswer,
      configuration.profile.take(answer)
    {
      try reader.session.hasTaken.answer = true
    }
    configuration.estimator =
      try EstimatorChoice(in: call, by: reader) ?? reader.session.usualSetting?.estimator ?? .mean
    configuration.frameCost = try CostBinding.frameCost(by: reader, in: call)
    configuration.prefetchPolicy = try PrefetchBinding.policy(by: reader, in: call)
    configuration.workMeter = try reader.session.work
    configuration.hostState = SessionState(of: try reader.session.reference)
    configuration.seed =
      try reader.integer("seed", in: call).map(UInt64.init) ?? reader.session.options.seed
    configuration.traceLimit = try reader.integer("traceLimit", in: call) ?? 100_000
    if case .table(let table) = try reader.value("thresholds", in: call) {
      configuration.thresholds = try thresholds(table)
    }
    return configuration
  }

  private static func thresholds(_ table: LuaTable) throws -> [Double] {
    let fractions = try table.entries().enumerated().map { index, entry in
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
    for (place, fraction) in fractions.enumerated() where fractions[..<place].contains(fraction) {
      throw Mistake("thresholds of Window has \(Literal.of(.number(fraction))) twice")
    }
    return fractions
  }

  private static func content(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> (content: () throws -> Content, reevaluates: Bool) {
    guard call.kind(at: 0) == .function else {
      let children = try reader.children(in: call)
      try reader.session.views.forgetChildren()
      return ({ Group(children).content }, false)
    }
    let function = try call.function(at: 0)
    let session = try reader.session
    if let name = session.scope.constructorName(of: function) {
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
        try reference.answer(function, orElse: ViewValue.standIn.content) {
          try reference.get().views.content(from: function, of: "the content of the Window") { _ in
          }
        }
      }, true
    )
  }
}
