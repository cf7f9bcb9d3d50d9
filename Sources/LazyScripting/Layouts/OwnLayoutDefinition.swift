internal import LazyStacks
internal import Lua

/// A script's definition of a layout, eager or lazy.
class OwnLayoutDefinition: PluginDefinition {
  let name: String
  let parameters: ScriptParameters
  /// The values that the layout reads from views.
  let values: LayoutValues
  let session: SessionReference
  /// Gives the views that a check fills the container with.
  let sample: LuaFunction?
  /// Whether its views may lie over one another.
  let overlaps: Bool
  var contribution: PluginContribution?

  /// Reads what both kinds of definitions have.
  ///
  /// - Parameters:
  ///   - name: The name of the layout.
  ///   - reserved: Names that its containers use themselves.
  ///   - call: The call with the definition.
  ///   - reader: The reader of that call.
  /// - Throws: ``Mistake`` for invalid parameters and values.
  init(
    named name: String,
    reserved: [String],
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws {
    let session = try reader.session
    self.name = name
    self.session = session.reference
    parameters = try ScriptParameters(
      reader.value("parameters", in: call),
      of: name,
      reserved: reserved,
      types: session.types
    )
    values = try LayoutValues(reader.value("values", in: call), of: name, types: session.types)
    sample = try reader.function("sample", in: call)
    overlaps = try reader.value("overlaps", in: call) == .boolean(true)
  }

  var saidToKit: [LuaValue] { [sample.map(LuaValue.function) ?? .nil, .boolean(overlaps)] }

  /// The arguments that containers take in addition to the parameters.
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

  /// Makes a container for a call of the constructor.
  func content(in call: borrowing LuaCall, by reader: ArgumentReader) throws -> Content {
    throw Mistake("\(name) makes no container")
  }

  /// The function that scripts call to make a container with the layout.
  func constructor(in session: LabSession) throws -> LuaFunction {
    let reader = ArgumentReader(declaration, in: session.reference)
    let names = reader.labels.map(\.name)
    let function = try session.scope.makeConstructor(named: name, parameters: names) { call in
      try reader.run(call) { call in
        let content = try self.content(in: call, by: reader)
        return try reader.session.views.push(ViewValue(content, name: self.name), onto: call)
      }
    }
    session.plugins.note(self, as: function)
    return function
  }

  /// Whether a container with another definition and other parameters has the same layout.
  func isSame(
    _ values: [ParameterValue],
    as other: OwnLayoutDefinition,
    others: [ParameterValue]
  ) -> Bool {
    guard other === self, let types = session.session?.types else { return false }
    return ScriptParameters.areEqual(values, and: others, types: types)
  }

  /// Pushes `self` for a function of the layout.
  func pushSelf(
    _ values: [ParameterValue],
    keepingIn memory: String,
    onto call: borrowing LuaCall,
    types: HostTypes
  ) throws {
    let object = ScriptedSelf(name: name, parameters: parameters, values: values, keepingIn: memory)
    call.push(object, as: try types[ScriptedSelf.self])
  }

  /// Runs a body that calls the layout; a plugin's layout is limited, and its failures are
  /// reported.
  ///
  /// - Returns: The result of `body`; nil if a plugin's layout failed.
  /// - Throws: What a script's own layout raises, and what stops the running script.
  func enter<Value>(_ function: ScriptedFunction, body: () throws -> Value) throws -> Value? {
    let called = contribution(calling: function.function, in: session)
    guard let contribution = called else { return try body() }
    return try contribution.enter(.callback, orElse: nil) {
      try Mistake.placed(
        "\(function.name)\(function.function.place)",
        unlessNamedAs: function.title,
        body: body
      )
    }
  }
}
