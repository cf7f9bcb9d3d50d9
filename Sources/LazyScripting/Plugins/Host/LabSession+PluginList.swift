internal import LazyStacks
internal import Lua

extension LabSession {
  /// Adds plugins, the first of which wins where names meet; must be called before any script runs.
  ///
  /// The code of a single file runs now, that of a folder when one of its names is first used. An
  /// error in one plugin is reported, and the others are still added.
  ///
  /// - Parameters:
  ///   - places: Where the plugins are, the most important one first.
  ///   - reserved: Words that plugins cannot use as commands.
  /// - Throws: ``ScriptError`` if a limit or an interrupt stopped everything.
  public func addPlugins(
    _ places: [PluginPlace],
    reserving reserved: [String] = []
  ) throws(ScriptError) {
    guard !places.isEmpty else { return }
    plugins.reservedCommands = reserved
    try limited {
      try plugins.begin()
      for place in places { try plugins.add(place) }
    }
  }

  /// Runs the code of plugins that have not been needed yet; failures are reported.
  ///
  /// - Throws: ``ScriptError`` if a limit or an interrupt stopped everything.
  public func loadPlugins() throws(ScriptError) { try limited { try plugins.loadAll() } }

  /// Reads plugins again.
  ///
  /// A plugin whose new code has an error stays as it was.
  ///
  /// - Parameter name: The plugin's name; nil for all.
  /// - Returns: A line about each plugin.
  /// - Throws: ``ScriptError`` if there is no such plugin, or something stopped everything.
  public func reloadPlugins(named name: String? = nil) throws(ScriptError) -> [String] {
    try limited {
      let chosen = plugins.plugins.filter { name == nil || ($0.name == name && $0.isInUse) }
      if let name, chosen.isEmpty {
        throw Mistake.unknown(
          "there is no plugin \(Literal.name(name))",
          name: name,
          among: plugins.plugins.map(\.name),
          listed: plugins.plugins.isEmpty ? "none was added" : "there are"
        )
      }
      return try chosen.map { plugin in
        do {
          try plugins.reload(plugin)
          return "reloaded \(plugin.name) \(plugin.manifest?.version ?? "")"
        } catch let mistake as Mistake {
          return "kept \(plugin.name) as it was: \(mistake.luaMessage)"
        }
      }
    }
  }

  /// The plugins, in the order in which they were added.
  public var pluginSummaries: [PluginSummary] {
    plugins.plugins.map { plugin in
      let names = ExtensionPoint.all.flatMap { point in
        (plugin.manifest?.names(of: point.key) ?? []).map { name in
          point.written(name) + status(name, of: point, in: plugin)
        }
      }
      let failed = plugins.callbacks.all(of: plugin.name).filter { $0.failures > 0 }
      return PluginSummary(
        name: plugin.name,
        version: plugin.manifest?.version,
        path: plugin.place.path,
        state: plugin.status,
        hasFailed: plugin.hasFailed,
        contributions: names + failed.map { $0.title + status(of: $0) },
        isLoaded: plugin.loaded != nil,
        usage: usage(of: plugin)
      )
    }
  }

  /// How often the host called a plugin and how much memory the plugin holds, in words.
  private func usage(of plugin: Plugin) -> String? {
    let handed = plugins.callbacks.all(of: plugin.name)
    let contributions = (plugin.loaded?.entries ?? []).map(\.contribution) + handed
    let calls = contributions.reduce(0) { $0 + $1.entries }
    let mebibytes = plugins.entry.memoryHeld(by: plugin.name) >> 20
    guard calls > 0 || mebibytes > 0 else { return nil }
    let memory = mebibytes > 0 ? ", keeps \(mebibytes) MiB" : ""
    return "called \(calls == 1 ? "once" : "\(calls) times")\(memory)"
  }

  private func status(_ name: String, of point: ExtensionPoint, in plugin: Plugin) -> String {
    guard plugin.isInUse else { return "" }
    if plugins.holder(of: name, in: point.reach) !== plugin { return " (left out)" }
    guard let entry = plugin.loaded?.entry(name, of: point) else { return "" }
    return status(of: entry.contribution)
  }

  private func status(of contribution: PluginContribution) -> String {
    let failures = contribution.failures
    if failures == 0 { return "" }
    let errors = failures == 1 ? "1 error" : "\(failures) errors"
    return contribution.isSetAside ? " (set aside after \(errors))" : " (\(errors))"
  }

  /// The commands of plugins, in order.
  public var pluginCommands: [PluginCommand] {
    plugins.claimed(in: .command).map { claim in
      PluginCommand(
        name: claim.name,
        help: claim.plugin.loaded?.entry(claim.name, of: claim.point)?.declaration.summary,
        plugin: claim.plugin.name
      )
    }
  }

  /// Runs a command of a plugin.
  ///
  /// - Parameters:
  ///   - name: The command's word.
  ///   - words: The words after it.
  /// - Returns: Its results, each ready to be printed; nil if no plugin has the command.
  /// - Throws: ``ScriptError`` that names the plugin.
  public func runCommand(_ name: String, with words: [String]) throws(ScriptError) -> [String]? {
    try limited {
      guard let (entry, value) = try plugins.contribution(name, in: .command) else { return nil }
      return try perform(entry, value: value, with: words) { results in try conclude(results) }
    }
  }

  /// Describes all windows that scripts made and still hold, with a plugin's reporter.
  ///
  /// - Parameter name: The name of the reporter.
  /// - Returns: A text for each window.
  /// - Throws: ``ScriptError`` if there is no such reporter, or it fails.
  public func report(by name: String) throws(ScriptError) -> [String] {
    try limited {
      let reach = ExtensionPoint.reporters.reach
      guard case .function(let function)? = try plugins.value(name, in: reach) else {
        throw Mistake.unknown(
          "no plugin has a reporter \(Literal.name(name))",
          name: name,
          among: plugins.claimed(in: reach).map(\.name),
          listed: "there are"
        )
      }
      let types = try types[WindowHandle.self]
      return try windows.compactMap { entry in
        guard let window = entry.window else { return nil }
        let handle = WindowHandle(window, number: entry.number)
        return try function.call(
          { call in call.push(handle, as: types) },
          results: { try $0.text(at: 0) }
        )
      }
    }
  }
}

extension Plugin {
  /// Whether the plugin could not be read or run.
  fileprivate var hasFailed: Bool {
    if case .failed = state { true } else { false }
  }

  /// The plugin's state, in words.
  fileprivate var status: String {
    switch state {
    case .waiting: "not loaded yet"
    case .loading: "being loaded"
    case .loaded: "loaded"
    case .failed(let reason): "failed: \(reason)"
    case .shadowed(let path): "left out for '\(path)'"
    }
  }
}
