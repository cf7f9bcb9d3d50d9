internal import LazyStacks
internal import Lua

/// The plugins of a session, in the order in which they were found.
///
/// Of two with one name, and of two things with one name, the first is taken.
final class PluginHost {
  private(set) var plugins: [Plugin] = []
  /// Lua's own globals as they were before any script ran.
  private(set) var library = PluginLibrary()
  /// What all calls into plugins go through.
  let entry: PluginEntry
  /// The functions that plugins handed to the vocabulary.
  let callbacks: PluginCallbacks
  /// Words that the tool has itself, which no command of a plugin can be.
  var reservedCommands: [String] = []
  /// The window that commands work on: the one that a command returned last.
  var window: WindowHandle?

  private let reference: SessionReference
  private var claims = PluginClaims()
  private var stocks: [String: LuaValue] = [:]
  private var installedPaths: [LuaValue] = []
  /// What the plugin defined whose code is running.
  private var definitions: [(function: LuaFunction, definition: any PluginDefinition)]?

  init(in state: LuaState, reference: SessionReference) {
    entry = PluginEntry(in: state)
    callbacks = PluginCallbacks(in: reference)
    self.reference = reference
  }

  /// Says something about a plugin to whoever looks after the session.
  func report(_ message: String, as code: Diagnostic.Code = .pluginFailure) {
    reference.session?.report(Diagnostic(code: code, message: message))
  }

  /// Keeps Lua's globals for plugins; to be called before any script runs.
  func begin() throws {
    guard stocks.isEmpty else { return }
    let session = try reference.get()
    library = try PluginLibrary(session.environment)
    for name in ["load", "require", "getmetatable"] {
      stocks[name] = try session.environment.rawGet(name)
    }
    guard case .table(let package) = try session.environment.rawGet("package") else { return }
    stocks["searchpath"] = try package.rawGet("searchpath")
    installedPaths = [try package.rawGet("path"), try package.rawGet("cpath")]
  }

  /// A function of stock Lua that plugins have in another form.
  func stock(_ name: String) -> LuaValue? { stocks[name] }

  /// Whether Lua finds a module that belongs to no script.
  func isInstalled(_ name: String) throws -> Bool {
    guard case .function(let search)? = stocks["searchpath"] else { return false }
    return try installedPaths.contains { path in
      guard case .string = path else { return false }
      return try search.call([.text(name), path]).first?.isTruthy == true
    }
  }

  /// Adds a plugin; one that cannot be added is kept with the reason, and the reason is reported.
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

  /// Reads a plugin anew; until the new code is known to be all right, the old one stays.
  ///
  /// - Throws: ``Mistake`` with what is wrong with the new code.
  func reload(_ plugin: Plugin) throws {
    let wasNeeded = plugin.loaded != nil
    try take(try prepare(plugin.place, isNeeded: wasNeeded), for: plugin)
    entry.forgetMemory(of: plugin.name)
    callbacks.forget(plugin: plugin.name)
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

  /// Gives each name to the first plugin that has it, and takes away what was given before.
  private func publish() throws {
    let session = try reference.get()
    for origin in claims.origins { try session.withdraw(by: origin) }
    var next = PluginClaims(told: claims.told)
    for plugin in plugins where plugin.isInUse {
      for complaint in next.add(plugin, in: session, reserving: reservedCommands) {
        report(complaint, as: .shadowedPlugin)
      }
    }
    claims = next
    for claim in claims.all { try session.publish(claim) }
  }

  /// What a plugin contributed under a name; nil where none did.
  ///
  /// - Throws: ``Mistake`` if the plugin's code is needed for the first time and cannot be loaded.
  func value(_ name: String, in reach: ExtensionPoint.Reach) throws -> LuaValue? {
    guard let claim = claims.find(name, in: reach) else { return nil }
    return try loaded(claim.plugin, for: claim.point.written(name)).value(name, of: claim.point)
  }

  /// A contribution and its value, for what the host calls itself.
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

  /// Loads every plugin that was not needed yet; what fails is reported.
  func loadAll() throws {
    for plugin in plugins {
      do {
        if case .waiting = plugin.state { _ = try loaded(plugin, for: plugin.name) }
      } catch let mistake as Mistake {
        report(mistake.luaMessage)
      }
    }
  }

  /// Loads the plugins that have a name, so that more can be said of it.
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
    case .loading:
      throw Mistake("\(lead)plugin \(plugin.name), which is being loaded; use a local there")
    case .shadowed(let path): throw Mistake("\(lead)plugin in '\(path)'")
    case .waiting: break
    }
    plugin.state = .loading
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
  /// Runs the code of a plugin, and notes what it defines meanwhile.
  func defining<Value>(_ body: () throws -> Value) throws -> Value {
    let outer = definitions
    definitions = []
    defer { definitions = outer }
    return try body()
  }

  /// Notes what a constructor of the vocabulary made of a definition: `View "Card" { … }`.
  func note(_ definition: any PluginDefinition, as function: LuaFunction) {
    definitions?.append((function, definition))
  }

  /// What a value was made of that a plugin lists; nil for any other value.
  func definition(of value: LuaValue) throws -> (any PluginDefinition)? {
    switch value {
    case .function(let function):
      return definitions?.first { $0.function == function }?.definition
    case .object(let handle):
      let types = try reference.get().types
      return try types[EstimatorValue.self].object(of: handle)?.definition
        ?? types[PrefetchPolicyValue.self].object(of: handle)?.definition
        ?? types[TargetBehaviorValue.self].object(of: handle)?.definition
    default: return nil
    }
  }
}
