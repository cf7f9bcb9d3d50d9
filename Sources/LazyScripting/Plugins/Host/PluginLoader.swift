internal import Lua

/// Runs the code of a plugin and checks what it returns, without publishing any names yet.
struct PluginLoader {
  let session: LabSession
  let place: PluginPlace

  /// Reads the manifest of a folder without running anything.
  ///
  /// - Throws: ``Mistake`` that names the file.
  func manifest() throws -> PluginManifest {
    let manifest = try PluginManifest(
      read("plugin.lua", as: "says what the plugin is: return { name = …, version = …, api = … }")
        .text,
      file: place.name(of: "plugin.lua")
    )
    _ = try read("init.lua", as: "returns what the plugin brings")
    return manifest
  }

  private func read(_ file: String, as meaning: String) throws -> (path: String, text: [UInt8]) {
    switch place.read(file) {
    case .found(let path, let text): return (path, text)
    case .missing:
      guard place.isFolder else { throw Mistake("there is no plugin '\(place.path)'") }
      throw Mistake("\(place.path) has no \(file), which \(meaning)")
    case .refused(let reason): throw Mistake("\(place.name(of: file)) is not read: \(reason)")
    }
  }

  /// Runs the plugin's code.
  ///
  /// - Parameter manifest: The content of `plugin.lua`; nil for a single file.
  /// - Returns: The plugin's contributions.
  /// - Throws: ``Mistake`` that names the file; what stops the running script is thrown as it is.
  func load(_ manifest: PluginManifest?) throws -> LoadedPlugin {
    let (path, text) = try read(place.mainFile, as: "returns what the plugin brings")
    let name = manifest?.name ?? place.path
    let environment = try PluginEnvironment(place, plugin: name, in: session)
    session.plugins.entry.note(chunk: path, of: name)
    session.note(file: path, text: text)
    return try session.plugins.defining {
      let table = try run(text, at: path, of: name, in: environment)
      do {
        let loaded = try read(table, with: manifest, in: environment)
        session.plugins.entry.note(chunk: path, of: loaded.manifest.name)
        try environment.modules.belong(to: loaded.manifest.name)
        return loaded
      } catch let mistake as Mistake {
        throw Mistake("\(path): \(mistake.luaMessage)", suggestion: mistake.suggestion)
      }
    }
  }

  private func run(
    _ text: [UInt8],
    at path: String,
    of plugin: String,
    in environment: PluginEnvironment
  ) throws -> LuaTable {
    do {
      let chunk = try session.state.load(
        text,
        chunkName: "@\(path)",
        environment: environment.table
      )
      let results = try session.plugins.entry.run(plugin, within: .loading) {
        try chunk.call([])
      }
      guard case .table(let table) = results.first ?? .nil else {
        let found = Literal.of(results.first ?? .nil, in: session.state)
        throw Mistake("\(path) returns a table: return { name = …, version = … }, got \(found)")
      }
      return table
    } catch let error as LuaError {
      if session.state.isStopped(by: error) { throw error }
      throw Mistake(error.message)
    }
  }

  private func read(
    _ table: LuaTable,
    with manifest: PluginManifest?,
    in environment: PluginEnvironment
  ) throws -> LoadedPlugin {
    var parts: [String: LuaValue] = [:]
    for (key, value) in try table.entries() {
      guard let name = key.text else { throw unnamed(key, value: value) }
      if try PluginKeys.check(name) { parts[name] = value }
    }
    var known = try manifest ?? PluginManifest(identity: { try table.rawGet($0) })
    if let manifest { try compare(table, with: manifest) }
    let values = try session.state.makeTable()
    var entries: [LoadedPlugin.Entry] = []
    for point in ExtensionPoint.all {
      let drafts = try self.drafts(parts[point.key] ?? .nil, of: point)
      for draft in drafts {
        let contribution = PluginContribution(
          plugin: known.name,
          title: "\(point.word) \(draft.name)",
          fallback: point.fallback,
          in: session.reference
        )
        try values.rawSet(LoadedPlugin.key(draft.name, of: point), to: draft.adopt(contribution))
        entries.append(
          LoadedPlugin.Entry(
            point: point,
            name: draft.name,
            declaration: draft.declaration,
            contribution: contribution,
            saidToKit: draft.saidToKit
          )
        )
      }
      let names = drafts.map(\.name)
      if manifest != nil {
        try compare(names, of: point, with: known)
      } else if !names.isEmpty {
        known.contributions.append(PluginManifest.Names(key: point.key, names: names))
      }
    }
    return LoadedPlugin(known, in: environment, entries: entries, values: values)
  }

  /// The error for an entry of a plugin's table that has no name.
  private func unnamed(_ key: LuaValue, value: LuaValue) -> Mistake {
    if key.integer != nil { return PluginKeys.position(Literal.of(value, in: session.state)) }
    return Mistake(
      "the keys of a plugin's table are names, such as estimators = { … }, got "
        + Literal.of(key, in: session.state)
    )
  }

  private func drafts(
    _ value: LuaValue,
    of point: ExtensionPoint
  ) throws -> [ContributionDraft] {
    if value == .nil { return [] }
    guard case .table(let table) = value else {
      throw Mistake("\(point.key) is a table, got \(Literal.of(value, in: session.state))")
    }
    var drafts: [ContributionDraft] = []
    var names: Set<String> = []
    for (key, value) in try table.entries() {
      let draft: ContributionDraft
      do {
        draft = try point.read(key, value, session)
      } catch let mistake as Mistake {
        throw Mistake("\(point.key) \(mistake.luaMessage)", suggestion: mistake.suggestion)
      }
      try PluginKeys.check(contribution: draft.name, of: point.key)
      guard names.insert(draft.name).inserted else {
        throw Mistake("\(point.key) has \(Literal.quoted(draft.name)) twice")
      }
      drafts.append(draft)
    }
    return drafts
  }

  /// Checks that `init.lua` says the same about the plugin as `plugin.lua`.
  private func compare(_ table: LuaTable, with manifest: PluginManifest) throws {
    for (key, expected) in [("name", manifest.name), ("version", manifest.version)] {
      let value = try table.rawGet(key)
      guard value == .nil || value == .text(expected) else {
        throw Mistake(
          "\(key) is \(Literal.of(value, in: session.state)), and plugin.lua says "
            + "\(Literal.quoted(expected)); leave it out here"
        )
      }
    }
  }

  private func compare(
    _ names: [String],
    of point: ExtensionPoint,
    with manifest: PluginManifest
  ) throws {
    let promised = manifest.names(of: point.key)
    let (given, expected) = (Set(names), Set(promised))
    if let name = names.first(where: { !expected.contains($0) }) {
      throw Mistake(
        "\(point.key) brings \(Literal.quoted(name)), which plugin.lua does not list; write "
          + "\(point.key) = { \(Literal.quoted(name)) } there"
      )
    }
    if let name = promised.first(where: { !given.contains($0) }) {
      throw Mistake(
        "plugin.lua lists \(Literal.quoted(name)) under \(point.key), which is not among the "
          + "\(point.key) that are returned here"
      )
    }
  }
}
