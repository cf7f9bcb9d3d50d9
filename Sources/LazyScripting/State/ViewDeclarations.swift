internal import LazyStacks
internal import Lua

/// What a view of a script declares besides its parameters: states, bindings, values of the
/// environment, and what runs when its node is made.
struct ViewDeclarations {
  /// How the states begin.
  enum States {
    case values(ScriptParameters)
    case computed(LuaFunction)
  }

  let states: States?
  /// The names that are passed as bindings.
  let bindings: [String]
  /// The names of the environment that it reads, with what they are where nobody set them.
  let environment: ScriptParameters
  /// What runs once when the node is made, before its body.
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
    for key in environment.names { try reader.session.definitions.environmentKeys.insert(key) }
  }

  /// How a declared name is written, for messages: `self.state.x`.
  func place(of name: String) -> String? {
    if environment.names.contains(name) { return "self.environment.\(name)" }
    guard case .values(let values) = states, values.names.contains(name) else { return nil }
    return "self.state.\(name)"
  }
}
