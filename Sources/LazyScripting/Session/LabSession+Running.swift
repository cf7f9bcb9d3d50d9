internal import Lua

extension LabSession {
  /// Runs a whole script.
  ///
  /// - Parameters:
  ///   - source: The script's text.
  ///   - name: The script's name in messages: `first.lua`, `stdin`.
  ///   - arguments: What the script gets as `...` and in the global `arg`.
  /// - Throws: ``ScriptError`` for text that is not Lua and for errors that were raised. Failed
  ///   expectations are not raised; see ``expectations``.
  public func run(
    source: some Sequence<UInt8>,
    name: String,
    arguments: [String] = []
  ) throws(ScriptError) {
    sources.add(Array(source), named: name)
    endedStates.letGo(in: self)
    do {
      try state.withLimits(limits) { () throws(LuaError) in
        try setArguments(arguments, named: name)
        if !options.isSandboxed { try findModules(beside: name) }
        let chunk = try state.load(Self.withoutShebang(source), chunkName: "@\(name)")
        _ = try chunk.call(arguments.map { .string(LuaString($0)) })
      }
    } catch {
      keep(error)
      var described = ScriptError(error).withRemedy(in: source).withExcerpt(from: self)
      if let table = raisedTable(error) { described.message = "a table was raised: \(table)" }
      throw described
    }
  }

  /// The limits of a script or an entry.
  var limits: LuaLimits {
    LuaLimits(
      memory: options.memoryLimit,
      time: options.timeLimit,
      instructions: options.instructionLimit
    )
  }

  /// Runs a whole script given as a string.
  ///
  /// - Parameters:
  ///   - source: The script's text.
  ///   - name: The script's name in messages.
  ///   - arguments: What the script gets as `...` and in the global `arg`.
  /// - Throws: ``ScriptError`` for text that is not Lua and for errors that were raised.
  public func run(
    source: String,
    name: String,
    arguments: [String] = []
  ) throws(ScriptError) {
    try run(source: Array(source.utf8), name: name, arguments: arguments)
  }

  private func setArguments(_ arguments: [String], named name: String) throws(LuaError) {
    let table = try state.makeTable()
    try table.rawSet(0, to: .string(LuaString(name)))
    for (index, argument) in arguments.enumerated() {
      try table.rawSet(index + 1, to: .string(LuaString(argument)))
    }
    try environment.rawSet("arg", to: .table(table))
  }

  /// Makes `require` look beside the script first.
  private func findModules(beside name: String) throws(LuaError) {
    guard let slash = name.lastIndex(of: "/"), !name.contains(where: { $0 == ";" || $0 == "?" }),
      case .table(let package) = try environment.rawGet("package"),
      case .string(let path) = try package.rawGet("path")
    else { return }
    let folder = name[...slash]
    let places = "\(folder)?.lua;\(folder)?/init.lua;"
    guard !path.description.hasPrefix(places) else { return }
    try package.rawSet("path", to: .string(LuaString(places + path.description)))
  }

  /// Turns a first line that begins with `#` into a comment, as stock `lua` does.
  private static func withoutShebang(_ source: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(source)
    guard bytes.first == UInt8(ascii: "#") else { return bytes }
    return Array("--".utf8) + bytes
  }
}
