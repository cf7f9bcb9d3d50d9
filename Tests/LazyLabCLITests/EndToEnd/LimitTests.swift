import Testing

@testable import LazyLabCLI

/// Limits as users meet them.
@Suite struct LimitTests {
  private func run(
    _ arguments: [String],
    input: String = ""
  ) -> (status: Int32, output: String, errors: String) {
    let lines = MemoryTerminal(lines: input).remainingInput
    let terminal = MemoryTerminal(input: lines)
    let status = LazyLab.main(arguments: arguments, tool: Tool(terminal: terminal))
    return (status, terminal.output, terminal.errors)
  }

  @Test(arguments: [
    (["--time", "20ms"], "time limit of 20 ms"),
    (["--instructions", "1e4"], "limit of 10000 instructions"),
    (["--memory", "8M"], "memory limit of 8 MiB"),
  ])
  func `a limit ends a script with status 3 and says where`(
    options: [String],
    limit: String
  ) throws {
    let script = """
      print('before')
      lab.expect(true)
      local t = {}
      while true do t[#t % 1e6 + 1] = {} \(limit.hasPrefix("memory") ? "" : "t = {}") end
      """
    let result = run(["run", "-"] + options, input: script)
    #expect(result.status == 3)
    #expect(result.output == "before\n")
    #expect(
      result.errors == """
        lazylab: stdin:4: the \(limit) was reached
          done so far: 0 frames, 1 expectation checked

        """
    )
  }

  @Test func `a sandboxed script reaches no files`() {
    let result = run(["--sandbox", "-e", "print(package.path, pcall(os.execute, 'true'))"])
    #expect(result.output == "nil\tfalse\tos.execute is not available in the sandbox\n")
    #expect(result.status == 0)
    let written = run(["--sandbox", "-e", "io.write('x')"])
    #expect(written.status == 1)
    #expect(
      written.errors.contains(
        "io.write is not available in the sandbox; print writes to the output"
      )
    )
  }

  @Test func `wrong amounts are wrong usage`() {
    let result = run(["--memory", "much", "-e", "return"])
    #expect(result.status == 2)
    #expect(result.errors.contains("'much' is no amount; write one like 256M"))
  }
}
