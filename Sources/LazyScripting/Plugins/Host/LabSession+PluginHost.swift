internal import LazyStacks
internal import Lua

extension LabSession {
  /// The value of a name of the vocabulary, also of one whose plugin was not needed yet.
  func vocabularyValue(_ name: String) throws -> LuaValue? {
    let value = try vocabulary.rawGet(name)
    return value == .nil ? try plugins.value(name, in: .global) : value
  }

  /// Whether a global is lazylab's or Lua's, so that no plugin can have its name.
  func hasBuiltIn(global name: String) -> Bool {
    let isBuiltIn = registry.members(of: nil).contains {
      $0.declaration.name == name && $0.origin == .builtIn
    }
    return isBuiltIn || name == "lab" || Registry.namespaces.contains(name)
      || Vocabulary.laterGlobals.contains(name) || globals.stock.contains(LuaString(name))
  }

  /// Gives scripts a name that a plugin has, and its value if that is there already.
  func publish(_ claim: PluginClaim) throws {
    if claim.point.reach == .command { return }
    registry.register(
      Registration(
        declaration: claim.declaration,
        implementation: .contributed,
        origin: .plugin(claim.plugin.name)
      )
    )
    guard let loaded = claim.plugin.loaded, let table = try table(of: claim.point.owner) else {
      return
    }
    try table.rawSet(claim.name, to: loaded.value(claim.name, of: claim.point))
  }

  /// Runs something of a plugin within the limits of a script, and gives errors their place.
  func limited<Value>(_ body: () throws -> Value) throws(ScriptError) -> Value {
    do {
      return try state.withLimits(limits, body: body)
    } catch {
      throw ScriptError(any: error)
    }
  }

  /// The window that was made last and is open; nil if there is none.
  var lastWindow: WindowHandle? {
    windows.last { $0.window?.isClosed == false }.flatMap { entry in
      entry.window.map { WindowHandle($0, number: entry.number) }
    }
  }

  /// Runs a command with its words.
  ///
  /// - Parameters:
  ///   - entry: The command.
  ///   - value: Its function.
  ///   - words: What follows it.
  ///   - finish: Makes something of what it gave, which may run code of the plugin as well.
  /// - Returns: What `finish` gives.
  /// - Throws: ``PluginFailure`` that names the plugin.
  func perform<Result>(
    _ entry: LoadedPlugin.Entry,
    value: LuaValue,
    with words: [String],
    finish: ([LuaValue]) throws -> Result
  ) throws -> Result {
    guard case .function(let function) = value else { return try finish([]) }
    let session = CommandSession()
    let types = types
    return try entry.contribution.enter(.verb) {
      let results = try function.call(
        { call in
          call.push(session, as: try types[CommandSession.self])
          for word in words { call.push(word) }
        },
        results: { results in try (0..<results.count).map { try results.value(at: $0) } }
      )
      if case .object(let handle)? = results.first,
        let window = try types[WindowHandle.self].object(of: handle)
      {
        plugins.window = window
      }
      return try finish(results)
    }
  }
}

extension ScriptError {
  /// Any error that came of running a script or a plugin.
  init(any error: any Error) {
    switch error {
    case let error as ScriptError: self = error
    case let error as LuaError: self.init(error)
    default:
      self.init(kind: .runtime, message: "\(error)")
      suggestion = (error as? Mistake)?.suggestion
    }
  }
}
