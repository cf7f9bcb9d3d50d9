internal import Lua

/// Makes what scripts define under a name of their own, which also becomes a global if none has the
/// name: `View "Row" { … }`.
enum OwnName {
  /// Returns the function that takes the definition for the name in a call.
  ///
  /// - Parameters:
  ///   - constructor: The constructor that was called: `View`.
  ///   - declaration: The declaration of a definition with a name.
  ///   - call: The call with the name.
  ///   - session: The session of the script.
  ///   - make: Makes what is defined, or its constructor, from the call with the definition.
  /// - Returns: The function.
  /// - Throws: ``Mistake`` if the name is empty.
  static func define(
    _ constructor: String,
    declaration: (_ name: String) -> Declaration,
    in call: borrowing LuaCall,
    session: LabSession,
    make: @escaping (String, borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) throws -> LuaOutcome {
    let name = try call.text(at: 0)
    guard !name.isEmpty else {
      throw Mistake("name of \(constructor) is a string that is not empty")
    }
    let reader = ArgumentReader(declaration(name), in: session.reference)
    let publish = try session.state.makeFunction(named: name) { call in
      try reader.session.scope.define(name, as: call.value(at: 0), in: call.globals())
      return call.push(argument: 0)
    }
    let function = try session.state.makeFunction(
      named: reader.declaration.name,
      parameters: reader.labels.map(\.name)
    ) { call in
      call.push(publish)
      _ = try reader.run(call) { try make(name, $0, reader) }
      return .tailCall
    }
    return call.push(function)
  }
}
