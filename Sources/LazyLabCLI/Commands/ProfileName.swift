internal import LazyScripting
internal import LazyStacks

/// The name of a profile that lazylab has, or of a file that returns one.
struct ProfileName: Equatable {
  let name: String

  /// Whether a name is that of a file.
  static func isFile(_ name: String) -> Bool { name.hasSuffix(".lua") }

  /// Reads a name; the error names a similar one, or all that there are.
  init(parsing text: String) throws(UnknownProfile) {
    guard !Self.isFile(text) else {
      name = text
      return
    }
    guard Profile.all.contains(where: { $0.name == text }) else { throw UnknownProfile(name: text) }
    name = text
  }

  /// A name that no profile has.
  struct UnknownProfile: Error, CustomStringConvertible {
    let name: String

    var description: String {
      let names = Profile.all.map(\.name)
      let nearest = Suggestion.nearest(to: name, among: names)
      if FileIdentity(at: name) != nil {
        return "'\(name)' is no profile; the name of a file of one ends in .lua"
      }
      return "there is no profile '\(name)'; "
        + (nearest.map { "did you mean '\($0)'? " } ?? "")
        + "there are \(names.joined(separator: ", "))"
        + ProfileOrigin.all.map { "\n  \($0.name): \($0.system)" }.joined()
    }
  }
}
