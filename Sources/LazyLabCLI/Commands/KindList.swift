internal import LazyStacks

/// Kinds of events as users list them: `visible,offset`, or `all`.
struct KindList: Equatable {
  static let all = Event.Kind.builtIn
  static let usual: [Event.Kind] = [.visible, .visibility, .offset]

  let kinds: [Event.Kind]

  /// Reads a list; the error names the first word that is not a kind, and a similar kind.
  init(parsing text: String) throws(UnknownKind) {
    var kinds: [Event.Kind] = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
      if word == "all" {
        kinds = Self.all
      } else if let kind = Self.all.first(where: { $0.name == word }) {
        if !kinds.contains(kind) { kinds.append(kind) }
      } else {
        throw UnknownKind(word: word)
      }
    }
    guard !kinds.isEmpty else { throw UnknownKind(word: text) }
    self.kinds = kinds
  }
}

/// A word that is not a kind of event.
struct UnknownKind: Error, CustomStringConvertible {
  let word: String

  var description: String {
    let names = KindList.all.map(\.name)
    let hint =
      Suggestion.nearest(to: word, among: names + ["all"]).map { "did you mean '\($0)'?" }
      ?? "the kinds are all, " + names.joined(separator: ", ")
    return "unknown kind of event '\(word)'; \(hint)"
  }
}
