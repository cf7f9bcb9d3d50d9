internal import Lua

/// What people are told about the vocabulary of a session.
struct VocabularyHelp {
  private let session: LabSession
  private var registry: Registry { session.registry }
  private var help: Help { Help(registry: registry, columns: session.hooks.columns?()) }

  init(in session: LabSession) { self.session = session }

  /// All names by owner; see ``LabSession/topics``.
  var topics: [VocabularyTopic] {
    let globals = registry.members(of: nil).map(\.declaration)
    var topics = [
      VocabularyTopic(title: "Views", names: globals.filter { $0.kind == .view }.map(\.name)),
      VocabularyTopic(
        title: "Other globals",
        names: globals.filter { $0.kind != .view }.map(\.name) + ["lab"] + Registry.namespaces
      ),
    ]
    for owner in registry.owners {
      let members = registry.members(of: owner).map(\.declaration.name)
      let names = members + registry.terms(of: owner).map(\.name)
      topics.append(VocabularyTopic(title: owner == "View" ? "Modifiers" : owner, names: names))
    }
    return topics
  }

  /// The lines about names; see ``LabSession/search(for:)``.
  func search(for words: [String]) -> [String] {
    let parts = words.map(Phrase.compared)
    let names = registry.registrations.map(\.declaration).map { declaration in
      let line = "\(help.signature(of: declaration))  \(declaration.summary)"
      let about = declaration.parameters.map { "\($0.name) \($0.kind.phrase) \($0.summary)" }
      return (line, text: ([declaration.title, line] + about).joined(separator: " "))
    }
    let terms = registry.terms.map { term in
      ("\(term.form)  \(term.summary)", text: "\(term.owner) \(term.form) \(term.summary)")
    }
    let found = (names + terms).filter { parts.allSatisfy($0.text.lowercased().contains) }
    return found.map(\.0) + Guide(help: help).lines(about: parts)
  }

  /// The help for a name; see ``LabSession/help(on:)``.
  func text(on name: String) -> String? {
    try? session.interpreter.limited { try session.plugins.loadHolders(of: name) }
    if let text = help.text(for: name) { return text }
    // A variable of the script's own is explained by what it holds.
    let finder = SubjectFinder(session: session)
    guard let value = try? session.scope.environment.rawGet(name),
      let type = finder.className(of: value)
    else {
      return nil
    }
    return help.list(of: type)
  }
}
