import RepositoryReading

/// The endings that type names must not have, because they say nothing about the type.
enum NameRules {
  static let bannedEndings = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Impl", "Base", "Data", "Info", "Handler",
    "Wrapper", "Common", "Misc",
  ]

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]

  static func violations(in file: RepositoryFile) -> [String] {
    let words = SwiftText(file.text).code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).compactMap { keyword, name in
      guard kinds.contains(keyword), name.first?.isUppercase == true,
        let ending = bannedEndings.first(where: name.hasSuffix)
      else { return nil }
      return "\(file.path): \(name) ends in \(ending); say what it is"
    }
  }

  static let rule = Rule(
    "the name of a type says what it is",
    reading: ["Sources", "Tests"],
    ending: [".swift"]
  ) { $0.flatMap(violations(in:)) }
}
