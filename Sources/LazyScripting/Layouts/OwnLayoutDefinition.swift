internal import LazyStacks
internal import Lua

/// What a script wrote about a layout of its own, eager or lazy.
class OwnLayoutDefinition: PluginDefinition {
  let name: String
  let parameters: ScriptParameters
  /// Which values of views it reads.
  let values: LayoutValues
  let session: SessionReference
  /// Gives the views that a check fills the container with.
  let sample: LuaFunction?
  /// Whether its views may lie over one another.
  let overlaps: Bool
  var contribution: PluginContribution?

  /// Reads what both sorts of definitions have.
  ///
  /// - Parameters:
  ///   - name: The name of the layout.
  ///   - reserved: Names that its containers have for themselves.
  ///   - call: The call with the definition.
  ///   - reader: Reads that call.
  /// - Throws: ``Mistake`` for parameters and values that are none.
  init(
    named name: String,
    reserved: [String],
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws {
    let session = try reader.session
    self.name = name
    self.session = session.reference
    parameters = try ScriptParameters(
      reader.value("parameters", call),
      of: name,
      reserved: reserved,
      session.types
    )
    values = try LayoutValues(reader.value("values", call), of: name, session.types)
    sample = try reader.function("sample", call)
    overlaps = try reader.value("overlaps", call) == .boolean(true)
  }

  var saidToKit: [LuaValue] { [sample.map(LuaValue.function) ?? .nil, .boolean(overlaps)] }

  /// What containers take besides the parameters.
  var common: [Parameter] { [] }

  var declaration: Declaration {
    Declaration(
      kind: .view,
      name: name,
      parameters: parameters.declared + common,
      rest: .views,
      result: .view,
      summary: "A container with a layout that a script defined."
    )
  }

  /// A container for a call of the constructor.
  func content(_ call: borrowing LuaCall, _ reader: ArgumentReader) throws -> Content {
    throw Mistake("\(name) makes no container")
  }

  /// The function that scripts call to make a container with the layout.
  func constructor(_ session: LabSession) throws -> LuaFunction {
    let reader = ArgumentReader(declaration, session.reference)
    let names = reader.labels.map(\.name)
    let function = try session.makeConstructor(named: name, parameters: names) { call in
      try reader.check(call)
      let content = try self.content(call, reader)
      return try reader.session.push(ViewValue(content, name: self.name), call)
    }
    session.plugins.note(self, as: function)
    return function
  }

  /// Whether a container of another definition, with other parameters, has the same layout.
  func isSame(
    _ values: [ParameterValue],
    as other: OwnLayoutDefinition,
    _ others: [ParameterValue]
  ) -> Bool {
    guard other === self, let types = session.session?.types else { return false }
    return ScriptParameters.areEqual(values, others, types)
  }

  /// Hands `self` to a function of the layout.
  func pushSelf(
    _ values: [ParameterValue],
    keepingIn memory: String,
    _ call: borrowing LuaCall,
    _ types: HostTypes
  ) throws {
    let object = ScriptedSelf(name: name, parameters, values, keepingIn: memory)
    call.push(object, as: try types[ScriptedSelf.self])
  }

  /// Runs a body that calls the layout; of a plugin's layout it is limited, and what fails is told.
  ///
  /// - Returns: What `body` gives; nil where a plugin's layout failed.
  /// - Throws: What a script's own layout raises, and what stops the script that is running.
  func enter<Value>(_ function: ScriptedFunction, _ body: () throws -> Value) throws -> Value? {
    guard let contribution else { return try body() }
    return try contribution.enter(.callback, orElse: nil) {
      try Mistake.placed("\(function.name)\(function.function.place)", body)
    }
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
    guard definitions.viewNames.count < CustomView.mostViews else {
      throw Mistake(
        "a session has at most \(CustomView.mostViews) definitions with View, Layout and LazyLayout"
      )
    }
    let function = try state.makeFunction(name, parameters: parameters, make)
    definitions.addView(function, named: name)
    return function
  }
}
