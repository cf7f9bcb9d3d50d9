internal import LazyStacks
internal import Lua

/// The declarations of a script's view besides its parameters: states, bindings, values of the
/// environment, and the function that runs when its node is made.
struct ViewDeclarations {
  /// The source of the initial states.
  enum States {
    case values(ScriptParameters)
    case computed(LuaFunction)
  }

  let states: States?
  /// The names that are passed as bindings.
  let bindings: [String]
  /// The names of the environment that the view reads, with their defaults.
  let environment: ScriptParameters
  /// The function that runs once when the node is made, before the body.
  let start: LuaFunction?

  /// Reads the definition of a view.
  init(of name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let types = try reader.session.types
    func names(_ key: String) throws -> ScriptParameters {
      try ScriptParameters(
        reader.value(key, in: call),
        of: "the \(key) of \(name)",
        reserved: [],
        types: types
      )
    }
    switch try reader.value("state", in: call) {
    case .nil: states = nil
    case .function(let function): states = .computed(function)
    default: states = .values(try names("state"))
    }
    bindings = try names("bindings").names
    environment = try names("environment")
    start = try reader.function("init", in: call)
    for key in environment.names {
      try reader.session.scope.definitions.environmentKeys.insert(key)
    }
  }

  /// How messages write a declared name: `self.state.x`.
  func place(of name: String) -> String? {
    if environment.names.contains(name) { return "self.environment.\(name)" }
    guard case .values(let values) = states, values.names.contains(name) else { return nil }
    return "self.state.\(name)"
  }
}
