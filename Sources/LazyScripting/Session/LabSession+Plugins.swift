internal import Lua

extension LabSession {
  /// Adds names to the vocabulary of a session; a name that is taken already is not changed.
  ///
  /// Scripts have new globals and functions of `lab` at once. A class whose objects scripts already
  /// hold keeps the members that it had when it was made.
  ///
  /// - Returns: The names that were taken already, with their origins.
  /// - Throws: ``LuaError`` if there is not enough memory.
  @discardableResult
  func register(
    _ registrations: [Registration]
  ) throws(LuaError) -> [(name: String, holder: Registration.Origin)] {
    var taken: [(name: String, holder: Registration.Origin)] = []
    for registration in registrations {
      if let holder = registry.register(registration) {
        taken.append((registration.declaration.name, holder))
      } else if let table = try table(of: registration.declaration.owner) {
        let function = try makeFunction(for: registration)
        try table.rawSet(registration.declaration.name, to: .function(function))
      }
    }
    return taken
  }

  /// Removes every name that a plugin added; reading one is an error again.
  ///
  /// - Throws: ``LuaError`` if there is not enough memory.
  func withdraw(by origin: Registration.Origin) throws(LuaError) {
    for registration in registry.withdraw(by: origin) {
      let declaration = registration.declaration
      guard let table = try table(of: declaration.owner) else { continue }
      if case .function(let function) = try table.rawGet(declaration.name) {
        definitions.remove(function)
      }
      try table.rawSet(declaration.name, to: .nil)
    }
  }

  /// The table in which scripts find the functions of an owner; nil for a class.
  func table(of owner: String?) throws(LuaError) -> LuaTable? {
    guard let owner else { return vocabulary }
    guard owner == "lab" || Registry.namespaces.contains(owner),
      case .table(let table) = try vocabulary.rawGet(owner)
    else { return nil }
    return table
  }
}
