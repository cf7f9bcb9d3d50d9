internal import Lua

/// A global that a script reads although nothing is called so.
struct UnknownGlobal {
  private let name: String
  private let scope: GlobalScope

  /// The member of it that the script reads, if it does.
  private let member: String?

  init(_ name: String, in scope: GlobalScope, member: String? = nil) {
    (self.name, self.scope, self.member) = (name, scope, member)
  }

  /// The mistake of reading it.
  ///
  /// - Parameter own: Other names that the reader could have meant; nil for the globals of scripts.
  /// - Returns: The mistake, with a suggestion if a name is near.
  /// - Throws: ``LuaError`` if there is not enough memory.
  func mistake(own: [String]? = nil) throws -> Mistake {
    if name == "_" {
      return Mistake(
        "there is no last value yet; _ is the value of the last REPL entry that had one"
      )
    }
    if name == "out" || name == "err" {
      return Mistake(
        "there is no \(name) yet; "
          + (name == "out"
            ? "out[n] is the value of the REPL entry n" : "err is the last error of a REPL entry")
      )
    }
    if let reason = SwiftUINames.reason(againstGlobal: name) { return Mistake(reason) }
    if scope.registry.find(name, owner: "lab") != nil {
      return Mistake("nothing is called \(Literal.name(name)); write lab.\(name)")
    }
    if let modifier = scope.registry.modifier(named: name) {
      return Mistake(
        "nothing is called \(Literal.name(name)); a modifier stands behind a view: "
          + "write view\(modifier.writtenModifier)"
      )
    }
    if Vocabulary.strings.contains(name) {
      return Mistake(
        "nothing is called '\(name)'; did you mean the string \"\(name)\"?",
        suggestion: "\"\(name)\""
      )
    }
    let unknown = Mistake.unknown(
      "nothing is called \(Literal.name(name))",
      name: name,
      among: try names(own)
    )
    if let mistake = try unmade(insteadOf: unknown) { return mistake }
    guard try scope.reference.get().made.isMaking, "window".hasPrefix(name.lowercased()) else {
      return unknown
    }
    return Mistake(
      unknown.luaMessage
        + "; a window that is being made is in no variable yet: write local \(name) before it, and "
        + "if \(name) then … end in what runs meanwhile"
    )
  }

  /// The mistake of using an object that is yet to be made; nil if the name that was probably meant
  /// makes none with such a member.
  private func unmade(insteadOf unknown: Mistake) throws -> Mistake? {
    guard let member, let meant = unknown.suggestion, try !scope.reference.get().made.isMaking,
      let kind = scope.registry.find(meant)?.declaration.kind
    else { return nil }
    let isOfView = kind == .view && scope.registry.modifier(named: member) != nil
    let kindOfMember = scope.registry.find(member, owner: meant)?.declaration.kind
    guard isOfView || kindOfMember == .method || kindOfMember == .field else { return nil }
    return Mistake(
      "nothing is called \(Literal.name(name)); make one first: \(name) = \(meant) { … }"
    )
  }

  /// Every global name that can be read, in a defined order.
  private func names(_ own: [String]? = nil) throws -> [String] {
    let own = try own ?? scope.environment.entries().compactMap(\.key.text)
    return
      (own + scope.registry.members(of: nil).map(\.declaration.name) + ["lab"]
      + Registry.namespaces).sorted()
  }
}
