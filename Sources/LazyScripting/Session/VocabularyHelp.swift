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
    let has = { (text: String) in parts.allSatisfy(text.lowercased().contains) }
    var (names, parameters): ([String], [String]) = ([], [])
    for declaration in registry.registrations.map(\.declaration) {
      let line = "\(declaration.title)  \(declaration.summary)"
      if has(line) {
        names.append(line)
      } else if declaration.parameters.contains(where: {
        has("\(declaration.title) \($0.name) \($0.kind.phrase) \($0.summary)")
      }) {
        parameters.append(line)
      }
    }
    let terms = registry.terms.filter { has("\($0.owner) \($0.form) \($0.summary)") }
    return Guide(help: help).lines(about: parts) + names
      + terms.map { "\($0.form)  \($0.summary)" } + parameters
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
