import Lua
import Testing

@testable import LazyScripting

@Suite struct RegistryTests {
  @Test func `the first registration of a name keeps it, and the second is told`() {
    var registry = Registry()
    let names = ["zigzag", "zigzag"]
    let origins = names.enumerated().map { index, name in
      registry.register(
        Registration(
          declaration: Declaration(kind: .function, name: name, summary: "Number \(index)."),
          implementation: .call { _, _ in .none },
          origin: .plugin("plugin \(index)")
        )
      )
    }
    #expect(origins == [nil, .plugin("plugin 0")])
    #expect(registry.find("zigzag")?.declaration.summary == "Number 0.")
    #expect(registry.registrations.count == 1)
  }

  @Test func `what is withdrawn is gone, and others may take its names`() {
    func registration(_ name: String, by plugin: String) -> Registration {
      Registration(
        declaration: Declaration(kind: .function, name: name, owner: "lab", summary: "\(plugin)."),
        implementation: .call { _, _ in .none },
        origin: .plugin(plugin)
      )
    }
    var registry = Registry.builtIn
    let before = registry.registrations.count
    registry.register(registration("zig", by: "one"))
    registry.register(registration("zag", by: "two"))
    registry.register(registration("zog", by: "one"))
    let withdrawn = registry.withdraw(by: .plugin("one"))
    #expect(withdrawn.map(\.declaration.name) == ["zig", "zog"])
    #expect(registry.find("zig", owner: "lab") == nil)
    #expect(registry.find("zag", owner: "lab")?.origin == .plugin("two"))
    #expect(registry.registrations.count == before + 1)
    #expect(registry.register(registration("zig", by: "two")) == nil)
    #expect(registry.withdraw(by: .plugin("three")).isEmpty)
    #expect(Registry.builtIn.find("zag", owner: "lab") == nil)
  }

  @Test func `a contribution names all owners of what it brings`() {
    for contribution in Registry.builtIn.contributions {
      let names = contribution.registrations
      let owners = Set(names.map(\.declaration.owner) + contribution.terms.map(\.owner))
      #expect(owners == Set(contribution.owners), "\(names.map(\.declaration.title))")
      #expect(names.allSatisfy { $0.origin == contribution.origin })
    }
  }

  @Test func `every built-in name is registered once`() {
    let names = Registry.builtIn.registrations.map {
      "\($0.declaration.owner ?? "").\($0.declaration.name)"
    }
    #expect(Set(names).count == names.count)
    #expect(names.count > 100)
  }

  @Test func `every summary is a sentence`() {
    for declaration in Registry.builtIn.registrations.map(\.declaration) {
      let sentences = [declaration.summary] + declaration.parameters.map(\.summary)
      for sentence in sentences {
        #expect(sentence.hasSuffix("."), "\(declaration.title): \(sentence)")
      }
    }
    for term in Registry.builtIn.terms { #expect(term.summary.hasSuffix("."), "\(term.form)") }
  }

  @Test func `what only paints is no modifier`() {
    let modifiers = Set(Registry.builtIn.members(of: "View").map(\.declaration.name))
    #expect(modifiers.isDisjoint(with: Vocabulary.paintOnly))
  }
}
