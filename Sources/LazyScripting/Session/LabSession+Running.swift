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
    try ScriptRun(session: self, name: name).run(source, arguments: arguments)
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

  /// The remedy for a line of Swift that begins with a modifier's dot; nil if Lua says the same
  /// with a colon.
  public static func remedy(forModifier line: String) -> String? {
    SwiftSyntax.remedy(forModifier: line)
  }

  /// Runs one entry of a REPL: an expression, statements, or `:modifier…` for the last value.
  ///
  /// Top-level locals stay for the session; the first value becomes `_`.
  ///
  /// - Parameter entry: The lines as typed.
  /// - Returns: The values, or that the entry is not complete.
  /// - Throws: ``ScriptError`` for text that is not Lua and for errors that were raised.
  public func evaluate(_ entry: String) throws(ScriptError) -> EntryResult {
    try EntryRun(of: entry, in: self).run()
  }

  /// Prepares an entry so that it can be run many times; its results are not kept.
  ///
  /// - Parameter entry: An expression or statements.
  /// - Returns: A function that runs it once.
  /// - Throws: ``ScriptError`` for text that is not Lua, or is incomplete.
  public func prepare(
    _ entry: String
  ) throws(ScriptError) -> () throws(ScriptError) -> Void {
    try EntryRun(of: entry, in: self).prepared()
  }

  /// What ran in the session as one script that does the same.
  ///
  /// - Parameter entries: The entries and files, in order.
  /// - Returns: The bytes of the script.
  /// - Throws: ``ScriptError`` if they make no script, as with a file that was precompiled.
  public func script(of entries: [SessionEntry]) throws(ScriptError) -> [UInt8] {
    try SavedScript(of: entries, in: self).text()
  }
}
