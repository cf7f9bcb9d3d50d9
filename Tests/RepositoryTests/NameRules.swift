import LazyTestSupport
import SourceReading
import Testing

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
}

@Suite struct NameRulesTests {
  @Test func `the name of a type says what it is`() {
    let files = Repository.files(in: ["Sources", "Tests"]) { $0.hasSuffix(".swift") }
    #expect(files.count > 20)
    #expect(files.flatMap(NameRules.violations(in:)) == [])
  }

  @Test(arguments: [
    "final class ScrollManager {}", "public struct RowData: Sendable {", "enum Misc {}",
    "typealias\n  LayoutInfo = Int",
  ])
  func `a name that says nothing is found`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(NameRules.violations(in: sample).count == 1)
  }

  @Test(arguments: ["class func makeData() {}", "struct Database {}", "// struct RowData"])
  func `other names are let through`(text: String) {
    let sample = RepositoryFile(path: "Sources/LazyStacks/A.swift", text: text)
    #expect(NameRules.violations(in: sample) == [])
  }
}
