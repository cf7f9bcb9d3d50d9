internal import Lua

/// Says what may be written at a place of a call.
struct CallHint {
  let session: LabSession

  /// A hint about the call at a place of an entry; see ``LabSession/hint(in:at:)``.
  func text(in text: String, at cursor: Int) -> String? {
    let tokens = EntryTokens(text, before: cursor)
    let finder = SubjectFinder(session: session)
    for opening in tokens.openings(before: tokens.tokens.count) {
      guard let declaration = finder.declaration(of: opening.callee) else { continue }
      if let parameter = parameter(of: declaration, opening: opening, within: tokens) {
        return "\(parameter.name): \(NameFinder.describe(parameter)). \(parameter.summary)"
      }
      return Help(registry: session.registry).signature(of: declaration)
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
}
