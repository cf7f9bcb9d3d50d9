internal import LazyStacks
internal import Lua

/// The problems of what a window shows, determined again on each access.
final class ReportsHandle: HostClass {
  static let className = "Reports"

  let window: Window
  init(_ window: Window) { self.window = window }

  static func describe(_ type: inout HostBehavior<ReportsHandle>) {
    type.description = { handle, call in
      let reports = handle.window.reports
      // What is missing is made for the answer, which may fail.
      let counts = [
        ("clipped", try reports.clipped.count), ("overlap", try reports.overlap.count),
        ("vanishedEarly", try reports.vanishedEarly.count),
        ("duplicateID", try reports.duplicateID.count),
        ("zeroLength", try reports.zeroLength.count),
      ]
      return call.push(counts.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
    }
    type.equals = { $0.window === $1.window }
  }
}

/// A view that is partly clipped, as scripts read it.
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
      let name = value.view.id.map { "\($0.onOneLine)" } ?? Literal.article(for: value.view.view)
      return call.push("\(name): \(parts.joined(separator: ", "))")
    }
    type.equals = { $0.view == $1.view }
  }
}

/// A view that is not loaded but would be drawn in sight, as scripts read it.
final class UndrawnValue: HostClass {
  static let className = "UndrawnView"

  let view: UndrawnView
  init(_ view: UndrawnView) { self.view = view }

  static func describe(_ type: inout HostBehavior<UndrawnValue>) {
    type.description = { value, call in
      let drawn = value.view.drawnRect
      return call.push(
        "\(value.view.id.onOneLine): drawn at x \(Printed.number(drawn.origin.x)) "
          + "y \(Printed.number(drawn.origin.y)) width \(Printed.number(drawn.size.width)) "
          + "height \(Printed.number(drawn.size.height))"
      )
    }
    type.equals = { $0.view == $1.view }
  }
}

/// A view that another one covers in part, as scripts read it.
final class CoveredValue: HostClass {
  static let className = "CoveredView"

  let view: CoveredView
  init(_ view: CoveredView) { self.view = view }

  static func describe(_ type: inout HostBehavior<CoveredValue>) {
    type.description = { value, call in
      let part = value.view.covered.size
      return call.push(
        "\(value.view.id.onOneLine): \(Printed.number(part.width)) × "
          + "\(Printed.number(part.height)) below \(value.view.cover.onOneLine)"
      )
    }
    type.equals = { $0.view == $1.view }
  }
}

enum ReportsBinding {
  static let registrations: [Registration] =
    lists + clipped + undrawn + covered + [
      .field(
        "reports",
        of: "Window",
        on: WindowHandle.self,
        gives: .object("Reports"),
        summary: "What is wrong with what the window shows at this moment."
      ) { handle, call, session in
        try call.push(ReportsHandle(handle.window), as: session.types[ReportsHandle.self])
      }
    ]

  private static let lists: [Registration] = [
    list(
      "clipped",
      of: ClippedValue.init,
      summary:
        "The views of which something is cut off because they are larger than what shows them."
    ) { try $0.clipped },
    list(
      "overlap",
      of: CoveredValue.init,
      summary:
        "The views in lazy containers of which others in front of them cover a part that is in "
        + "sight, as a pinned header covers rows; each with what covers it."
    ) { try $0.overlap },
    list(
      "vanishedEarly",
      of: UndrawnValue.init,
      summary:
        "The rows that were removed because their frames left what a scroll view shows, while some "
        + "of them would still be drawn in sight; as long as they are kept."
    ) { try $0.vanishedEarly },
    list(
      "missing",
      of: UndrawnValue.init,
      summary:
        "The rows that are not loaded, or were never shown, because of their frames, while some of "
        + "them would be drawn in sight. Rows near what the outermost scroll view shows are made "
        + "for that in a copy that nobody sees."
    ) { try $0.missing },
    ids(
      "duplicateID",
      summary: "The ids that several elements, or loaded views, of one lazy container have."
    ) { try $0.duplicateID },
    ids(
      "zeroLength",
      summary:
        "The views on screen without a length along the axis of their lazy container, by their "
        + "ids or places; a stack loads any number of them."
    ) { try $0.zeroLength },
  ]

  /// An array of views, converted to what scripts read.
  private static func list<View, Value: HostClass & SendableMetatype>(
    _ name: String,
    of value: @escaping @Sendable (View) -> Value,
    summary: String,
    find: @escaping @Sendable (WindowReports) throws -> [View]
  ) -> Registration {
    .field(
      name,
      on: ReportsHandle.self,
      gives: .array(.object(Value.className)),
      summary: summary
    ) { handle, call, session in
      let views = try find(handle.window.reports)
      let type = try session.types[Value.self]
      return try call.pushTable(arrayCapacity: views.count, fieldCapacity: 0) { table in
        for (index, view) in views.enumerated() {
          try session.work.note()
          table.set(index + 1, to: value(view), as: type)
        }
      }
    }
  }

  private static func ids(
    _ name: String,
    summary: String,
    find: @escaping @Sendable (WindowReports) throws -> [ViewID]
  ) -> Registration {
    .field(name, on: ReportsHandle.self, gives: .array(.id), summary: summary) {
      handle,
      call,
      session in
      call.push(.table(try session.types.lists.make(try find(handle.window.reports))))
    }
  }

  private static let clipped: [Registration] = [
    .field(
      "id",
      on: ClippedValue.self,
      gives: .either([.id, .nothing]),
      summary: "The view's id, or its place."
    ) { value, call, _ in
      guard let id = value.view.id else { return .none }
      return call.push(LuaValue(id))
    },
    .field("view", on: ClippedValue.self, gives: .string, summary: "The view's name.") {
      value,
      call,
      _ in
      call.push(value.view.view)
    },
    edge("top") { $0.top },
    edge("leading") { $0.leading },
    edge("bottom") { $0.bottom },
    edge("trailing") { $0.trailing },
  ]

  private static func edge(
    _ name: String,
    read: @escaping @Sendable (EdgeInsets) -> Double
  ) -> Registration {
    .field(
      name,
      on: ClippedValue.self,
      gives: .number,
      summary: "How much is cut off at this edge, in points."
    ) { value, call, _ in call.push(read(value.view.cut)) }
  }

  private static let undrawn: [Registration] = [
    id(of: UndrawnValue.self) { $0.view.id },
    .field("view", on: UndrawnValue.self, gives: .string, summary: "The view's name.") {
      value,
      call,
      _ in
      call.push(value.view.view)
    },
    rect(
      "frame",
      of: UndrawnValue.self,
      summary:
        "Where it would be laid out, by what is known and guessed, in the window's coordinates."
    ) { $0.view.frame },
    rect(
      "drawnRect",
      of: UndrawnValue.self,
      summary: "The rectangle around what would be drawn of it."
    ) { $0.view.drawnRect },
  ]

  private static let covered: [Registration] = [
    id(of: CoveredValue.self) { $0.view.id },
    .field("view", on: CoveredValue.self, gives: .string, summary: "The view's name.") {
      value,
      call,
      _ in
      call.push(value.view.view)
    },
    id(
      "cover",
      of: CoveredValue.self,
      summary: "The id or place of the view in front of it."
    ) { $0.view.cover },
    rect(
      "covered",
      of: CoveredValue.self,
      summary: "The part that both have in common, in the window's coordinates."
    ) { $0.view.covered },
  ]

  private static func id<Value: HostClass & SendableMetatype>(
    _ name: String = "id",
    of type: Value.Type,
    summary: String = "The view's id, or its place.",
    read: @escaping @Sendable (Value) -> ViewID
  ) -> Registration {
    .field(name, on: type, gives: .id, summary: summary) { value, call, session in
      call.push(try session.types.lists.value(of: read(value)))
    }
  }

  private static func rect<Value: HostClass & SendableMetatype>(
    _ name: String,
    of type: Value.Type,
    summary: String,
    read: @escaping @Sendable (Value) -> Rect
  ) -> Registration {
    .field(name, on: type, gives: .object("Rect"), summary: summary) { value, call, session in
      try call.push(RectValue(read(value)), as: session.types[RectValue.self])
    }
  }
}
