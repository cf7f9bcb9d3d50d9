internal import Lua

extension ExtensionPoint {
  /// Makes a reader of values at positions that a constructor of the vocabulary made:
  /// `views = { Card }`.
  ///
  /// - Parameters:
  ///   - type: The class of what the constructor makes.
  ///   - form: The form of an entry, for messages: `a view that View made`.
  /// - Returns: A reader that refuses everything else.
  static func defined<Definition: PluginDefinition>(
    _ type: Definition.Type,
    form: String
  ) -> Reader {
    { key, value, session in
      guard key.integer != nil else {
        throw Mistake(
          "has the key \(key.text.map(Literal.name) ?? Literal.of(key)); it is a list, of which "
            + "each is \(form)"
        )
      }
      guard let definition = try session.plugins.definition(of: value) as? Definition else {
        throw Mistake(
          "is a list of which each is \(form), got \(Literal.of(value, in: session.state))"
        )
      }
      if let other = definition.contribution {
        throw Mistake("lists \(definition.name), which is the plugin \(other.plugin)'s")
      }
      return ContributionDraft(
        name: definition.name,
        declaration: definition.declaration,
        saidToKit: definition.saidToKit
      ) {
        definition.contribution = $0
        return value
      }
    }
  }

  /// Reads the name of an entry with a key: `programs = { scan = function … }`.
  static func named(_ key: LuaValue, form: String) throws -> String {
    if let name = key.text { return name }
    if case .string(let name) = key { throw PluginKeys.unwritable(Literal.quoted(name)) }
    throw Mistake("has keys only: \(form), got the key \(Literal.of(key))")
  }

  /// Makes a reader of functions with names, and of what is published for them:
  /// `programs = { scan = f }`.
  ///
  /// - Parameters:
  ///   - form: How an entry is written, for messages.
  ///   - declaration: How a function with a name is called.
  ///   - adopt: Makes what scripts get from the function, its declaration and its contribution.
  /// - Returns: A reader that refuses everything else.
  static func functions(
    form: String,
    declaration: @escaping @Sendable (_ name: String) -> Declaration,
    adopt: @escaping @Sendable (LuaFunction, Declaration, PluginContribution) throws -> LuaValue
  ) -> Reader {
    { key, value, session in
      let (name, function) = try namedFunction(key, value: value, form: form, in: session)
      let declaration = declaration(name)
      return ContributionDraft(name: name, declaration: declaration) {
        try adopt(function, declaration, $0)
      }
    }
  }

  /// Reads a function with a name.
  static func namedFunction(
    _ key: LuaValue,
    value: LuaValue,
    form: String,
    in session: LabSession
  ) throws -> (name: String, function: LuaFunction) {
    let name = try named(key, form: form)
    guard case .function(let function) = value else {
      throw Mistake(
        "is written \(form); \(Literal.name(name)) is \(Literal.of(value, in: session.state))"
      )
    }
    return (name, function)
  }
}
