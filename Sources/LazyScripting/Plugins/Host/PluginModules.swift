internal import Lua

/// The modules that `require` gives a plugin: its private ones and those that everybody has.
final class PluginModules {
  private let place: PluginPlace
  private var plugin: String
  private let environment: LuaTable
  private let reference: SessionReference
  private let loaded: LuaTable
  /// The modules that are being loaded, outermost first.
  private var loading: [String] = []

  private static let replaced = Mistake("this is old code of a plugin that was loaded again")
  /// The greatest length of a chain of modules that load one another.
  private static let deepest = 50

  init(
    _ place: PluginPlace,
    plugin: String,
    environment: LuaTable,
    in session: LabSession
  ) throws(LuaError) {
    self.place = place
    self.plugin = plugin
    self.environment = environment
    reference = session.reference
    loaded = try session.state.makeTable()
  }

  /// Notes the libraries among a plugin's globals, because `require "string"` gives them as well.
  func note(loaded globals: LuaTable) throws {
    let session = try reference.get()
    for name in session.plugins.library.libraries {
      try loaded.rawSet(name, to: globals.rawGet(name))
    }
    try loaded.rawSet("_G", to: .table(globals))
    try loaded.rawSet("lazylab", to: session.scope.vocabulary.rawGet("lab"))
  }

  /// The globals that give access to other code: `require`, `load` and `package`.
  func functions() throws -> [(name: String, value: LuaValue)] {
    let session = try reference.get()
    let package = try session.state.makeTable()
    try package.rawSet("loaded", to: .table(loaded))
    let require = try session.state.makeFunction(named: "require") { [weak self] call in
      guard let self else { throw Self.replaced }
      return try self.require(try call.text(at: 0), in: call)
    }
    let load = try session.state.makeFunction(named: "load") { [weak self] call in
      guard let self, let stock = try self.reference.get().plugins.stock("load") else {
        throw Self.replaced
      }
      call.push(stock)
      call.push(argument: 0)
      // A name chosen by the plugin could be that of somebody else's chunk.
      call.push("=\(self.madeChunk)")
      call.push(argument: 2)
      // Without an environment, code belongs to the plugin.
      if call.count < 4 { call.push(self.environment) } else { call.push(argument: 3) }
      return .tailCall
    }
    return [
      ("package", .table(package)), ("require", .function(require)), ("load", .function(load)),
      ("getmetatable", try metatableReader(in: session)),
    ]
  }

  /// The name of chunks that the plugin makes while it runs, by which they are recognized.
  private var madeChunk: String {
    let path = Array(place.path.utf8).suffix(40)
    return String(decoding: path, as: UTF8.self) + " (made)"
  }

  /// Uses the plugin's own name, which for a single file is known only after it ran.
  func belong(to plugin: String) throws {
    self.plugin = plugin
    try reference.get().plugins.entry.note(chunk: madeChunk, of: plugin)
  }

  /// Makes `coroutine.wrap` return functions that count as the plugin's; those of stock Lua belong
  /// to nobody.
  func wrapCoroutines(in globals: LuaTable) throws {
    guard case .table(let library) = try globals.rawGet("coroutine") else { return }
    let session = try reference.get()
    session.plugins.entry.note(chunk: madeChunk, of: plugin)
    let chunk = try session.state.load(
      """
      local wrap = ...
      return function(body)
        local resume = wrap(body)
        return function(...) return resume(...) end
      end
      """,
      chunkName: "=\(madeChunk)"
    )
    try library.rawSet("wrap", to: chunk.call([library.rawGet("wrap")]).first ?? .nil)
  }

  /// A `getmetatable` that hides the metatable of strings.
  private func metatableReader(in session: LabSession) throws -> LuaValue {
    guard let stock = session.plugins.stock("getmetatable") else { return .nil }
    return .function(
      try session.state.makeFunction(named: "getmetatable") { call in
        if call.kind(at: 0) == .string { return call.push(false) }
        call.push(stock)
        for place in 0..<call.count { call.push(argument: place) }
        return .tailCall
      }
    )
  }

  private func require(_ name: String, in call: borrowing LuaCall) throws -> LuaOutcome {
    let known = try loaded.rawGet(name)
    if known != .nil { return call.push(known) }
    guard !loading.contains(name) else {
      throw Mistake(
        "module \(Literal.quoted(name)) requires itself: "
          + (loading.drop { $0 != name } + [name]).joined(separator: " → ")
          + "; require one of them inside of a function, or move what all need to a module that "
          + "requires none"
      )
    }
    guard loading.count < Self.deepest else {
      throw Mistake("modules require one another more than \(Self.deepest) deep")
    }
    guard let parts = ModuleName.parts(name) else {
      throw Mistake(
        "module \(Literal.quoted(name)) is refused: \(ModuleName.rule(of: "a plugin"))"
      )
    }
    let stem = "lua/" + parts.joined(separator: "/")
    var places: [String] = []
    for file in [stem + ".lua", stem + "/init.lua"] where place.isFolder {
      switch place.read(file) {
      case .found(let path, let text):
        return call.push(try run(text, named: name, path: path))
      case .missing: places.append("no file '\(place.name(of: file))'")
      case .refused(let reason):
        throw Mistake("module \(Literal.quoted(name)) is refused: \(reason)")
      }
    }
    return try requireOther(name, from: places, in: call)
  }

  private func run(_ text: [UInt8], named name: String, path: String) throws -> LuaValue {
    let session = try reference.get()
    loading.append(name)
    defer { loading.removeLast() }
    session.plugins.entry.note(chunk: path, of: plugin)
    session.note(file: path, text: text)
    let chunk = try compile(text, of: name, in: path, session: session)
    let result = try chunk.call([.text(name), .text(path)]).first ?? .nil
    let module = result == .nil ? LuaValue.boolean(true) : result
    try loaded.rawSet(name, to: module)
    return module
  }

  private func compile(
    _ text: [UInt8],
    of name: String,
    in path: String,
    session: LabSession
  ) throws -> LuaFunction {
    do {
      return try session.state.load(text, chunkName: "@\(path)", environment: environment)
    } catch {
      guard case .syntax(let message, _) = error else { throw error }
      throw Mistake("error loading module '\(name)': \(message)")
    }
  }

  /// Requires a module that is not the plugin's own, outside of the sandbox.
  ///
  /// The script's own modules are not found this way.
  private func requireOther(
    _ name: String,
    from places: [String],
    in call: borrowing LuaCall
  ) throws -> LuaOutcome {
    let session = try reference.get()
    if !session.options.isSandboxed, try session.plugins.isInstalled(name),
      let stock = session.plugins.stock("require")
    {
      call.push(stock)
      call.push(name)
      return .tailCall
    }
    let lines = places.isEmpty ? ["a plugin of a single file has no modules of its own"] : places
    throw Mistake(
      "module '\(name)' of plugin \(plugin) is not found:\n\t" + lines.joined(separator: "\n\t")
    )
  }
}
