internal import Lua

/// Something that ran in a session.
public enum SessionEntry: Sendable, Equatable {
  /// An entry as it was typed; a value that it returned became `_`.
  case typed(String, hasValue: Bool)
  /// The text of a file.
  case file([UInt8])
}

/// The entries and files of a session as one script that does the same.
struct SavedScript {
  private let session: LabSession
  private let entries: [SessionEntry]

  init(of entries: [SessionEntry], in session: LabSession) {
    self.session = session
    self.entries = entries
  }

  /// The script, with the entries as they were typed if that is a script.
  ///
  /// Otherwise locals become globals, as they are in the session: a function has at most 200
  /// locals, and constants can be declared again.
  ///
  /// - Returns: The bytes of the script.
  /// - Throws: ``ScriptError`` if this is no script, as with a file that was precompiled.
  func text() throws(ScriptError) -> [UInt8] {
    let typed = text(isApart: false)
    if loads(typed) { return typed }
    let apart = text(isApart: true)
    do {
      _ = try session.state.load(apart, chunkName: "=entries")
    } catch {
      throw ScriptError(
        kind: .runtime,
        message: "what ran makes no single script: \(error.message)"
      )
    }
    return apart
  }

  private func text(isApart: Bool) -> [UInt8] {
    entries.reduce(into: []) { text, entry in
      switch entry {
      case .typed(let entry, let hasValue):
        text += form(of: entry, hasValue: hasValue, isApart: isApart) + [10]
      case .file(let bytes):
        // A function keeps the file's locals apart, and its `return` ends only the file.
        text += Array(";(function(...)\n".utf8) + bytes + Array("\nend)()\n".utf8)
      }
    }
  }

  /// An entry as a line, or lines, of the script.
  private func form(of entry: String, hasValue: Bool, isApart: Bool) -> [UInt8] {
    let start = entry.drop { $0.isWhitespace }
    if start.hasPrefix(":"), !start.hasPrefix("::") { return Array("_ = _\(start)".utf8) }
    if loads(Array("return \(entry)".utf8)) {
      // Behind a line that could be called, a parenthesis would call it.
      return Array((hasValue ? "_ = " : start.hasPrefix("(") ? ";" : "").utf8) + Array(entry.utf8)
    }
    let shared = EntryLocals(Array(entry.utf8)).source
    // A `return` must be the last statement of a function.
    guard loads(Array(entry.utf8) + Array("\nlocal last".utf8)) else {
      return Array((hasValue ? "_ = " : ";").utf8) + Array("(function()\n".utf8) + shared
        + Array("\nend)()".utf8)
    }
    guard isApart else { return Array((start.hasPrefix("(") ? ";" : "").utf8) + Array(entry.utf8) }
    return Array("do\n".utf8) + shared + Array("\nend".utf8)
  }

  private func loads(_ text: [UInt8]) -> Bool {
    (try? session.state.load(text, chunkName: "=entry")) != nil
  }
}
