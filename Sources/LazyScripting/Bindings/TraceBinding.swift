internal import LazyReports
internal import LazyStacks
internal import Lua

/// A window's trace, as scripts hold it.
final class TraceHandle: HostClass {
  static let className = "Trace"

  let trace: Trace
  let window: Int

  init(_ trace: Trace, window: Int) {
    self.trace = trace
    self.window = window
  }

  static func describe(_ type: inout HostBehavior<TraceHandle>) {
    type.description = { handle, call in call.push("trace of \(handle.trace.count) events") }
    type.equals = { $0.trace === $1.trace }
  }
}

enum TraceBinding {
  static let registrations = registrations(for: Event.Kind.builtIn)

  /// The methods of traces with events of some kinds.
  static func registrations(for kinds: [Event.Kind]) -> [Registration] {
    [iteration(over: kinds), writing]
  }

  private static func iteration(over kinds: [Event.Kind]) -> Registration {
    .method(
      "events",
      of: "Trace",
      taking: [
        .label(
          "kind",
          as: .cases(kinds.map(\.name)),
          summary: "Only events of this kind."
        ),
        .label("id", as: .path, summary: "Only events of this view."),
        .label(
          "node",
          as: .integer(atLeast: 1),
          summary: "Only events of the view with this number, such as `window:node(id).number`."
        ),
        .label(
          "first",
          as: .integer(atLeast: 0),
          summary: "Only events of this frame and later ones."
        ),
        .label(
          "last",
          as: .integer(atLeast: 0),
          summary: "Only events of this frame and earlier ones."
        ),
      ],
      gives: .function("function that gives the next event"),
      summary: "Iterates over the events that are kept now, oldest first.",
      body: events
    )
  }

  private static let writing = Registration.method(
    "write",
    of: "Trace",
    taking: [
      .position(
        "path",
        as: .string,
        summary: "The file; if there is one already, it must be empty or a trace."
      ),
      .label(
        "force",
        as: .boolean,
        default: "false",
        summary: "Whether it replaces any other file, too."
      ),
    ],
    gives: .integer(atLeast: 0),
    summary:
      "Writes the events that are kept now, as JSON Lines like --trace, and gives their number.",
    body: write
  )

  @Sendable private static func write(
    _ handle: TraceHandle,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaOutcome {
    let path = try call.text(at: 0)
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Mistake("path of trace:write names no file: \(Literal.quoted(path))")
    }
    guard try !reader.session.options.isSandboxed else {
      throw Mistake("trace:write writes no files in the sandbox; run with --trace FILE")
    }
    guard let writer = try reader.session.hooks.traceWriter else {
      throw Mistake("trace:write finds no files here; use trace:events")
    }
    let work = try reader.session.work
    let events = try handle.trace.events { _ in
      try work.note()
      return true
    }
    let order = TraceOrder(
      path: path,
      isForced: try reader.flag("force", default: false, in: call),
      events: events,
      window: handle.window,
      isOfScript: true
    )
    let failure = try writer(order) { try work.note($0.workUnits) }
    if let failure { throw Mistake(failure) }
    return call.push(events.count)
  }

  @Sendable private static func events(
    _ handle: TraceHandle,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaOutcome {
    let kind = try reader.text("kind", in: call)
    let id = try reader.id("id", in: call)
    let node = try reader.integer("node", in: call)
    let first = try reader.integer("first", in: call) ?? 0
    let last = try reader.integer("last", in: call) ?? Int.max
    let work = try reader.session.work
    let events = try handle.trace.events(frames: first...max(first, last)) { event in
      try work.note()
      return (kind == nil || event.kind.name == kind) && (id == nil || event.id == id)
        && (node == nil || event.node == node) && event.frame <= last
    }
    return iterator(over: events, in: call, of: try reader.session.types[EventValue.self])
  }

  private static func iterator(
    over events: [Event],
    in call: borrowing LuaCall,
    of type: LuaObjectType<EventValue>
  ) -> LuaOutcome {
    var next = 0
    return call.push(function: "next event") { call in
      guard next < events.count else { return .none }
      next += 1
      return call.push(EventValue(events[next - 1]), as: type)
    }
  }
}
