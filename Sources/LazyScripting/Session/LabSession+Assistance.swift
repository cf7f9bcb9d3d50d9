internal import Lua

extension LabSession {
  /// Whether an entry can be run as it is, or is wrong whatever follows; false while Lua's parser
  /// expects more lines.
  public func isComplete(_ entry: String) -> Bool {
    do {
      return try EntryRun(of: entry, in: self).compile(isTried: true) != nil
    } catch {
      return true
    }
  }

  /// The completions of the word before a place of an entry.
  ///
  /// Nothing of the script runs: tables are read without metamethods, and the results of calls are
  /// known from the registry.
  ///
  /// - Parameters:
  ///   - text: The entry.
  ///   - cursor: The place, in bytes.
  /// - Returns: The range to replace and the names; nil if nothing is known.
  public func completion(in text: String, at cursor: Int) -> NameCompletion? {
    NameFinder(in: self, completing: text, at: cursor).completion()
  }

  /// A hint about the call at a place of an entry: its signature, and the meaning of the parameter
  /// there.
  ///
  /// It is nil if no known function is called.
  public func hint(in text: String, at cursor: Int) -> String? {
    CallHint(session: self).text(in: text, at: cursor)
  }
}
