internal import LazyStacks
internal import Lua

/// What a script wrote about a lazy layout of its own.
final class LazyLayoutDefinition {
  let name: String
  let parameters: ScriptParameters
  let values: LayoutValues
  let begin: ScriptedFunction
  let place: ScriptedFunction
  let session: SessionReference

  /// What containers of every lazy layout take besides its parameters.
  private static let common: [Parameter] = [
    .label(
      "axis",
      .cases(Axis.allCases.map(\.rawValue)),
      "Along which axis it is filled; that of the scroll view around it where none is given."
    ),
    StacksBinding.pinnedViews, EstimatorsBinding.parameter,
  ]

  init(named name: String, _ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    let session = try reader.session
    let title = "LazyLayout \(Literal.quoted(name))"
    self.name = name
    self.session = session.reference
    parameters = try ScriptParameters(
      reader.value("parameters", call),
      of: name,
      reserved: Self.common.map(\.name) + ["reversed"],
      session.types
    )
    values = try LayoutValues(reader.value("values", call), of: name, session.types)
    begin = ScriptedFunction(try reader.requiredFunction("begin", call), "begin", of: title)
    place = ScriptedFunction(try reader.requiredFunction("place", call), "place", of: title)
  }

  /// The function that scripts call to make a container with the layout.
  func constructor(_ session: LabSession) throws -> LuaFunction {
    let declaration = Declaration(
      kind: .view,
      name: name,
      parameters: parameters.declared + Self.common,
      rest: .views,
      result: .view,
      summary: "A lazy container with a layout that a script defined."
    )
    let reader = ArgumentReader(declaration, session.reference)
    let names = reader.labels.map(\.name)
    return try session.makeConstructor(named: name, parameters: names) { call in
      try reader.check(call)
      return try self.make(call, reader)
    }
  }

  private func make(_ call: borrowing LuaCall, _ reader: ArgumentReader) throws -> LuaOutcome {
    let values = try parameters.values(call, try reader.session.types)
    let children = try reader.children(call)
    let content = try ScriptedLazyLayout(self, values)(
      axis: reader.text("axis", call).flatMap(Axis.init),
      pinnedViews: reader.pinnedViews(call),
      estimator: reader.estimator(call)
    ) { Group(children).content }
    return try reader.session.push(ViewValue(content, name: name), call)
  }
}
