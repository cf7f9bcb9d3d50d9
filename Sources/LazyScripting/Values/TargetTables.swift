internal import LazyStacks
internal import Lua

/// A scroll target and its context, as tables for a function.
struct TargetTables {
  let target: LuaTable
  let context: LuaTable
  private let rect: LuaTable
  private let session: LabSession

  init(_ given: ScrollTarget, context: ScrollTargetContext, in session: LabSession) throws {
    self.session = session
    let state = session.state
    func table(_ values: [(String, Double)]) throws -> LuaTable {
      let table = try state.makeTable(fieldCapacity: values.count)
      for (name, value) in values { try table.rawSet(name, to: .number(value)) }
      return table
    }
    func target(_ target: ScrollTarget) throws -> (target: LuaTable, rect: LuaTable) {
      let rect = target.rect
      let made = try table([
        ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
        ("height", rect.size.height),
      ])
      let outer = try state.makeTable(fieldCapacity: 1)
      try outer.rawSet("rect", to: .table(made))
      return (outer, made)
    }
    (self.target, rect) = try target(given)
    self.context = try state.makeTable(fieldCapacity: 5)
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
    for (name, value) in values { try self.context.rawSet(name, to: .table(value)) }
    let axes =
      context.axes == .both ? "both" : context.axes == .vertical ? "vertical" : "horizontal"
    try self.context.rawSet("axes", to: .text(axes))
  }

  /// Reads where the function put the target; what it returned may only be the target itself.
  ///
  /// - Throws: ``Mistake`` for a value that is not a target, for unknown fields and for an answer.
  func read(into target: inout ScrollTarget, answer: [LuaValue]) throws {
    if let first = answer.first, first != .nil, first != .table(self.target) {
      throw Mistake(
        "a scrollTargetBehavior changes target.rect and returns nothing, got "
          + "\(Literal.of(first, in: session.state)); write target.rect.y = …"
      )
    }
    try refuse(fieldsOf: self.target, but: ["rect", "anchor"], titled: "target")
    guard case .table(let rect) = try self.target.rawGet("rect") else {
      throw Mistake(
        "target.rect of a scrollTargetBehavior is a table { x =, y =, width =, height = }, got "
          + Literal.of(try self.target.rawGet("rect"), in: session.state)
      )
    }
    try refuse(fieldsOf: rect, but: ["x", "y", "width", "height"], titled: "target.rect")
    target.rect = Rect(
      origin: Point(x: try number("x", of: rect), y: try number("y", of: rect)),
      size: Size(width: try number("width", of: rect), height: try number("height", of: rect))
    )
    target.anchor = try anchor()
  }

  /// The point of the rectangle that is aligned with the same point of the container.
  private func anchor() throws -> UnitPoint? {
    let value = try target.rawGet("anchor")
    if value == .nil { return nil }
    guard let point = try UnitPoint(value, of: session.types) else {
      throw Mistake.unknown(
        "target.anchor of a scrollTargetBehavior is a named point or a UnitPoint, got "
          + Literal.of(value, in: session.state),
        name: value.text ?? "",
        among: UnitPoint.named.map(\.name),
        listed: "there are"
      )
    }
    return try point.checkedAnchor("target.anchor of a scrollTargetBehavior")
  }

  private func refuse(fieldsOf table: LuaTable, but names: [String], titled title: String) throws {
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
          + Literal.of(value, in: session.state)
      )
    }
    guard number.magnitude <= Double.longestLength else {
      throw Mistake(
        "target.rect.\(name) of a scrollTargetBehavior is \(Literal.of(value)); expected points, "
          + "at most \(Double.longestLength.whole) either way"
      )
    }
    return number
  }
}
