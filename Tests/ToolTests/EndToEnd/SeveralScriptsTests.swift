import RepositoryReading
import TestBasics
import Testing

/// `lazylab run` with several scripts, and with arguments that look like scripts.
@Suite(.timeLimit(.minutes(10))) struct SeveralScriptsTests {
  private func shell() throws -> Shell {
    let shell = try Shell()
    try shell.write("count = 1 print('a', ...) lab.row { a = count }", to: "a.lua")
    try shell.write("print('b', count, ...) lab.row { a = 2 }", to: "b.lua")
    try shell.write("error 'no'", to: "c.lua")
    return shell
  }

  @Test(arguments: [
    ("a.lua", "a\n"),
    ("a.lua b.lua", "a\nb\t1\n"),
    ("a.lua b.lua x 1", "a\tx\t1\nb\t1\tx\t1\n"),
    ("--seed 3 a.lua b.lua x", "a\tx\nb\t1\tx\n"),
    ("a.lua -- b.lua", "a\tb.lua\n"),
    ("a.lua b.lua -- c.lua --x", "a\tc.lua\t--x\nb\t1\tc.lua\t--x\n"),
    ("- b.lua < a.lua", "a\nb\t1\n"),
  ])
  func `scripts run one after another in one session`(words: String, output: String) throws {
    let end = try shell().run("$L run \(words) 2>&1")
    #expect(end.output == output)
    #expect(end.status == 0)
  }

  @Test func `an argument that looks like a script is told of`() throws {
    let end = try shell().run("$L run a.lua x b.lua 2>&1")
    #expect(end.output.hasPrefix("lazylab: b.lua is an argument here, not run; scripts stand "))
    #expect(end.output.hasSuffix("a\tx\tb.lua\n"))
  }

  @Test func `the first that fails is the last`() throws {
    let end = try shell().run("$L run c.lua a.lua 2>&1")
    #expect(end.output.hasPrefix("lazylab: c.lua:1: no\n"))
    #expect(end.status == 1)
    let missing = try shell().run("$L run a.lua d.lua 2>&1")
    #expect(missing.output == "lazylab: cannot open 'd.lua': No such file or directory\n")
    #expect(missing.status == 2)
  }

  @Test func `their rows are in one file`() throws {
    let end = try shell().run("$L run a.lua b.lua --json r --csv c > out && cat r c")
    #expect(end.output == "{\"a\":1}\n{\"a\":2}\na\n1\n2\n")
  }
}
