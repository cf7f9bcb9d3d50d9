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
  public var topics: [VocabularyTopic] { VocabularyHelp(in: self).topics }

  /// The names of the vocabulary by what they are used for, each of which ``help(on:)`` explains.
  public var chapters: [HelpChapter] { HelpChapter.all }

  /// Subjects, examples, claims and names whose description contains all of some words, each with
  /// a line about it, and last the names of which a parameter has them.
  ///
  /// The words may stand in any order, and in the plural.
  public func search(for words: [String]) -> [String] {
    VocabularyHelp(in: self).search(for: words)
  }

  /// The subjects that words in a sentence are about, each with those of the words that it is about
  /// and its page.
  public func subjects(in words: [String]) -> [(words: [String], page: String)] {
    Subject.about(Phrase(words.joined(separator: " "))).map {
      ($0.words, $0.subject.page.joined(separator: "\n"))
    }
  }

  /// The reference of the session's names, those of its plugins included.
  public var referencePage: String { Reference(registry: registry).markdown }

  /// The annotations of the session's names, those of its plugins included.
  public var stubs: String { Stubs(registry: registry).lua }

  /// The help for a name of the vocabulary (`LazyVStack`, `Window.step`), or for words that the
  /// guide knows (`keyboard`, `claim 124`, `stateInRow`); nil if there is none.
  ///
  /// The plugin that declares the name is loaded for it.
  public func help(on name: String) -> String? { VocabularyHelp(in: self).text(on: name) }

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
