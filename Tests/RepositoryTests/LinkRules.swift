import LazyTestSupport
import Testing

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
}

@Suite struct LinkRulesTests {
  @Test func `every link in a README leads somewhere`() {
    let files = Repository.files(in: ["README.md", "Sources", "Tests", "Scripts", "Examples"]) {
      $0.hasSuffix(".md")
    }
    #expect(files.contains { !LinkRules.targets(in: $0).isEmpty })
    #expect(files.flatMap { LinkRules.violations(in: $0) } == [])
  }

  @Test func `a dead link is found`() {
    let text = "See [here](There.swift), [or](../README.md#top) [and](https://swift.org) [it](#it)."
    let sample = RepositoryFile(path: "Sources/README.md", text: text)
    let dead = LinkRules.violations(in: sample) { $0 == "Sources/../README.md" }
    #expect(dead == ["Sources/README.md: nothing at There.swift"])
  }

  @Test func `code is not read for links`() {
    let sample = RepositoryFile(path: "README.md", text: "```lua\nprint(a[1](nothing))\n```\n")
    #expect(LinkRules.violations(in: sample) == [])
  }
}
