internal import LazyStacks
internal import Lua

/// What a script wrote about a layout of its own.
final class LayoutDefinition {
  let name: String
  let parameters: ScriptParameters
  let values: LayoutValues
  let sizeThatFits: ScriptedFunction
  let placeSubviews: ScriptedFunction
  let makeCache: ScriptedFunction?
  let spacing: ScriptedFunction?
  let explicitAlignment: ScriptedFunction?
  let session: SessionReference

  init(named name: String, _ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    let session = try reader.session
    let title = "Layout \(Literal.quoted(name))"
    self.name = name
    self.session = session.reference
    parameters = try ScriptParameters(
      reader.value("parameters", call),
      of: name,
      reserved: [],
      session.types
    )
    values = try LayoutValues(reader.value("values", call), of: name, session.types)
    func optional(_ name: String) throws -> ScriptedFunction? {
      try reader.function(name, call).map { ScriptedFunction($0, name, of: title) }
    }
    func required(_ name: String) throws -> ScriptedFunction {
      ScriptedFunction(try reader.requiredFunction(name, call), name, of: title)
    }
    sizeThatFits = try required("sizeThatFits")
    placeSubviews = try required("placeSubviews")
    makeCache = try optional("makeCache")
    spacing = try optional("spacing")
    explicitAlignment = try optional("explicitAlignment")
  }

  /// The function that scripts call to make a container with the layout.
  func constructor(_ session: LabSession) throws -> LuaFunction {
    let declaration = Declaration(
      kind: .view,
      name: name,
      parameters: parameters.declared,
      rest: .views,
      result: .view,
      summary: "A container with a layout that a script defined."
    )
    let reader = ArgumentReader(declaration, session.reference)
    let function = try session.makeConstructor(named: name, parameters: parameters.names) { call in
      try reader.check(call)
      let values = try self.parameters.values(call, try reader.session.types)
      let content = ScriptedLayout(self, values).containing(try reader.children(call))
      return try reader.session.push(ViewValue(content, name: self.name), call)
    }
    return function
  }
}

extension LabSession {
  /// A function by which scripts make views that a script defined.
  ///
  /// - Throws: ``Mistake`` where there are too many, since none is ever forgotten.
  func makeConstructor(
    named name: String,
    parameters: [String],
    _ make: @escaping LuaBody
  ) throws -> LuaFunction {
    guard customViewNames.count < CustomView.mostViews else {
      throw Mistake(
        "a session has at most \(CustomView.mostViews) definitions with View and Layout"
      )
    }
    let function = try state.makeFunction(name, parameters: parameters, make)
    constructors.append((function, name))
    customViewNames.append(name)
    return function
  }
}
