internal import LazyStacks
internal import Lua

enum WindowMembersBinding {
  static let registrations: [Registration] = [
    method(
      "scrollView",
      taking: [
        .position(
          "id",
          as: .path,
          required: false,
          summary: "The scroll view's id; further ones lead to one inside an element."
        )
      ],
      gives: .object("ScrollView"),
      summary: "The outermost scroll view, or the one with an id, or in the view with the id."
    ) { handle, call, reader in
      let scroll = try handle.window.scrollView(reader.path(in: call))
      return call.push(
        ScrollViewHandle(scroll, in: handle.window),
        as: try reader.session.types[ScrollViewHandle.self]
      )
    }.taking(.ids),
    method(
      "node",
      taking: [
        .position(
          "id",
          as: .path,
          summary: "The view's id; further ones lead to one inside its element."
        )
      ],
      gives: .object("Node"),
      summary: "What is known of the view with an id at this moment, without evaluating anything."
    ) { handle, call, reader in
      guard let id = try reader.path(in: call) else { throw Mistake("node needs an id") }
      let session = try reader.session
      let node = try handle.window.node(id)
      let isThere = node.phase != .absent
      let states = isThere ? try handle.window.storage(of: id) as? ScriptState : nil
      return call.push(
        NodeValue(node, id: id, states: states),
        as: try session.types[NodeValue.self]
      )
    }.taking(.ids),
    method(
      "step",
      taking: [
        .position("count", as: .integer(atLeast: 0), default: "1", summary: "How many frames.")
      ],
      gives: .integer(atLeast: 0),
      summary: "Makes frames without any input, and gives their number."
    ) { handle, call, reader in
      let count = try reader.integer("count", in: call) ?? 1
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        try handle.window.step(count)
      }
    },
    method(
      "run",
      taking: [.position("seconds", as: .duration, summary: "How long, in virtual seconds.")],
      gives: .integer(atLeast: 1),
      summary: "Makes the frames of a time, and gives their number."
    ) { handle, call, reader in
      let seconds = try reader.number("seconds", in: call) ?? 0
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        try handle.window.run(seconds: seconds)
      }
    },
    method(
      "settle",
      taking: [
        .position(
          "limit",
          as: .duration,
          default: "60",
          summary: "The virtual seconds after which it raises."
        )
      ],
      gives: .integer(atLeast: 0),
      summary:
        "Makes frames until nothing moves, no task runs and nothing waits, and gives their number."
    ) { handle, call, reader in
      let limit = try reader.number("limit", in: call) ?? 60
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        try handle.window.settle(limit: limit)
      }
    },
    method(
      "resize",
      taking: [
        .position(
          "width",
          as: .positive,
          required: false,
          summary: "The new width, in points; it stays where none is given."
        ),
        .position(
          "height",
          as: .positive,
          required: false,
          summary: "The new height, in points; it stays where none is given."
        ),
      ],
      gives: .integer(atLeast: 1),
      summary: "Gives the window another size, and makes the frame that shows it."
    ) { handle, call, reader in
      let width = try reader.number("width", in: call)
      let height = try reader.number("height", in: call)
      guard width != nil || height != nil else {
        throw Mistake("\(reader.title) needs width, height or both: window:resize { height = 400 }")
      }
      guard call.isTable || height != nil else {
        throw Mistake(
          "\(reader.title) needs height, \(ValueKind.positive.phrase), or width = alone"
        )
      }
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        let size = handle.window.configuration
        return try handle.window.resize(
          width: width ?? size.width,
          height: height ?? size.height
        )
      }
    },
    method(
      "rotate",
      taking: [],
      gives: .integer(atLeast: 1),
      summary: "Swaps width and height, and makes the frame that shows it."
    ) { handle, call, reader in
      try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        let size = handle.window.configuration
        return try handle.window.resize(width: size.height, height: size.width)
      }
    },
    method(
      "update",
      taking: [
        .position(
          "change",
          as: .function("function()"),
          required: false,
          summary: "Changes the data; without it, they were changed before."
        )
      ],
      summary:
        "Says that data changed: ids are compared, and the content functions of elements in sight "
        + "run again, in one frame; see *What is evaluated again*."
    ) { handle, call, reader in
      let change = try reader.function("change", in: call)
      let adjusts = try reader.session.programs.transactions.current.adjustsOffsets
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        try handle.window.update(adjustsOffsets: adjusts) {
          _ = try change?.call([])
        }
        return 0
      }
    },
    method("check", taking: [], summary: "Checks the invariants, and raises if one is broken.") {
      handle,
      _,
      _ in
      try handle.window.check()
      return .none
    },
    method(
      "close",
      taking: [],
      summary: "Gives up the window: it takes no verb any more; what it told, as its trace, stays."
    ) {
      handle,
      _,
      reader in
      if !handle.window.isClosed { try handle.window.checkVerb("close") }
      guard try !reader.session.programs.drive(handle.window) else {
        throw Mistake("close cannot be used while window:play drives the window; write it after it")
      }
      handle.window.close()
      return .none
    },
    field("width", gives: .positive, summary: "The width, in points.") { handle, call, _ in
      call.push(handle.window.configuration.width)
    },
    field("height", gives: .positive, summary: "The height, in points.") { handle, call, _ in
      call.push(handle.window.configuration.height)
    },
    field("size", gives: .object("Size"), summary: "The width and the height.") {
      handle,
      call,
      session in
      let size = handle.window.configuration
      return try call.push(
        SizeValue(Size(width: size.width, height: size.height)),
        as: session.types[SizeValue.self]
      )
    },
    field(
      "frame",
      gives: .integer(atLeast: 1),
      summary: "The number of the last frame; the first is 1."
    ) {
      handle,
      call,
      _ in call.push(handle.window.frame)
    },
    field("time", gives: .duration, summary: "The virtual time of the last frame, in seconds.") {
      handle,
      call,
      _ in call.push(handle.window.time)
    },
    field("trace", gives: .object("Trace"), summary: "What happened in the window.") {
      handle,
      call,
      session in
      try call.push(
        TraceHandle(handle.window.trace, window: handle.number),
        as: session.types[TraceHandle.self]
      )
    },
    field(
      "metrics",
      gives: .object("Metrics"),
      summary: "How often things happened, and how wrong was what was guessed."
    ) {
      handle,
      call,
      session in
      try call.push(MetricsHandle(handle.window), as: session.types[MetricsHandle.self])
    },
  ]

  private static func method(
    _ name: String,
    taking parameters: [Parameter],
    gives result: ValueKind = .nothing,
    summary: String,
    body: @escaping @Sendable (WindowHandle, borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) -> Registration {
    .method(
      name,
      of: "Window",
      taking: parameters,
      gives: result,
      summary: summary,
      body: body
    )
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (WindowHandle, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "Window", on: WindowHandle.self, gives: kind, summary: summary, read: read)
  }
}
