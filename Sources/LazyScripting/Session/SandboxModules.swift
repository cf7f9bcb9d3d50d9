internal import Lua

/// The result of looking for a module's file.
public enum ModuleSearch: Sendable, Equatable {
  /// The file, as messages name it, and its text.
  case found(path: String, text: [UInt8])
  /// There is none at any of these places.
  case missing(places: [String])
  /// There is one that a sandboxed script may not read, for a reason given as the end of a
  /// sentence.
  case refused(reason: String)
}

/// The names of modules that a sandboxed script may ask for.
enum ModuleName {
  static let rule = rule(of: "a sandboxed script")

  /// The rule for the modules of a script, or of a plugin.
  static func rule(of reader: String) -> String {
    let place = reader == "a plugin" ? "in its folder lua" : "beside it"
    return "\(reader) reads only Lua files that lie \(place), whose names are letters, digits, _ "
      + "and -, with a dot between folders"
  }

  /// The folders and the file that a name stands for; nil if it could lead to another place.
  static func parts(_ name: String) -> [String]? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isAllowed) } ? parts : nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

/// Lets `require` of a sandboxed script find what ``SessionHooks/moduleReader`` reads.
struct SandboxModules {
  let session: LabSession

  /// Replaces Lua's own search for files.
  func open() throws(LuaError) {
    guard case .table(let package) = try session.state.globals().rawGet("package"),
      case .table(let searchers) = try package.rawGet("searchers")
    else { return }
    let reference = session.reference
    let search = try session.state.makeFunction(named: "search") { call in
      try SandboxModules(session: reference.get()).search(for: try call.text(at: 0), in: call)
    }
    try searchers.rawSet(2, to: .function(search))
  }

  /// Gives `require` the module as a function with its path, or the places that were searched.
  private func search(for name: String, in call: borrowing LuaCall) throws -> LuaOutcome {
    guard let parts = ModuleName.parts(name) else {
      throw Mistake("module \(Literal.quoted(name)) is refused: \(ModuleName.rule)")
    }
    guard let moduleReader = session.hooks.moduleReader else {
      return call.push("no Lua files: what is no file has none beside it")
    }
    switch moduleReader(parts) {
    case .found(let path, let text):
      call.push(.function(try load(name, at: path, text: text)))
      return call.push(path)
    case .missing(let places):
      let lines = places.map { "no file '\($0)'" } + [ModuleName.rule]
      return call.push(lines.joined(separator: "\n\t"))
    case .refused(let reason):
      throw Mistake("module \(Literal.quoted(name)) is refused: \(reason)")
    }
  }

  private func load(_ name: String, at path: String, text: [UInt8]) throws -> LuaFunction {
    session.note(file: path, text: text)
    do {
      let globals = try session.state.moduleGlobals()
      return try session.state.load(text, chunkName: "@\(path)", environment: globals)
    } catch .syntax(let message, _) {
      throw Mistake("error loading module '\(name)' from file '\(path)':\n\t\(message)")
    }
  }
}
