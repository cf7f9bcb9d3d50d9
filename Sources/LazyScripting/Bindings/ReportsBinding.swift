internal import LazyStacks
internal import Lua

/// What is wrong with what a window shows, found anew each time it is asked for.
final class ReportsHandle: HostClass {
  static let className = "Reports"

  let window: Window
  init(_ window: Window) { self.window = window }

  static func describe(_ type: inout HostBehavior<ReportsHandle>) {
    type.description = { handle, call in
      call.push("clipped \(try handle.window.clippedViews.count)")
    }
    type.equals = { $0.window === $1.window }
  }
}

/// A view of which something is cut off, as scripts read it.
final class ClippedValue: HostClass {
  static let className = "ClippedView"

  let view: ClippedView
  init(_ view: ClippedView) { self.view = view }

  static func describe(_ type: inout HostBehavior<ClippedValue>) {
    type.description = { value, call in
      let cut = value.view.cut
      let edges = [
        ("top", cut.top), ("leading", cut.leading), ("bottom", cut.bottom),
        ("trailing", cut.trailing),
      ]
      let parts = edges.filter { $0.1 > 0 }.map { "\(Printed.number($0.1)) at \($0.0)" }
      let name = value.view.id.map { "\($0.onOneLine)" } ?? Literal.article(value.view.view)
      return call.push("\(name): \(parts.joined(separator: ", "))")
    }
    type.equals = { $0.view == $1.view }
  }
}

enum ReportsBinding {
  static let registrations: [Registration] = [
    .field(
      "reports",
      of: "Window",
      on: WindowHandle.self,
      .object("Reports"),
      "What is wrong with what the window shows at this moment."
    ) { handle, call, session in
      try call.push(ReportsHandle(handle.window), as: session.types[ReportsHandle.self])
    },
    .field(
      "clipped",
      of: "Reports",
      on: ReportsHandle.self,
      .array(.object("ClippedView")),
      "The views of which something is cut off because they are larger than what shows them."
    ) { handle, call, session in
      let type = try session.types[ClippedValue.self]
      let views = try handle.window.clippedViews
      return try call.pushTable(arrayCapacity: views.count, fieldCapacity: 0) { table in
        for (index, view) in views.enumerated() {
          try session.work.note()
          table.set(index + 1, ClippedValue(view), as: type)
        }
      }
    },
    field("id", .either([.id, .nothing]), "The view's id, or its place.") { value, call, _ in
      guard let id = value.view.id else { return .none }
      return call.push(LuaValue(id))
    },
    field("view", .string, "The view's name.") { value, call, _ in call.push(value.view.view) },
    edge("top") { $0.top },
    edge("leading") { $0.leading },
    edge("bottom") { $0.bottom },
    edge("trailing") { $0.trailing },
  ]

  private static func edge(
    _ name: String,
    _ read: @escaping @Sendable (EdgeInsets) -> Double
  ) -> Registration {
    field(name, .number, "How much is cut off at this edge, in points.") { value, call, _ in
      call.push(read(value.view.cut))
    }
  }

  private static func field(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read: @escaping @Sendable (ClippedValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "ClippedView", on: ClippedValue.self, kind, summary, read: read)
  }
}
