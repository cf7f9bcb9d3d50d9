import Foundation
import Testing

@testable import LazyLabCLI

/// The tool with real sessions: from Lua's text to the printed line.
@Suite struct ScriptTests {
  private static let jump = """
    local window = Window { width = 390, height = 600,
      ScrollView {
        LazyVStack { spacing = 0,
          ForEach { 100, id = "row-%d", function(i)
            return Item { height = i <= 10 and 50 or 150 }
          end },
        },
      },
    }
    local feed = window:scrollView()
    feed:scrollTo { id = "row-81", anchor = "top" }
    print("jumped")
    io.write("")
    feed:drag { by = -150 }
    print(feed.contentOffset.y)
    """

  @Test func `the first error of a frame is told before those that came after it`() {
    let script = """
      local broken = false
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach { 9, function(i)
          return Item { height = 30 }:onScrollVisibilityChange(function()
            if broken then error("row " .. i .. " is broken", 0) end
          end)
        end },
      } } }
      broken = true
      window:scrollView():drag { by = 60 }
      """
    let errors = run(["run", "--events", "none", "-"], script).errors
    let first = errors.firstRange(of: "row 1 is broken")
    let further = errors.firstRange(of: "furtherError: another callback failed in this frame")
    #expect(first != nil && further != nil, "\(errors)")
    if let first, let further { #expect(first.upperBound < further.lowerBound, "\(errors)") }
  }

  @Test func `the jump of vector D4 is printed as the vocabulary says`() {
    #expect(
      run(["run", "-"], Self.jump)
        == Workbench.Result(
          status: 0,
          output: """
                 1 visible      row-1 … row-11
                 1 visibility   50 %: row-1 … row-11 in
                 2 offset       0 → 4727.2727  script +4727.2727
                 2 visible      row-81, row-82, row-83, row-84
                 2 visibility   50 %: row-81, row-82, row-83, row-84 in, row-1 … row-11 out
            jumped
                 3 offset       4727.2727 → 6912.5  user −150, estimate +2335.2273
                 3 visible      row-80, row-81, row-82, row-83
                 3 visibility   50 %: row-80 in, row-84 out
            6912.5

            """,
          errors: ""
        )
    )
  }

  @Test func `the same script and seed give the same bytes`() throws {
    let words = ["run", "-", "--events", "jsonl", "--only", "all", "--seed", "3"]
    let first = run(words, Self.jump)
    #expect(first.status == 0)
    #expect(first.output.split(separator: "\n").count > 100)
    #expect(run(words, Self.jump) == first)
  }

  @Test(arguments: [
    ("LazyVStack { spcing = 3 }", "stdin:1: unknown parameter 'spcing' of LazyVStack; did you"),
    ("\n\nprint(Lazy)", "stdin:3: nothing is called 'Lazy'"),
    ("\nx = = 1", "stdin:2: unexpected symbol near '='"),
    ("\nlab.expect(1 == 2, \"one is two\")", "stdin:2: one is two"),
    ("error({ code = 7 })", "stdin:1: a table was raised: { code = 7 }\n"),
    ("\u{1b}Lua", "stdin: attempt to load a binary chunk"),
  ])
  func `an error says where and what`(script: String, message: String) {
    let result = run(["run", "-"], script)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("lazylab: "))
    #expect(result.errors.contains(message))
  }

  @Test func `words reach the script`() {
    let script = "print(arg[0], #arg, ...)"
    #expect(run(["run", "-", "a", "b"], script).output == "stdin\t2\ta\tb\n")
    #expect(run(["-e", "print(#arg)"]).output == "0\n")
  }

  @Test func `the seed decides what chance gives`() {
    let script = ["-e", "print(lab.random(1, 1000), math.random(1000))"]
    let one = run(script).output
    #expect(run(["--seed", "1"] + script).output == one)
    #expect(run(["--seed", "2"] + script).output != one)
  }

  @Test func `what is piped in makes one session`() {
    let result = run([], "local n = 20\nfunction f()\n  return n + 1\nend\nf()\nerror('x')\n7")
    #expect(
      result
        == Workbench.Result(
          status: 1,
          output: "21\n",
          errors: "lazylab: stdin:6: x\n  6 | error('x')\n    | ^\n"
        )
    )
  }

  @Test func `a window's trace is written as the option writes it`() throws {
    try Workbench.withFile([]) { whole in
      try Workbench.withFile([]) { part in
        let result = run(
          ["run", "-", "--trace", whole],
          Self.jump + "\nwindow.trace:write '\(part)'"
        )
        #expect(result.errors == "")
        let bytes = FileManager.default.contents(atPath: part)
        #expect(bytes == FileManager.default.contents(atPath: whole))
        #expect((bytes?.count ?? 0) > 1_000)
      }
    }
    let unwritable = run(["run", "-"], Self.jump + "\nwindow.trace:write '/no/such/file'")
    #expect(unwritable.errors.contains("cannot write '/no/such/file': No such file or directory"))
  }

  @Test func `modules are found beside the script`() throws {
    let folder =
      NSTemporaryDirectory() + "lazylab-modules-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "return 42".write(toFile: folder + "/beside.lua", atomically: true, encoding: .utf8)
    try "print((require 'beside'))"
      .write(toFile: folder + "/main.lua", atomically: true, encoding: .utf8)
    let result = run(["run", folder + "/main.lua"])
    #expect(result == Workbench.Result(status: 0, output: "42\n", errors: ""))
  }

  private func run(_ arguments: [String], _ input: String = "") -> Workbench.Result {
    let terminal = MemoryTerminal(lines: input)
    let status = LazyLab.main(arguments: arguments, terminal: terminal)
    return Workbench.Result(status: status, output: terminal.output, errors: terminal.errors)
  }
}
