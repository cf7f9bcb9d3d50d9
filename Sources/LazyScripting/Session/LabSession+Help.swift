internal import Lua

/// Names of the vocabulary that belong together.
public struct VocabularyTopic: Sendable, Equatable {
  /// The title: `Views`, `Modifiers`, `Window`.
  public var title: String
  /// The names, in the order of the reference.
  public var names: [String]
}

// The vocabulary, for people.
extension LabSession {
  /// All names of the vocabulary by owner, in the order of the reference.
  public var topics: [VocabularyTopic] {
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

  /// The names whose signature or description contains all of some words, each with a line about
  /// it; the words may stand in any order, and in the plural.
  public func search(for words: [String]) -> [String] {
    let help = Help(registry: registry)
    let parts = words.map { word in
      let word = word.lowercased()
      return word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
    let names = registry.registrations.map(\.declaration).map { declaration in
      let line = "\(help.signature(of: declaration))  \(declaration.summary)"
      let about = declaration.parameters.map { "\($0.name) \($0.kind.phrase) \($0.summary)" }
      return (line, text: ([declaration.title, line] + about).joined(separator: " "))
    }
    let terms = registry.terms.map { term in
      ("\(term.form)  \(term.summary)", text: "\(term.owner) \(term.form) \(term.summary)")
    }
    return (names + terms).filter { parts.allSatisfy($0.text.lowercased().contains) }.map(\.0)
  }

  /// The reference of the session's names, those of its plugins included.
  public var referencePage: String { Reference(registry: registry).markdown }

  /// The annotations of the session's names, those of its plugins included.
  public var stubs: String { Stubs(registry: registry).lua }

  /// The help for a name of the vocabulary (`LazyVStack`, `Window.step`); nil if there is no such
  /// name.
  ///
  /// The plugin that declares the name is loaded for it.
  public func help(on name: String) -> String? {
    try? state.withLimits(limits) { try plugins.loadHolders(of: name) }
    let help = Help(registry: registry)
    if let text = help.text(for: name) { return text }
    // A variable of the script's own is explained by what it holds.
    let finder = SubjectFinder(session: self)
    guard let value = try? scope.environment.rawGet(name), let type = finder.className(of: value)
    else {
      return nil
    }
    return help.list(of: type)
  }

  /// The globals of the vocabulary, in alphabetical order.
  public var vocabularyNames: [String] {
    (registry.members(of: nil).map(\.declaration.name) + ["lab"]).sorted()
  }

  /// The names of everything that has help, members and parameters of profiles included, in
  /// alphabetical order.
  public var namesWithHelp: [String] {
    Set(registry.registrations.map(\.declaration.name)).sorted()
  }

  /// The names that scripts find without defining them.
  public var knownNames: Set<String> {
    Set(registry.members(of: nil).map(\.declaration.name) + ["lab"] + Registry.namespaces)
  }
}
