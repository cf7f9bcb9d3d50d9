internal import LazyStacks
internal import Lua

enum TaskBinding {
  static let registrations: [Registration] = [
    .modifier(
      "task",
      taking: [
        .position("action", as: .function("function()"), summary: "What runs; it may wait."),
        .label("id", as: .any, summary: "Another value ends the task and starts it again."),
      ],
      summary:
        "Runs a function as a coroutine when the view appears, after everything that came with it "
        + "has appeared. It may wait, and is ended when the view leaves the screen."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let session = try reader.session
      let reference = session.reference
      let id = try reader.value("id", in: call)
      let name = view.name
      let content = view.content.task(id: id == .nil ? nil : try watched(id, in: session)) {
        agenda in
        try ScriptProgram.started(
          action,
          as: "a task of \(Literal.article(for: name))",
          in: agenda,
          of: reference.get()
        )
      }
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "onChange",
      taking: [
        .label("of", as: .any, summary: "The value that is watched; nil is one, too."),
        .label(
          "initial",
          as: .boolean,
          default: "false",
          summary: "Whether the first value is told."
        ),
        .position("action", as: .function("function(old, new)"), summary: "What is called."),
      ],
      summary:
        "Calls a function when a value is another one than when the view was described before. A "
        + "view off screen is not told, nor when it comes back: what changed meanwhile is seen by "
        + "`:onAppear`."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let session = try reader.session
      let reference = session.reference
      let initial = try reader.flag("initial", in: call)
      let content = view.content.onChange(
        of: try watched(reader.value("of", in: call), in: session),
        initial: initial
      ) { old, new in
        guard let old = old as? ParameterValue, let new = new as? ParameterValue else { return }
        try reference.notify(action) {
          try ObservedValue.tell(action, old: old.value.push, new: new.value.push)
        }
      }
      return ViewValue(content, name: view.name)
    },
    .function(
      "wait",
      taking: [
        .position(
          "seconds",
          as: .duration,
          summary: "How long, in virtual seconds; 0 for the next frame."
        )
      ],
      gives: .nothing,
      summary: "Waits in a `:task` or in `window:play`, while frames go on."
    ) { call, reader in
      let program = try reader.session.programs.waiting(in: "wait")
      let seconds = try reader.seconds("seconds", in: call) ?? 0
      if let window = program.window {
        return try ScriptVerb(of: window, by: reader).makeFrames(in: call) {
          try window.run(seconds: seconds, askedBy: "wait")
        }
      }
      program.wait(for: .seconds(seconds), in: "wait", at: call.location())
      return .yield
    },
    .function(
      "waitUntil",
      taking: [
        .position(
          "condition",
          as: .function("function()"),
          summary: "Says whether it has come; asked once a frame."
        ),
        .position(
          "limit",
          as: .duration,
          required: false,
          summary: "The seconds after which it goes on anyway."
        ),
      ],
      gives: .boolean,
      summary:
        "Waits in a `:task` or in `window:play` until a function gives true; false where the limit "
        + "came first."
    ) { call, reader in
      let program = try reader.session.programs.waiting(in: "waitUntil")
      let condition = try reader.requiredFunction("condition", in: call)
      let limit = try reader.seconds("limit", in: call)
      if let window = program.window {
        _ = try reader.session.programs.program(of: window, calling: "waitUntil", in: call)
      }
      let reference = try reader.session.reference
      // If a plugin's condition fails, nothing is waited for.
      let holds = {
        try reference.answer(condition, orElse: true) {
          try condition.call([]).first?.isTruthy ?? false
        }
      }
      program.wait(
        for: .condition(holds, limit: limit),
        in: "waitUntil",
        at: call.location()
      )
      return .yield
    },
    .function(
      "after",
      taking: [
        .position(
          "seconds",
          as: .duration,
          summary: "How long, in virtual seconds; 0 for the next frame."
        ),
        .position("action", as: .function("function()"), summary: "What is called."),
      ],
      gives: .nothing,
      summary:
        "Calls a function later, at the start of a frame: of the window whose frame is being made, "
        + "else of the one used last. It may be written anywhere."
    ) { call, reader in
      let agenda = try reader.session.agenda(for: "after")
      let action = try reader.requiredFunction("action", in: call)
      let seconds = try reader.seconds("seconds", in: call) ?? 0
      // Views that are made only to be measured put off nothing.
      guard try !reader.session.made.isUnheard else { return .none }
      let reference = try reader.session.reference
      agenda.add(after: seconds, as: "what after() put off") { try reference.notify(action) }
      return .none
    },
  ]

  /// A value that is compared like parameters of views: tables field by field, as they were, also
  /// those in a model or a state.
  static func watched(_ value: LuaValue, in session: LabSession) throws -> WatchedValue {
    let types = session.types
    let plain = session.observed.stored(value)
    if plain != value { session.observed.table(in: value)?.noteReadOfAll() }
    return WatchedValue(try ParameterValue(value, of: plain, types: types)) { left, right in
      guard let left = left as? ParameterValue, let right = right as? ParameterValue else {
        return false
      }
      return (try? left.isEqual(to: right, by: LuaComparison(types: types))) ?? false
    }
  }
}
