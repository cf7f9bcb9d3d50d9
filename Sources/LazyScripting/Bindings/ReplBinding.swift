internal import LazyStacks
internal import Lua

enum ReplBinding {
  static let registrations: [Registration] = [
    Registration.function(
      "repl",
      in: "lab",
      taking: [
        .position(
          "names",
          as: .table("of names and values"),
          required: false,
          summary:
            "What entries find as variables; what they assign to them is in the table afterwards."
        )
      ],
      gives: .nothing,
      summary:
        "Opens the REPL inside a script, which goes on when the REPL is left. Where standard input "
        + "is no terminal, entries are read from it to its end, or to the first that fails, which "
        + "is an error."
    ) { call, reader in
      let session = try reader.session
      let names = call.isNil(at: 0) ? nil : try call.table(at: 0)
      try converse(with: names, in: session)
      return .none
    }.takingWholeTable
  ]
}

extension ReplBinding {
  /// Starts a conversation in which the values of a table are variables.
  private static func converse(with names: LuaTable?, in session: LabSession) throws {
    guard let conversation = session.hooks.conversation else {
      throw Mistake("lab.repl finds nothing here to read entries from")
    }
    var hidden: [(key: LuaValue, value: LuaValue)] = []
    for (key, value) in try names?.entries() ?? [] {
      guard let name = key.text, ValuePrinter.isName(name) else {
        throw Mistake("lab.repl takes names, got the key \(Literal.of(key))")
      }
      hidden.append((key, try session.scope.environment.rawGet(key)))
      try session.scope.assign(name, to: value)
    }
    let failure = conversation()
    for (key, value) in hidden {
      try names?.rawSet(key, to: session.scope.environment.rawGet(key))
      try session.scope.environment.rawSet(key, to: value)
    }
    // An interrupt during the conversation is meant for the script as well.
    if session.state.isInterrupted { throw LuaError.interrupted }
    if let failure { throw Mistake(failure) }
  }
}
