internal import Lua

/// Runs the code of a plugin and checks what it returns, without giving anybody a name yet.
struct PluginLoader {
  let session: LabSession
  let place: PluginPlace

  /// Reads the manifest of a folder; nothing runs.
  ///
  /// - Throws: ``Mistake`` that names the file.
  func manifest() throws -> PluginManifest {
    let manifest = try PluginManifest(
      read("plugin.lua", "says what the plugin is: return { name = …, version = …, api = … }").text,
      file: place.name(of: "plugin.lua")
    )
    _ = try read("init.lua", "returns what the plugin brings")
    return manifest
  }

  private func read(_ file: String, _ meaning: String) throws -> (path: String, text: [UInt8]) {
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
  /// - Parameter manifest: What `plugin.lua` says; nil for a single file.
  /// - Returns: What it brought.
  /// - Throws: ``Mistake`` that names the file; what stops the script that is running as it is.
  func load(_ manifest: PluginManifest?) throws -> LoadedPlugin {
    let (path, text) = try read(place.mainFile, "returns what the plugin brings")
    let name = manifest?.name ?? place.path
    let environment = try PluginEnvironment(place, plugin: name, in: session)
    session.plugins.entry.note(chunk: path, of: name)
    session.sources.add(text, named: path)
    return try session.plugins.defining {
      let table = try run(text, path, of: name, environment)
      do {
        let loaded = try read(table, manifest, environment)
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
    _ path: String,
    of plugin: String,
    _ environment: PluginEnvironment
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
        let found = Literal.of(results.first ?? .nil)
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
    _ manifest: PluginManifest?,
    _ environment: PluginEnvironment
  ) throws -> LoadedPlugin {
    var parts: [String: LuaValue] = [:]
    for (key, value) in try table.entries() {
      guard let name = key.text else { throw PluginKeys.position(Literal.of(value)) }
      if try PluginKeys.check(name) { parts[name] = value }
    }
    var known = try manifest ?? PluginManifest(identity: { try table.rawGet($0) })
    if let manifest { try compare(table, manifest) }
    let values = try session.state.makeTable()
    var entries: [LoadedPlugin.Entry] = []
    for point in ExtensionPoint.all {
      let drafts = try self.drafts(parts[point.key] ?? .nil, of: point)
      for draft in drafts {
        let contribution = PluginContribution(
          plugin: known.name,
          title: "\(point.word) \(draft.name)",
          fallback: point.fallback,
          session.reference
        )
        try values.rawSet("\(point.key)/\(draft.name)", draft.adopt(contribution))
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
        try compare(names, of: point, known)
      } else if !names.isEmpty {
        known.contributions.append(PluginManifest.Names(key: point.key, names: names))
      }
    }
    return LoadedPlugin(known, environment, entries, values: values)
  }

  private func drafts(
    _ value: LuaValue,
    of point: ExtensionPoint
  ) throws -> [ContributionDraft] {
    if value == .nil { return [] }
    guard case .table(let table) = value else {
      throw Mistake("\(point.key) is a table, got \(Literal.of(value))")
    }
    var drafts: [ContributionDraft] = []
    for (key, value) in try table.entries() {
      let draft: ContributionDraft
      do {
        draft = try point.read(key, value, session)
      } catch let mistake as Mistake {
        throw Mistake("\(point.key) \(mistake.luaMessage)", suggestion: mistake.suggestion)
      }
      try PluginKeys.check(contribution: draft.name, of: point.key)
      guard !drafts.contains(where: { $0.name == draft.name }) else {
        throw Mistake("\(point.key) has \(Literal.quoted(draft.name)) twice")
      }
      drafts.append(draft)
    }
    return drafts
  }

  /// What `init.lua` says of itself is what `plugin.lua` says.
  private func compare(_ table: LuaTable, _ manifest: PluginManifest) throws {
    for (key, expected) in [("name", manifest.name), ("version", manifest.version)] {
      let value = try table.rawGet(key)
      guard value == .nil || value == .text(expected) else {
        throw Mistake(
          "\(key) is \(Literal.of(value)), and plugin.lua says \(Literal.quoted(expected)); "
            + "leave it out here"
        )
      }
    }
  }

  private func compare(
    _ names: [String],
    of point: ExtensionPoint,
    _ manifest: PluginManifest
  ) throws {
    let promised = manifest.names(of: point.key)
    if let name = names.first(where: { !promised.contains($0) }) {
      throw Mistake(
        "\(point.key) brings \(Literal.quoted(name)), which plugin.lua does not list; write "
          + "\(point.key) = { \(Literal.quoted(name)) } there"
      )
    }
    if let name = promised.first(where: { !names.contains($0) }) {
      throw Mistake(
        "plugin.lua lists \(Literal.quoted(name)) under \(point.key), which is not among the "
          + "\(point.key) that are returned here"
      )
    }
  }
}
