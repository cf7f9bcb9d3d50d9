import Testing

@testable import LazyLabCLI

/// Messages stay readable however much a script says.
@Suite struct BoundedMessageTests {
  @Test func `a hundred failures are told, and how many more there are`() {
    let result = Workbench.script(
      (1...250).map { "expect number \($0)" }.joined(separator: "\n")
    )
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 102)
    #expect(lines[99] == "lazylab: stdin:100: number 100")
    #expect(lines[100] == "lazylab: … and 150 more")
    #expect(lines[101] == "lazylab: 250 of 250 expectations failed")
    #expect(result.status == 1)
  }

  @Test func `a conversation tells a hundred failures of each entry`() {
    let entry = "begin\n" + (1...101).map { "expect \($0)\n" }.joined() + "end"
    let terminal = MemoryTerminal(lines: entry + "\n" + entry, isInteractive: true)
    #expect(LazyLab.main(arguments: [], tool: Workbench.tool(terminal)) == 0)
    #expect(terminal.errors.split(separator: "\n").count == 202)
    #expect(terminal.errors.hasSuffix("entry 2:101: 100\n… and 1 more\n"))
  }

  @Test func `a message of megabytes is cut, and how much was left out is said`() {
    let result = Workbench.script("error " + String(repeating: "é", count: 1_000_000))
    #expect(result.errors.contains("é… (990000 more characters)\n"))
    #expect(result.errors.utf8.count < 21_000)
  }

  @Test func `diagnostics are told up to a thousand, and each is cut`() {
    let long = String(repeating: "x", count: 3_000)
    let script = "note \(long)\n" + (1...2_000).map { "note \($0)" }.joined(separator: "\n")
    let lines = Workbench.script(script).errors.split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines[0].hasSuffix("x…"))
    #expect(lines[0].count < 2_100)
    #expect(lines[1_000].contains("there are more diagnostics"))
  }
}
