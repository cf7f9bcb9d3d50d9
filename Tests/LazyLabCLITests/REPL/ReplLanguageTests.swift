import LazyScripting
import LineEditor
import Testing

@testable import LazyLabCLI

@Suite struct ReplLanguageTests {
  private func language() throws -> ReplLanguage {
    let session = try LabSession(output: { _ in })
    let commands = CommandCompletion(
      commands: DotCommand.builtIn,
      names: session.vocabularyNames
    )
    return ReplLanguage(session: { session }, commands: commands)
  }

  @Test(arguments: [
    (".help", true), (".hlp", true), ("", true), ("  ", true), ("?LazyVStack", true),
    (":quit", true), ("for i = 1, 2 do", false), ("x =", false), (":padding {", false), ("1", true),
  ])
  func `Enter hands over what is complete`(text: String, isComplete: Bool) throws {
    #expect(try language().isComplete(text) == isComplete)
  }

  @Test(arguments: [
    ("for i = 1, 2 do", "  "), ("  if x then", "    "), ("x = {", "  "), ("f(", "  "),
    ("x = 1", ""), ("  x = 1", "  "), ("end", ""), ("function f() return 1 end", ""),
    ("print('do')", ""), ("-- do", ""), ("repeat", "  "),
  ])
  func `a line is indented below what is open`(text: String, indentation: String) throws {
    #expect(try language().indentation(after: text) == indentation)
  }

  @Test(arguments: [
    (".ev", [".events"]), ("?LazyVS", ["LazyVStack"]), (".help LazyVS", ["LazyVStack"]),
    (".help .ev", [".events"]), (".events visibl", ["visible"]),
    (".events offset,visibi", ["visibility"]), (".time x", []), (".nothing x", []),
    (".load /etc/hostna", ["/etc/hostname"]),
  ])
  func `words of commands are completed`(text: String, words: [String]) throws {
    let found = try language().completion(in: text, at: text.utf8.count)
    #expect(found?.candidates.map(\.text) ?? [] == words)
  }

  @Test func `the command that is being written is told`() throws {
    #expect(
      try language().hint(in: ".time", at: 5) == ".time ENTRY: How long an entry takes."
    )
  }

  @Test func `parts of Lua have their styles`() throws {
    let found = try language().highlights(in: "local v = Item 'é' -- x")
    #expect(
      found == [
        Highlight(0..<5, style: .keyword), Highlight(10..<14, style: .name),
        Highlight(15..<19, style: .string),
        Highlight(20..<24, style: .comment),
      ]
    )
  }
}
