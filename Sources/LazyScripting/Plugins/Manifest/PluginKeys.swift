/// The keys that a plugin's table may have, and the names that it may contribute.
enum PluginKeys {
  static let identity = ["name", "version", "api"]

  /// Checks a key of a manifest or of the table that a plugin returns.
  ///
  /// - Returns: Whether it is the key of an extension point.
  /// - Throws: ``Mistake`` for an unknown key.
  static func check(_ key: String) throws(Mistake) -> Bool {
    let points = ExtensionPoint.all.map(\.key)
    if points.contains(key) { return true }
    if identity.contains(key) { return false }
    throw .unknown(
      "a plugin has no key \(Literal.name(key))",
      name: key,
      among: identity + points,
      listed: "it has"
    )
  }

  /// The error for a value at a position.
  static func position(_ value: String) -> Mistake {
    Mistake(
      "a plugin's table has keys only, such as estimators = { … }, got \(value) at a position"
    )
  }

  /// Checks the name of a contribution.
  static func check(contribution name: String, of key: String) throws(Mistake) {
    try ScriptName.check(name, of: "one of \(key)")
    guard !reserved.contains(name) else {
      throw Mistake("\(Literal.quoted(name)) of \(key) is a word of Lua's; choose another name")
    }
    guard ValuePrinter.isName(name) else {
      throw unwritable("\(Literal.quoted(name)) of \(key)")
    }
  }

  /// The error for a contribution's name that is not a name in Lua.
  static func unwritable(_ name: String) -> Mistake {
    Mistake("\(name) is not a name that scripts can write; names are letters, digits and _")
  }

  /// Whether a plugin may have this name.
  static func isPluginName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || (48...57).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// The keywords of Lua, which cannot be names.
  static let reserved: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
