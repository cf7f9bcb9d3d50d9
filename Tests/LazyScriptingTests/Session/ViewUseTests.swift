import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ViewUseTests {
  private func messages(_ body: String) throws -> [String] {
    let run = try ScriptRun(
      """
      local Step = View "Step" { body = function(self)
        \(body)
      end }
      Window { width = 100, height = 100, VStack { Step(), Step() } }
      """
    )
    #expect(run.error == nil)
    return run.diagnostics.filter { $0.code == .unusedView }.map(\.message)
  }

  @Test func `a view that a body made and did not return is reported once per line`() throws {
    #expect(
      try messages("Item { height = 3 } return EmptyView()") == [
        "the Item made in line 2 of test.lua is used nowhere; return it or make it a child"
      ]
    )
  }

  @Test func `a modifier whose result was dropped is reported`() throws {
    #expect(
      try messages("local v = Item { height = 3 } v:onAppear(print) return v") == [
        "the result of :onAppear in line 2 of test.lua is used nowhere; a modifier gives a "
          + "new view "
          + "and leaves the old one as it was"
      ]
    )
  }

  @Test(arguments: [
    "return Item { height = 3 }:id 'x'", "return VStack { Item { height = 3 } }",
    "local list = { Item { height = 1 }, Item { height = 2 } } return Group(list)",
    "return Item { height = 1 }, Item { height = 2 }",
    "print(self.content) return self.content",
  ])
  func `views that are used are not reported`(body: String) throws {
    #expect(try messages(body) == [])
  }

  @Test func `views made outside bodies are not reported`() throws {
    #expect(try ScriptRun("Item { height = 3 }:id(1)\nVStack {}").diagnostics.isEmpty)
  }
}
