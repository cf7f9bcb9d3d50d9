internal import LazyStacks
internal import Lua

/// Where scrolls end when a finger lets go.
enum ScrollTargetBinding {
  static let registrations: [Registration] = [
    .modifier(
      "scrollTargetBehavior",
      [
        .position(
          "behavior",
          .either([
            .cases(["paging", "viewAligned"]), .function("function(target, context)"),
          ]),
          "At whole pages, where a view begins, or where a function says: it changes "
            + "`target.rect.x` and `.y`, which are where the content would end by itself, and may "
            + "set `target.anchor`, the point of the rect that lies at that of the container; "
            + "`context` has `originalTarget`, `velocity`, `contentSize`, `containerSize`."
        ),
        .label(
          "limitBehavior",
          .cases(ViewAlignedLimit.allCases.map(\.rawValue)),
          default: "\"automatic\"",
          "How many views `viewAligned` passes at most: a few (3), one, or any number (`never`); "
            + "`automatic` is a few where the view scrolls horizontally, else any number."
        ),
        .label(
          "anchor",
          .cases(UnitPoint.named.map(\.name)),
          "Which point of the view `viewAligned` puts at the same point of the container; without "
            + "it, where it begins."
        ),
      ],
      "Decides where a scroll ends when a finger lets go, and where it rests when the container "
        + "gets another length, as in a rotation."
    ) { view, call, reader in
      ViewValue(
        view.content.scrollTargetBehavior(try reader.targetBehavior(call)),
        name: view.name
      )
    },
    flag(
      "scrollTargetLayout",
      "Whether they are.",
      "Makes the subviews of the layout the targets of its scroll view: what view-aligned scrolls "
        + "end at, what `onScrollTargetVisibilityChange` and `visibleTargets` tell, and what "
        + "`position.viewID` names. Layouts within it do not count. Without any target, all "
        + "subviews of lazy containers are targets."
    ) { $0.scrollTargetLayout(isEnabled: $1) },
    flag("scrollTarget", "Whether it is.", "Makes the view a target of its scroll view.") {
      $0.scrollTarget(isEnabled: $1)
    },
    flag(
      "scrollDisabled",
      "Whether they are.",
      "Lets no finger scroll the scroll views in the view, so that `drag`, `fling` and `stop` are "
        + "errors; programs still scroll."
    ) { $0.scrollDisabled($1) },
    flag(
      "scrollClipDisabled",
      "Whether it is.",
      "Has scroll views in the view cut nothing off: `window:draw`, `window.reports` and "
        + "`window:tree` know. What is loaded and what counts as visible stay the same."
    ) { $0.scrollClipDisabled($1) },
  ]

  private static func flag(
    _ name: String,
    _ meaning: String,
    _ summary: String,
    _ change: @escaping @Sendable (Content, Bool) -> Content
  ) -> Registration {
    .modifier(
      name,
      [.position("flag", .boolean, default: "true", meaning)],
      summary
    ) { view, call, reader in
      let isOn = try reader.flag("flag", default: true, call)
      return ViewValue(change(view.content, isOn), name: view.name)
    }
  }
}

extension ArgumentReader {
  fileprivate func targetBehavior(_ call: borrowing LuaCall) throws -> ScrollTargetBehavior {
    let isAligned =
      try call.kind(place("behavior", call)) == .string && text("behavior", call) == "viewAligned"
    for name in ["limitBehavior", "anchor"] where has(name, call) && !isAligned {
      throw Mistake("\(name) of \(title) goes with \"viewAligned\"")
    }
    if isAligned {
      let anchor = try text("anchor", call)
      return .viewAligned(
        limit: try text("limitBehavior", call).flatMap(ViewAlignedLimit.init) ?? .automatic,
        anchor: UnitPoint.named.first { $0.name == anchor }?.point
      )
    }
    guard call.kind(place("behavior", call)) == .function else { return .paging }
    let function = try requiredFunction("behavior", call)
    let state = try session.state
    let reference = try session.reference
    return .custom { target, context in
      let given = try TargetTables(target, context, state)
      // Where a plugin's function fails, the target stays what it was.
      try reference.get().notify(function) {
        try function.call([.table(given.target), .table(given.context)])
        try given.read(into: &target)
      }
    }
  }
}

/// A scroll target and its context as the tables that a function gets.
private struct TargetTables {
  let target: LuaTable
  let context: LuaTable
  private let rect: LuaTable

  init(_ given: ScrollTarget, _ context: ScrollTargetContext, _ state: LuaState) throws {
    func table(_ values: [(String, Double)]) throws -> LuaTable {
      let table = try state.makeTable(fieldCapacity: values.count)
      for (name, value) in values { try table.rawSet(name, .number(value)) }
      return table
    }
    func target(_ target: ScrollTarget) throws -> (target: LuaTable, rect: LuaTable) {
      let rect = target.rect
      let made = try table([
        ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
        ("height", rect.size.height),
      ])
      let outer = try state.makeTable(fieldCapacity: 1)
      try outer.rawSet("rect", .table(made))
      return (outer, made)
    }
    (self.target, rect) = try target(given)
    self.context = try state.makeTable(fieldCapacity: 4)
    let values = [
      ("originalTarget", try target(context.originalTarget).target),
      ("velocity", try table([("x", context.velocity.x), ("y", context.velocity.y)])),
      (
        "contentSize",
        try table([("width", context.contentSize.width), ("height", context.contentSize.height)])
      ),
      (
        "containerSize",
        try table([
          ("width", context.containerSize.width), ("height", context.containerSize.height),
        ])
      ),
    ]
    for (name, value) in values { try self.context.rawSet(name, .table(value)) }
  }

  /// Reads where the function put the target.
  ///
  /// - Throws: ``Mistake`` for what is no target, and for fields that it does not have.
  func read(into target: inout ScrollTarget) throws {
    try refuse(fieldsOf: self.target, but: ["rect", "anchor"], "target")
    guard case .table(let rect) = try self.target.rawGet("rect") else {
      throw Mistake(
        "target.rect of a scrollTargetBehavior is a table { x =, y =, width =, height = }, got "
          + Literal.of(try self.target.rawGet("rect"))
      )
    }
    try refuse(fieldsOf: rect, but: ["x", "y", "width", "height"], "target.rect")
    target.rect = Rect(
      origin: Point(x: try number("x", of: rect), y: try number("y", of: rect)),
      size: Size(width: try number("width", of: rect), height: try number("height", of: rect))
    )
    target.anchor = try anchor()
  }

  /// Which point of the rectangle comes to lie at the same point of the container.
  private func anchor() throws -> UnitPoint? {
    let value = try target.rawGet("anchor")
    if value == .nil { return nil }
    let names = UnitPoint.named.map(\.name)
    guard let name = value.text, let found = UnitPoint.named.first(where: { $0.name == name })
    else {
      throw Mistake.unknown(
        "target.anchor of a scrollTargetBehavior is a named point, got \(Literal.of(value))",
        name: value.text ?? "",
        among: names,
        listed: "there are"
      )
    }
    return found.point
  }

  private func refuse(fieldsOf table: LuaTable, but names: [String], _ title: String) throws {
    for (key, _) in try table.entries() where key.text.map({ !names.contains($0) }) ?? true {
      throw Mistake.unknown(
        "\(title) of a scrollTargetBehavior has no "
          + (key.text.map(Literal.name) ?? Literal.of(key)),
        name: key.text ?? "",
        among: names,
        listed: "it has"
      )
    }
  }

  private func number(_ name: String, of rect: LuaTable) throws -> Double {
    let value = try rect.rawGet(name)
    guard let number = value.number, number.isFinite else {
      throw Mistake(
        "target.rect.\(name) of a scrollTargetBehavior is a finite number of points, got "
          + Literal.of(value)
      )
    }
    return number
  }
}
