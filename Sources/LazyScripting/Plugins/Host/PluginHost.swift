internal import LazyStacks
internal import Lua

/// The plugins of a session, in the order in which they were found.
///
/// If two plugins or two contributions have the same name, the first is used.
final class PluginHost {
  private(set) var plugins: [Plugin] = []
  /// Lua's own globals as they were before any script ran.
  private(set) var library = PluginLibrary()
  /// The gate that all calls into plugins pass.
  let entry: PluginEntry
  /// The functions that plugins handed to the vocabulary.
  let callbacks: PluginCallbacks
  /// The tool's own commands, which plugins cannot use.
  var reservedCommands: [String] = []
  /// The window that commands work on: the one that a command last returned.
  var window: WindowHandle?

  let reference: SessionReference
  private var claims = PluginClaims()
  /// The plugins whose code is running for the first time, outermost first.
  private var loading: [Plugin] = []
  private var stocks: [String: LuaValue] = [:]
  private var installedPaths: [LuaValue] = []
  /// The definitions made by the plugin whose code is running.
  private var definitions: MadeDefinitions?

  init(in state: LuaState, reference: SessionReference) {
    entry = PluginEntry(in: state)
    callbacks = PluginCallbacks(in: reference)
    entry.callbacks = callbacks
    self.reference = reference
  }

  /// Reports a message about a plugin to the session's host.
  func report(_ message: String, as code: Diagnostic.Code = .pluginFailure) {
    reference.session?.report(Diagnostic(code: code, message: message))
  }

  /// Keeps Lua's globals for plugins; must be called before any script runs.
  func begin() throws {
    guard stocks.isEmpty else { return }
    let session = try reference.get()
    library = try PluginLibrary(session.scope.environment)
    for name in ["load", "require", "getmetatable"] {
      stocks[name] = try session.scope.environment.rawGet(name)
    }
    guard case .table(let package) = try session.scope.environment.rawGet("package") else { return }
    stocks["searchpath"] = try package.rawGet("searchpath")
    installedPaths = [try package.rawGet("path"), try package.rawGet("cpath")]
  }

  /// A function of stock Lua that plugins get in another form.
  func stock(_ name: String) -> LuaValue? { stocks[name] }

  /// Whether Lua finds a module outside of the scripts' own.
  func isInstalled(_ name: String) throws -> Bool {
    guard case .function(let search)? = stocks["searchpath"] else { return false }
    return try installedPaths.contains { path in
      guard case .string = path else { return false }
      return try search.call([.text(name), path]).first?.isTruthy == true
    }
  }

  /// Adds a plugin; if that fails, the plugin is kept with the reason, which is also reported.
  ///
  /// - Throws: What stops everything.
  func add(_ place: PluginPlace) throws {
    let plugin = Plugin(place)
    plugins.append(plugin)
    do {
      try take(try prepare(place, isNeeded: false), for: plugin)
    } catch let mistake as Mistake {
      plugin.state = .failed(mistake.luaMessage)
      report("plugin \(plugin.name): \(mistake.luaMessage)")
    }
    try publish()
  }

  /// Reads a plugin again; the old code stays until the new code is checked.
  ///
  /// - Throws: ``Mistake`` that says what is wrong with the new code.
  func reload(_ plugin: Plugin) throws {
    let wasNeeded = plugin.loaded != nil
    let formerName = plugin.name
    try take(try prepare(plugin.place, isNeeded: wasNeeded), for: plugin)
    for name in Set([formerName, plugin.name]) {
      entry.forgetMemory(of: name)
      callbacks.forget(plugin: name)
    }
    try publish()
  }

  private typealias Preparation = (manifest: PluginManifest, loaded: LoadedPlugin?)

  /// Reads what is needed of a plugin: the manifest of a folder, the code of a single file.
  private func prepare(_ place: PluginPlace, isNeeded: Bool) throws -> Preparation {
    let loader = PluginLoader(session: try reference.get(), place: place)
    let manifest = place.isFolder ? try loader.manifest() : nil
    if let manifest, !isNeeded { return (manifest, nil) }
    let loaded = try loader.load(manifest)
    return (loaded.manifest, loaded)
  }

  private func take(_ preparation: Preparation, for plugin: Plugin) throws {
    let name = preparation.manifest.name
    let other = plugins.first { $0 !== plugin && $0.isInUse && $0.manifest?.name == name }
    plugin.manifest = preparation.manifest
    if let other {
      plugin.state = .shadowed(by: other.place.path)
      report(
        "plugin \(name) in '\(plugin.place.path)' is left out; the one in '\(other.place.path)' "
          + "comes first",
        as: .shadowedPlugin
      )
    } else {
      plugin.state = preparation.loaded.map(Plugin.State.loaded) ?? .waiting
    }
  }

  /// Gives each name to the first plugin that has it, and withdraws the names given before.
  private func publish() throws {
    let session = try reference.get()
    for origin in claims.origins { try session.scope.withdraw(by: origin) }
    var next = PluginClaims(told: claims.told)
    for plugin in plugins where plugin.isInUse {
      for complaint in next.add(plugin, in: session, reserving: reservedCommands) {
        report(complaint, as: .shadowedPlugin)
      }
    }
    claims = next
    try session.scope.publish(claims.all)
  }

  /// The contribution of a plugin under a name; nil if there is none.
  ///
  /// - Throws: ``Mistake`` if the plugin's code is needed for the first time and cannot be loaded.
  func value(_ name: String, in reach: ExtensionPoint.Reach) throws -> LuaValue? {
    guard let claim = claims.find(name, in: reach) else { return nil }
    return try loaded(claim.plugin, for: claim.point.written(name)).value(name, of: claim.point)
  }

  /// A contribution with its value, for calls by the host itself.
  func contribution(
    _ name: String,
    in reach: ExtensionPoint.Reach
  ) throws -> (entry: LoadedPlugin.Entry, value: LuaValue)? {
    guard let claim = claims.find(name, in: reach) else { return nil }
    let loaded = try loaded(claim.plugin, for: claim.point.written(name))
    guard let entry = loaded.entry(name, of: claim.point) else { return nil }
    return (entry, try loaded.value(name, of: claim.point))
  }

  /// The plugin that has a name.
  func holder(of name: String, in reach: ExtensionPoint.Reach) -> Plugin? {
    claims.find(name, in: reach)?.plugin
  }

  /// The names that plugins contributed, in order.
  func claimed(in reach: ExtensionPoint.Reach) -> [PluginClaim] {
    claims.all.filter { $0.point.reach == reach }
  }

  /// Loads every plugin that has not been needed yet; failures are reported.
  func loadAll() throws {
    for plugin in plugins {
      do {
        if case .waiting = plugin.state { _ = try loaded(plugin, for: plugin.name) }
      } catch let mistake as Mistake {
        report(mistake.luaMessage)
      }
    }
  }

  /// Loads the plugins that have a name, so that help can say more about it.
  func loadHolders(of name: String) throws {
    let last = name.split { $0 == "." || $0 == ":" }.last.map(String.init)
    for claim in claims.all where claim.name == last {
      _ = try loaded(claim.plugin, for: claim.point.written(claim.name))
    }
  }

  private func loaded(_ plugin: Plugin, for name: String) throws -> LoadedPlugin {
    let lead = name == plugin.name ? "" : "\(name) comes from the "
    switch plugin.state {
    case .loaded(let loaded): return loaded
    case .failed(let reason):
      throw Mistake("\(lead)plugin \(plugin.name), which could not be loaded: \(reason)")
    case .loading: throw Mistake("\(lead)plugin \(plugin.name), \(reason(ofLoading: plugin))")
    case .shadowed(let path): throw Mistake("\(lead)plugin in '\(path)'")
    case .waiting: break
    }
    plugin.state = .loading
    loading.append(plugin)
    defer { loading.removeLast() }
    do {
      let loader = PluginLoader(session: try reference.get(), place: plugin.place)
      let loaded = try loader.load(plugin.manifest)
      plugin.state = .loaded(loaded)
      try publish()
      return loaded
    } catch let mistake as Mistake {
      plugin.state = .failed(mistake.luaMessage)
      throw Mistake(
        "\(lead)plugin \(plugin.name), which could not be loaded: \(mistake.luaMessage)"
      )
    } catch {
      plugin.state = .waiting
      throw error
    }
  }
}

extension PluginHost {
  /// Why a plugin that is being loaded cannot give its names yet, with the remedy.
  private func reason(ofLoading plugin: Plugin) -> String {
    let ring = loading.drop { $0 !== plugin }.map(\.name)
    guard ring.count > 1 else { return "which is being loaded; use a local there" }
    return "which is being loaded and needs this one: "
      + (ring + [plugin.name]).joined(separator: " → ")
      + "; use the other's names inside of functions"
  }

  /// Runs the code of a plugin, and collects its definitions meanwhile.
  func defining<Value>(_ body: () throws -> Value) throws -> Value {
    let outer = definitions
    definitions = MadeDefinitions()
    defer { definitions = outer }
    return try body()
  }

  /// Notes the function that a constructor of the vocabulary made from a definition:
  /// `View "Card" { … }`.
  func note(_ definition: any PluginDefinition, as function: LuaFunction) {
    definitions?.add(definition, as: function)
  }

  /// The definition behind a value that a plugin lists; nil for any other value.
  func definition(of value: LuaValue) throws -> (any PluginDefinition)? {
    switch value {
    case .function(let function):
      return definitions?.find(function)
    case .object(let handle):
      let types = try reference.get().types
      return try types[EstimatorValue.self].object(of: handle)?.definition
        ?? types[PrefetchPolicyValue.self].object(of: handle)?.definition
        ?? types[TargetBehaviorValue.self].object(of: handle)?.definition
    default: return nil
    }
  }
}

/// The definitions that a plugin's code makes, by the functions that scripts call for them.
private struct MadeDefinitions {
  /// The functions are kept, so that no other one gets the identity of one of them.
  private var all: [UInt: (function: LuaFunction, definition: any PluginDefinition)] = [:]

  mutating func add(_ definition: any PluginDefinition, as function: LuaFunction) {
    all[function.identity] = (function, definition)
  }

  func find(_ function: LuaFunction) -> (any PluginDefinition)? {
    all[function.identity]?.definition
  }
}
