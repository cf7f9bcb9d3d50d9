internal import LazyStacks
internal import Lua

extension LabSession {
  /// The value of a name in the vocabulary; loads the plugin that has the name if needed.
  func vocabularyValue(_ name: String) throws -> LuaValue? {
    let value = try vocabulary.rawGet(name)
    return value == .nil ? try plugins.value(name, in: .global) : value
  }

  /// Whether a global belongs to lazylab or Lua, so that no plugin can have its name.
  func hasBuiltIn(global name: String) -> Bool {
    let isBuiltIn = registry.members(of: nil).contains {
      $0.declaration.name == name && $0.origin == .builtIn
    }
    return isBuiltIn || name == "lab" || Registry.namespaces.contains(name)
      || Vocabulary.laterGlobals.contains(name) || globals.stock.contains(LuaString(name))
  }

  /// Gives scripts a plugin's name, and its value if the plugin is loaded.
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

  /// Runs a part of a plugin within the limits of a script, and adds the place to errors.
  func limited<Value>(_ body: () throws -> Value) throws(ScriptError) -> Value {
    do {
      return try state.withLimits(limits, body: body)
    } catch {
      throw ScriptError(any: error)
    }
  }

  /// The open window that was made last; nil if there is none.
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
  ///   - words: The words after the command.
  ///   - finish: Converts the results, which may also run code of the plugin.
  /// - Returns: The result of `finish`.
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
  /// Converts any error from running a script or a plugin.
  init(any error: any Error) {
    switch error {
    case let error as ScriptError: self = error
    case let error as LuaError: self.init(error)
    default:
      let text = (error as? any LuaErrorText)?.luaMessage ?? "\(error)"
      self.init(kind: .runtime, message: text)
      suggestion = (error as? Mistake)?.suggestion
    }
  }
}
