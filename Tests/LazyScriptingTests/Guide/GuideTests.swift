import LazyReports
import LazyStacks
import LazyTestSupport
import Testing

@testable import LazyScripting

@Suite struct GuideTests {
  private let help = Help(registry: .builtIn)

  @Test func `what a subject points to is there`() {
    #expect(Subject.all.count > 30)
    for subject in Subject.all {
      #expect(!subject.text.isEmpty, "\(subject.words)")
      for name in subject.names { #expect(help.text(for: name) != nil, "\(name)") }
      for example in subject.examples {
        #expect(ExampleScripts.line(about: example) != nil, "\(example)")
      }
      for claim in subject.claims { #expect(!Claims.page(of: claim).contains("no claim")) }
    }
  }

  @Test func `no two subjects have a word in common`() {
    let words = Subject.all.flatMap(\.words).map { Phrase($0).text }
    #expect(words.count == Set(words).count)
  }

  @Test func `each chapter lists names that there are, and has a name of its own`() {
    for chapter in HelpChapter.all {
      #expect(Registry.builtIn.find(chapter.name) == nil, "\(chapter.name)")
      for name in chapter.names { #expect(help.text(for: name) != nil, "\(name)") }
    }
  }

  @Test func `every global, modifier, function of lab and class is in a chapter`() {
    let listed = Set(HelpChapter.all.flatMap(\.names))
    let registry = Registry.builtIn
    let titles = [nil, "View", "lab"].flatMap { registry.members(of: $0) }.map(\.declaration.title)
    let owners = registry.owners.filter { $0 != "View" && $0 != "lab" }
    let missing = (titles + owners + Registry.namespaces).filter { !listed.contains($0) }
    #expect(missing == [])
  }

  @Test func `every profile says for which system it stands, and what people see`() throws {
    #expect(ProfileOrigin.all.map(\.name) == Profile.all.map(\.name))
    let page = try #require(help.text(for: "legacyScroll"))
    #expect(page.contains("Differs by editAnchor = \"offset\", edgeLanding = \"estimate\""))
    #expect(page.contains("content jumps when older messages are inserted"))
    for origin in ProfileOrigin.all {
      for example in origin.examples { #expect(ExampleScripts.line(about: example) != nil) }
    }
  }

  @Test func `everything that the lint finds is explained`() throws {
    for rule in LintRule.allCases {
      let page = try #require(help.text(for: rule.rawValue), "\(rule)")
      #expect(page.contains(rule.remedy))
    }
  }

  @Test(arguments: ["image", "lazyvstack", "WINDOW", "duplicateid", "list"])
  func `small and capital letters count as the same where no name is spelt so`(name: String) {
    #expect(help.text(for: name) != nil)
  }

  @Test func `a number that no claim has is told with those that there are`() {
    #expect(Claims.page(of: 999) == "there is no claim 999; they go from 1 to 154")
  }
}
