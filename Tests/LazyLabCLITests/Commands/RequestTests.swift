import LazyStacks
import Testing

@testable import LazyLabCLI

@Suite struct RequestTests {
  @Test(arguments: [
    [], ["-e", ""], ["-e", "print(1)"], ["-e", "--help"], ["-e", "-e"], ["-e", "run"],
    ["run", "-"], ["run", "a.lua"], ["run", "a.lua", "x", "-", ""],
    ["run", "a.lua", "b.lua", "x"], ["run", "a.lua", "x", "b.lua"], ["run", "run", "help"],
    ["run", ""],
  ])
  func `plain command lines mean what the parser makes of them`(words: [String]) throws {
    let parsed = try (RootCommand.command(for: words) as? any LuaCommand)?.request
    let plain = try #require(Request(plain: words))
    #expect(plain == parsed)
  }

  @Test(arguments: [
    ["-e"], ["-e", "1", "2"], ["-e", "1", "-e", "2"], ["run"], ["run", "--help"], ["run", "-x"],
    ["run", "a", "--seed", "1"], ["--seed", "1"], ["--version"], ["help"], ["a.lua"],
  ])
  func `all others are left to the parser`(words: [String]) {
    #expect(Request(plain: words) == nil)
  }

  @Test func `options reach the request`() throws {
    let words = [
      "run", "--seed", "9", "a", "--events", "jsonl", "--only", "frame", "--trace", "t", "b",
      "--native-lua",
    ]
    let parsed = try (RootCommand.command(for: words) as? any LuaCommand)?.request
    let settings = RunSettings(
      format: .jsonl,
      kinds: [.frame],
      trace: "t",
      seed: 9,
      nativeLua: true
    )
    #expect(parsed == .scripts(ScriptWords("a", ["b"]), settings))
  }
}
