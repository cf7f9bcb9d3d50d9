import RepositoryReading

/// The links of a document lead to existing files.
enum LinkRules {
  static func violations(
    in file: RepositoryFile,
    exists: (String) -> Bool = { Repository.exists(Repository.path($0)) }
  ) -> [String] {
    targets(in: file).compactMap { target in
      let path = file.folder.isEmpty ? target : file.folder + "/" + target
      return exists(path) ? nil : "\(file.path): nothing at \(target)"
    }
  }

  /// The relative links of a document, without the position in the file.
  static func targets(in file: RepositoryFile) -> [String] {
    var isCode = false
    return file.lines.flatMap { line -> [String] in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { return [] }
      return line.split(separator: "](").dropFirst().compactMap { rest in
        let link = rest.prefix { $0 != ")" && $0 != " " && $0 != "#" }
        return link.isEmpty || link.contains(":") ? nil : String(link)
      }
    }
  }

  static let rule = Rule(
    "every link in a document leads somewhere",
    reading: ["README.md", "Sources", "Tests", "Scripts", "Examples"],
    ending: [".md"]
  ) { $0.flatMap { violations(in: $0) } }
}
