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
    clipped + undrawn + covered + [
      ids(
        "duplicateID",
        summary: "The ids that several elements, or loaded views, of one lazy container have."
      ) { try $0.reports.duplicateID },
      ids(
        "zeroLength",
        summary:
          "The views on screen without a length along the axis of their lazy container, by their "
          + "ids or places; a stack loads any number of them."
      ) { try $0.reports.zeroLength },
    ]

  private static func ids(
    _ name: String,
    summary: String,
    find: @escaping @Sendable (Window) throws -> [ViewID]
  ) -> Registration {
    .field(
      name,
      of: "Reports",
      on: ReportsHandle.self,
      gives: .array(.id),
      summary: summary
    ) { handle, call, session in
      call.push(.table(try session.types.lists.make(try find(handle.window))))
    }
  }

  private static let covered: [Registration] = [
    .field(
      "overlap",
      of: "Reports",
      on: ReportsHandle.self,
      gives: .array(.object("CoveredView")),
      summary:
        "The views in lazy containers of which others in front of them cover a part that is in "
        + "sight, as a pinned header covers rows; each with what covers it."
    ) { handle, call, session in
      try push(try handle.window.reports.overlap, as: CoveredValue.init, onto: call, in: session)
    },
    part("id", gives: .id, summary: "The view's id, or its place.") { value, call, session in
      call.push(try session.types.lists.value(of: value.view.id))
    },
    part("view", gives: .string, summary: "The view's name.") { value, call, _ in
      call.push(value.view.view)
    },
    part("cover", gives: .id, summary: "The id or place of the view in front of it.") {
      value,
      call,
      session in
      call.push(try session.types.lists.value(of: value.view.cover))
    },
    part(
      "covered",
      gives: .object("Rect"),
      summary: "The part that both have in common, in the window's coordinates."
    ) { value, call, session in
      try call.push(RectValue(value.view.covered), as: session.types[RectValue.self])
    },
  ]

  private static func part(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (CoveredValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "CoveredView",
      on: CoveredValue.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }

  private static let undrawn: [Registration] = [
    report(
      "vanishedEarly",
      summary:
        "The rows that were removed because their frames left what a scroll view shows, while some "
        + "of them would still be drawn in sight; as long as they are kept."
    ) { try $0.reports.vanishedEarly },
    report(
      "missing",
      summary:
        "The rows that are not loaded, or were never shown, because of their frames, while some of "
        + "them would be drawn in sight. Rows near what the outermost scroll view shows are made "
        + "for that in a copy that nobody sees."
    ) { try $0.reports.missing },
    of("id", gives: .id, summary: "The view's id, or its place.") { value, call, session in
      call.push(try session.types.lists.value(of: value.view.id))
    },
    of("view", gives: .string, summary: "The view's name.") { value, call, _ in
      call.push(value.view.view)
    },
    of(
      "frame",
      gives: .object("Rect"),
      summary:
        "Where it would be laid out, by what is known and guessed, in the window's coordinates."
    ) { value, call, session in
      try call.push(RectValue(value.view.frame), as: session.types[RectValue.self])
    },
    of(
      "drawnRect",
      gives: .object("Rect"),
      summary: "The rectangle around what would be drawn of it."
    ) {
      value,
      call,
      session in
      try call.push(RectValue(value.view.drawnRect), as: session.types[RectValue.self])
    },
  ]

  private static func report(
    _ name: String,
    summary: String,
    find: @escaping @Sendable (Window) throws -> [UndrawnView]
  ) -> Registration {
    .field(
      name,
      of: "Reports",
      on: ReportsHandle.self,
      gives: .array(.object("UndrawnView")),
      summary: summary
    ) { handle, call, session in
      try push(try find(handle.window), as: UndrawnValue.init, onto: call, in: session)
    }
  }

  /// Pushes an array of views, converted to what scripts read.
  private static func push<View, Value: HostClass>(
    _ views: [View],
    as value: (View) -> Value,
    onto call: borrowing LuaCall,
    in session: LabSession
  ) throws -> LuaOutcome {
    let type = try session.types[Value.self]
    return try call.pushTable(arrayCapacity: views.count, fieldCapacity: 0) { table in
      for (index, view) in views.enumerated() {
        try session.work.note()
        table.set(index + 1, to: value(view), as: type)
      }
    }
  }

  private static func of(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (UndrawnValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "UndrawnView",
      on: UndrawnValue.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }

  private static let clipped: [Registration] = [
    .field(
      "reports",
      of: "Window",
      on: WindowHandle.self,
      gives: .object("Reports"),
      summary: "What is wrong with what the window shows at this moment."
    ) { handle, call, session in
      try call.push(ReportsHandle(handle.window), as: session.types[ReportsHandle.self])
    },
    .field(
      "clipped",
      of: "Reports",
      on: ReportsHandle.self,
      gives: .array(.object("ClippedView")),
      summary:
        "The views of which something is cut off because they are larger than what shows them."
    ) { handle, call, session in
      try push(try handle.window.reports.clipped, as: ClippedValue.init, onto: call, in: session)
    },
    field("id", gives: .either([.id, .nothing]), summary: "The view's id, or its place.") {
      value,
      call,
      _ in
      guard let id = value.view.id else { return .none }
      return call.push(LuaValue(id))
    },
    field("view", gives: .string, summary: "The view's name.") { value, call, _ in
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
    field(name, gives: .number, summary: "How much is cut off at this edge, in points.") {
      value,
      call,
      _ in
      call.push(read(value.view.cut))
    }
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (ClippedValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "ClippedView",
      on: ClippedValue.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }
}
