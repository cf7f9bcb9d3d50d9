import RepositoryReading
import Testing

@testable import Rules

@Suite struct LinkRulesTests {
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
