internal import LazyStacks
internal import Lua

/// The names that scripts find: their own globals, and the vocabulary behind them.
///
/// The vocabulary consists of the built-in names, those of plugins, and those that scripts define.
final class GlobalScope {
  let state: LuaState
  let reference: SessionReference
  /// The globals, which scripts and modules share.
  let environment: LuaTable
  /// The names that scripts find behind their own globals.
  let vocabulary: LuaTable
  /// The declarations of the vocabulary: built-in ones, and those of plugins.
  private(set) var registry: Registry
  /// The definitions that scripts added to the vocabulary.
  var definitions = ScriptDefinitions()
  /// The globals of scripts that definitions made.
  private var defined: [String: LuaValue] = [:]
  /// What is known about the names of the globals.
  var names = GlobalNames()

  init(
    in state: LuaState,
    registry: Registry,
    reference: SessionReference
  ) throws(LuaError) {
    self.state = state
    self.registry = registry
    self.reference = reference
    environment = try state.globals()
    vocabulary = try state.makeTable()
  }

  /// Gives a global a value, so that reading it later is never a mistake.
  func assign(_ name: String, to value: LuaValue) throws(LuaError) {
    names.noteAssigned(name)
    try environment.rawSet(name, to: value)
  }

  /// Makes what was defined under a name a global of that name, unless there is one already that
  /// was not defined so.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: What was defined.
  ///   - globals: Those of the script or plugin that defined it; nil for a module, whose globals
  ///     are the script's.
  /// - Throws: ``LuaError`` if there is not enough memory.
  func define(_ name: String, as value: LuaValue, in globals: LuaTable?) throws {
    guard let globals, ValuePrinter.isName(name), try vocabulary.rawGet(name) == .nil else {
      return
    }
    let held = try globals.rawGet(name)
    let isOfScript = globals == environment
    if isOfScript {
      guard held == .nil || held == defined[name],
        try reference.get().plugins.holder(of: name, in: .global) == nil
      else { return }
      defined[name] = value
      try assign(name, to: value)
    } else if held == .nil {
      try globals.rawSet(name, to: value)
    }
  }

  /// The value of a name in the vocabulary; loads the plugin that has the name if needed.
  func value(_ name: String) throws -> LuaValue? {
    let value = try vocabulary.rawGet(name)
    return value == .nil ? try reference.get().plugins.value(name, in: .global) : value
  }

  /// The name under which scripts find a function of the vocabulary; nil for others.
  func name(of function: LuaValue) throws(LuaError) -> String? {
    for (key, value) in try vocabulary.entries() where value == function { return key.text }
    return nil
  }

  /// The name of a constructor, if a function is one.
  func constructorName(of function: LuaFunction) -> String? {
    definitions.name(of: function)
  }

  /// Whether a global belongs to lazylab or Lua, so that no plugin can have its name.
  func hasBuiltIn(_ name: String) -> Bool {
    let isBuiltIn = registry.members(of: nil).contains {
      $0.declaration.name == name && $0.origin == .builtIn
    }
    return isBuiltIn || name == "lab" || Registry.namespaces.contains(name)
      || names.isStock(name)
  }

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

  /// Gives scripts the names of plugins, and the values of those that are loaded.
  func publish(_ claims: [PluginClaim]) throws {
    let claims = claims.filter { $0.point.reach != .command }
    registry.register(
      claims.map { claim in
        Registration(
          declaration: claim.declaration,
          implementation: .contributed,
          origin: .plugin(claim.owner)
        )
      }
    )
    for claim in claims { try publishValue(of: claim) }
  }

  private func publishValue(of claim: PluginClaim) throws {
    guard let loaded = claim.plugin.loaded, let table = try table(of: claim.point.owner) else {
      return
    }
    try table.rawSet(claim.name, to: loaded.value(claim.name, of: claim.point))
  }

  /// Makes the function of a declaration, which checks its arguments.
  func makeFunction(for registration: Registration) throws(LuaError) -> LuaFunction {
    let reader = ArgumentReader(registration.declaration, in: reference)
    // A host function without named parameters gets the one table of a call as it is.
    let function = try state.makeFunction(
      named: registration.declaration.name,
      parameters: reader.names,
      positions: reader.positions.count
    ) { call in
      try reader.run(call) { call in
        guard case .call(let body) = registration.implementation else { return .none }
        return try body(call, reader)
      }
    }
    definitions.add(function, named: registration.declaration.name)
    return function
  }

  /// Makes the function with which scripts make views that a script defined.
  ///
  /// - Throws: ``Mistake`` if there are too many definitions, because none is ever forgotten.
  func makeConstructor(
    named name: String,
    parameters: [String],
    make: @escaping LuaBody
  ) throws -> LuaFunction {
    guard definitions.viewNames.count < CustomView.mostViews else {
      throw Mistake(
        "a session has at most \(CustomView.mostViews) definitions with View, Layout and LazyLayout"
      )
    }
    let function = try state.makeFunction(named: name, parameters: parameters, body: make)
    definitions.addView(function, named: name)
    return function
  }
}
