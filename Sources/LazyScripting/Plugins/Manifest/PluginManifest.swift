internal import Lua

/// A plugin's statement about itself: its name, its version, the API that it needs, and the names
/// that it contributes.
struct PluginManifest: Equatable {
  /// The plugin's name.
  var name: String
  /// The plugin's own version, which is never compared.
  var version: String
  /// The names that it contributes, by the key of their extension point, in the order of the
  /// points.
  var contributions: [Names] = []

  /// The names for one extension point.
  struct Names: Equatable {
    var key: String
    var names: [String]
  }

  /// The names for the extension point with a key.
  func names(of key: String) -> [String] {
    contributions.first { $0.key == key }?.names ?? []
  }

  /// The greatest size of a manifest, in bytes.
  static let longest = 100_000

  /// Reads the manifest of a folder without running anything.
  ///
  /// - Parameters:
  ///   - text: The bytes of `plugin.lua`.
  ///   - file: The name of the file in messages.
  /// - Throws: ``Mistake`` that begins with the file and the line.
  init(_ text: [UInt8], file: String) throws(Mistake) {
    do {
      guard text.count <= Self.longest else {
        throw DataLiteralError(line: 1, message: "the file has more than \(Self.longest) bytes")
      }
      self = try Self.read(try DataLiteralParser.parse(text))
    } catch let error as DataLiteralError {
      throw Mistake("\(file):\(error.line): \(error.message)")
    } catch {
      throw Mistake("\(file): \(error)")
    }
  }

  private static func read(_ literal: DataLiteral) throws -> PluginManifest {
    guard case .table(let entries) = literal else {
      throw DataLiteralError(line: 1, message: "a table is returned, got \(literal.phrase)")
    }
    var fields: [String: LuaValue] = [:]
    var contributions: [String: [String]] = [:]
    for entry in entries {
      do {
        guard let name = entry.name else { throw PluginKeys.position(entry.value.phrase) }
        guard fields[name] == nil, contributions[name] == nil else {
          throw Mistake("\(Literal.name(name)) is written twice")
        }
        if try PluginKeys.check(name) {
          contributions[name] = try names(in: entry.value, of: name)
        } else {
          fields[name] = try field(name, from: entry.value)
        }
      } catch {
        throw DataLiteralError(line: entry.line, message: "\(error)")
      }
    }
    var manifest = try PluginManifest(identity: { fields[$0] ?? .nil })
    manifest.contributions = ExtensionPoint.all.compactMap { point in
      contributions[point.key].map { Names(key: point.key, names: $0) }
    }
    return manifest
  }

  private static func field(_ key: String, from literal: DataLiteral) throws -> LuaValue {
    switch literal {
    case .string(let text): .text(text)
    case .number(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .nil: .nil
    case .table: throw Mistake("\(key) is a string, got a table")
    }
  }

  private static func names(in literal: DataLiteral, of key: String) throws -> [String] {
    let rule = "\(key) is a list of names: \(key) = { \"…\" }"
    guard case .table(let entries) = literal else {
      throw Mistake("\(rule), got \(literal.phrase)")
    }
    var names: [String] = []
    var seen: Set<String> = []
    for entry in entries {
      guard entry.name == nil, case .string(let name) = entry.value else {
        let key = entry.name.map { "the key \(Literal.name($0))" }
        throw Mistake("\(rule), got \(key ?? entry.value.phrase)")
      }
      try PluginKeys.check(contribution: name, of: key)
      guard seen.insert(name).inserted else {
        throw Mistake("\(key) has \(Literal.quoted(name)) twice")
      }
      names.append(name)
    }
    return names
  }

  /// Reads name, version and api from any source.
  ///
  /// - Parameter field: Returns the value of a key.
  /// - Throws: ``Mistake`` for a missing value, and for an API that this lazylab does not have.
  init(identity field: (String) throws -> LuaValue) throws {
    try Self.checkAll(field)
    let name = try Self.text("name", meaning: "what it is called: name = \"zigzag\"", field: field)
    try Self.check(name: name)
    self.name = name
    version = try Self.text(
      "version",
      meaning: "its own version: version = \"1.0.0\"",
      field: field
    )
    let api = try Self.text(
      "api",
      meaning: "the versions of the plugin API that it works with: api = \">=1 <2\"",
      field: field
    )
    let range = try APIRange(api)
    guard range.includes() else {
      let current = APIRange.current.map(String.init).joined(separator: ".")
      throw Mistake(
        "\(name) works with version \(range.text) of the plugin API, and this lazylab has "
          + "version \(current)"
      )
    }
  }

  /// Names all keys that are missing, if they are several and the others are texts.
  private static func checkAll(_ field: (String) throws -> LuaValue) throws {
    let needed = [("name", "zigzag"), ("version", "1.0.0"), ("api", ">=1 <2")]
    let values = try needed.map { try field($0.0) }
    let missing = zip(needed, values).filter { $1 == .nil }.map(\.0)
    guard let last = missing.last, missing.count > 1,
      values.allSatisfy({ $0 == .nil || $0.text != nil })
    else { return }
    let keys = missing.dropLast().map(\.0).joined(separator: ", ") + " and \(last.0)"
    let form = missing.map { "\($0.0) = \"\($0.1)\"" }.joined(separator: ", ")
    throw Mistake("a plugin needs \(keys): \(form)")
  }

  /// Refuses a name that a plugin cannot have.
  static func check(name: String) throws(Mistake) {
    try ScriptName.check(name, of: "a plugin")
    guard PluginKeys.isPluginName(name) else {
      throw Mistake(
        "name is letters, digits, _ and -, beginning with a letter, got \(Literal.quoted(name))"
      )
    }
  }

  private static func text(
    _ key: String,
    meaning: String,
    field: (String) throws -> LuaValue
  ) throws -> String {
    let value = try field(key)
    guard value != .nil else { throw Mistake("a plugin needs \(key), \(meaning)") }
    guard let text = value.text, !text.isEmpty else {
      let isText = if case .string(let string) = value { string.text != nil } else { true }
      let reason = isText ? "" : ", which is not UTF-8"
      throw Mistake("\(key) is a string, \(meaning), got \(Literal.of(value))\(reason)")
    }
    try ScriptName.check(text, of: key)
    return text
  }
}
