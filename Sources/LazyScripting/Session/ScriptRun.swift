internal import Lua

/// A whole script that a session runs.
struct ScriptRun {
  let session: LabSession
  /// The script's name in messages.
  let name: String
  private var state: LuaState { session.state }

  /// Runs the script; see ``LabSession/run(source:name:arguments:)``.
  func run(_ source: some Sequence<UInt8>, arguments: [String]) throws(ScriptError) {
    session.sources.add(Array(source), named: name)
    session.observed.ended.letGo(in: session)
    do {
      try state.withLimits(session.interpreter.limits) { () throws(LuaError) in
        try setArguments(arguments)
        if !session.options.isSandboxed { try findModules() }
        let chunk = try state.load(Self.withoutShebang(source), chunkName: "@\(name)")
        _ = try chunk.call(arguments.map { .string(LuaString($0)) })
        try session.hooks.tests?.runChosen(in: session)
      }
    } catch {
      let values = PrintedValues(session: session)
      values.keep(error)
      var described = ScriptError(error).withRemedy(in: source).withExcerpt(from: session)
      if let table = values.raisedTable(error) {
        described.message = "a table was raised: \(table)"
      }
      throw described
    }
  }

  private func setArguments(_ arguments: [String]) throws(LuaError) {
    let table = try state.makeTable()
    try table.rawSet(0, to: .string(LuaString(name)))
    for (index, argument) in arguments.enumerated() {
      try table.rawSet(index + 1, to: .string(LuaString(argument)))
    }
    try session.scope.environment.rawSet("arg", to: .table(table))
  }

  /// Makes `require` look beside the script first.
  private func findModules() throws(LuaError) {
    guard let slash = name.lastIndex(of: "/"), !name.contains(where: { $0 == ";" || $0 == "?" }),
      case .table(let package) = try session.scope.environment.rawGet("package"),
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
