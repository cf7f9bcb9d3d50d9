internal import Lua

extension LabSession {
  /// Whether an entry can be run as it is, or is wrong whatever follows; false while Lua's parser
  /// expects more lines.
  public func isComplete(_ entry: String) -> Bool {
    do {
      return try compile(entry, isTried: true) != nil
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
    let tokens = EntryTokens(text, before: cursor)
    let finder = SubjectFinder(session: self)
    for opening in tokens.openings(before: tokens.tokens.count) {
      guard let declaration = finder.declaration(of: opening.callee) else { continue }
      if let parameter = parameter(of: declaration, opening: opening, within: tokens) {
        return "\(parameter.name): \(NameFinder.describe(parameter)). \(parameter.summary)"
      }
      return Help(registry: registry).signature(of: declaration)
    }
    return nil
  }

  /// The parameter whose value is being written.
  private func parameter(
    of declaration: Declaration,
    opening: EntryTokens.Opening,
    within tokens: EntryTokens
  ) -> Parameter? {
    guard opening.isTable else { return nil }
    let last = tokens.tokens.lastIndex { $0.kind == .sign && ["=", ",", "{"].contains($0.text) }
    guard let last, last > opening.index + 1, tokens.tokens[last].text == "=" else { return nil }
    return declaration.labels.first { $0.name == tokens.tokens[last - 1].text }
  }

  /// The names that scripts find without defining them.
  public var knownNames: Set<String> {
    Set(registry.members(of: nil).map(\.declaration.name) + ["lab"] + Registry.namespaces)
  }
}
