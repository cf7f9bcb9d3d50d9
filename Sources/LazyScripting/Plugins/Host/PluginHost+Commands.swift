internal import LazyStacks
internal import Lua

// What the host does for its user.
extension PluginHost {
  /// Reads plugins again; see ``LabSession/reloadPlugins(named:)``.
  func reload(named name: String?) throws -> [String] {
    let chosen = plugins.filter { name == nil || ($0.name == name && $0.isInUse) }
    if let name, chosen.isEmpty {
      throw Mistake.unknown(
        "there is no plugin \(Literal.name(name))",
        name: name,
        among: plugins.map(\.name),
        listed: plugins.isEmpty ? "none was added" : "there are"
      )
    }
    return try chosen.map { plugin in
      do {
        try reload(plugin)
        return "reloaded \(plugin.name) \(plugin.manifest?.version ?? "")"
      } catch let mistake as Mistake {
        return "kept \(plugin.name) as it was: \(mistake.luaMessage)"
      }
    }
  }

  /// Runs a command of a plugin; nil if no plugin has it.
  func run(_ name: String, with words: [String]) throws -> [String]? {
    guard let (entry, value) = try contribution(name, in: .command) else { return nil }
    let printed = PrintedValues(session: try reference.get())
    return try perform(entry, value: value, with: words) { try printed.conclude($0) }
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
    let types = try reference.get().types
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
        self.window = window
      }
      return try finish(results)
    }
  }

  /// Whether a reporter has this name; it throws what says that none has.
  func checkReporter(_ name: String) throws {
    let reach = ExtensionPoint.reporters.reach
    guard holder(of: name, in: reach) == nil else { return }
    let names = claimed(in: reach).map(\.name)
    throw Mistake.unknown(
      "no plugin has a reporter \(Literal.name(name))",
      name: name,
      among: names,
      listed: names.isEmpty ? "none adds one" : "there are"
    )
  }

  /// The function of a plugin's renderer; nil if no plugin has it.
  func renderer(named name: String) throws -> LuaFunction? {
    guard case .function(let function)? = try value(name, in: ExtensionPoint.renderers.reach)
    else { return nil }
    return function
  }

  /// The names of the renderers of plugins.
  var rendererNames: [String] { claimed(in: ExtensionPoint.renderers.reach).map(\.name) }

  /// Describes all windows that scripts made and still hold, with a plugin's reporter.
  func reports(by name: String) throws -> [String] {
    let reach = ExtensionPoint.reporters.reach
    try checkReporter(name)
    guard case .function(let function)? = try value(name, in: reach) else { return [] }
    let session = try reference.get()
    let types = try session.types[WindowHandle.self]
    return try session.windows.compactMap { entry in
      guard let window = entry.window else { return nil }
      let handle = WindowHandle(window, number: entry.number)
      return try function.call(
        { call in call.push(handle, as: types) },
        results: { try $0.text(at: 0) }
      )
    }
  }
}
