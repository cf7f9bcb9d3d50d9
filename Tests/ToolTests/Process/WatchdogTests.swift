import Foundation
import TestBasics
import Testing

/// Scripts that only the end of the process stops: Lua's loops in C call no hook.
@Suite(.timeLimit(.minutes(30))) struct WatchdogTests {
  private static let sentence =
    "the script could not be stopped otherwise, so the process ended"

  /// A table whose keys all fall into one chain, so that growing it takes quadratic time.
  private static let collidingKeys = """
    local factor = (2 ^ 18 - 1 | 0) * (2 ^ 19 - 1 | 0)
    local keys = {}
    for i = 1, 131073 do keys[i * factor] = true end
    """

  /// Values that are called through each other, made so that nothing counts them.
  ///
  /// A call follows them one by one.
  private static let chain = """
    local f = print
    for i = 1, 3e5 do
      local meta = {}
      local object = setmetatable({}, meta)
      meta.__call, f = f, object
    end

    """
  private static let callChain = chain + "f()"

  /// Protected calls in a coroutine, each of which is unwound in time proportional to the depth.
  private static let protectedCalls = """
    local function f() return pcall(f) or f() end
    coroutine.wrap(f)()
    """

  /// What a script does before it hangs.
  private static let beginning = """
    local window = Window { width = 100, height = 100, ScrollView { LazyVStack {} } }
    lab.expect(true)
    print("before")

    """

  private func run(_ script: String, _ options: [String] = []) throws -> ToolProcess.End {
    let words = ["run", "-", "--events", "none", "--sandbox", "--memory", "64M", "--time", "1s"]
    return try ToolProcess(words + options, input: Self.beginning + script).finish()
  }

  @Test(arguments: [Hang.script, collidingKeys, callChain, protectedCalls])
  func `what no hook sees ends at the time limit, and what was printed is seen`(
    script: String
  ) throws {
    let end = try run(script)
    #expect(end.reason == .exit)
    #expect(end.status == 3)
    #expect(end.output == "before\n")
    #expect(end.errors.contains("the time limit of 1 s was reached"))
    #expect(end.errors.hasSuffix("  done so far: 1 frame, 1 expectation checked\n"))
  }

  @Test func `the end says which script, which limit, and what was done`() throws {
    let end = try run("lab.expect(false)\n" + Hang.script)
    #expect(
      end.errors == """
        lazylab: stdin: the time limit of 1 s was reached; \(Self.sentence)
          done so far: 1 frame, 2 expectations checked
        lazylab: 1 of 2 expectations failed

        """
    )
  }

  @Test func `memory that Lua does not count ends the process, too`() throws {
    let end = try run(
      """
      local name, views = string.rep("x", 1e6), {}
      for i = 1, 1e9 do views[i] = Divider():id(name) end
      """
    )
    #expect(end.status == 3)
    #expect(end.output == "before\n")
    #expect(end.errors.contains("the memory limit of 64 MiB was reached"))
    #expect(end.errors.hasSuffix("  done so far: 1 frame, 1 expectation checked\n"))
  }

  @Test func `a finalizer that hangs while the session is closed ends the process`() throws {
    let end = try run(Self.chain + "setmetatable({}, { __gc = function() f() end })")
    #expect(end.status == 3)
    #expect(end.output == "before\n")
    #expect(end.errors.hasPrefix("lazylab: closing the session: the time limit of 1 s was"))
  }

  @Test func `each of several scripts has its own time`() throws {
    let words = ["-e", "print(1)", "-e", Hang.script, "-e", "print(2)", "--time", "1s"]
    let end = try ToolProcess(words).finish()
    #expect(end.status == 3)
    #expect(end.output == "1\n")
    #expect(end.errors.hasPrefix("lazylab: -e: the time limit of 1 s was reached; "))
  }

  @Test func `an entry that is piped in and hangs ends the process`() throws {
    let input = "print(1)\n\n\(Hang.entry)print(2)"
    let end = try ToolProcess(["--time", "1s"], input: input).finish()
    #expect(end.status == 3)
    #expect(end.output == "1\n")
    #expect(end.errors.hasPrefix("begun\nlazylab: stdin:3: the time limit of 1 s was reached; "))
  }

  @Test func `a part of a line is not lost either`() throws {
    let end = try ToolProcess(
      ["-e", "io.write(('x'):rep(10000), 'end')", "-e", Hang.script, "--time", "1s"]
    ).finish()
    #expect(end.output == String(repeating: "x", count: 10_000) + "end")
  }

  @Test func `the trace ends with a whole line`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = "window:step(200)\n" + Hang.script
    let words = ["run", "-", "--events", "none", "--time", "1s", "--trace", file.path]
    let end = try ToolProcess(words, input: Self.beginning.replacing("local ", with: "") + script)
      .finish()
    #expect(end.status == 3)
    #expect(end.errors.hasSuffix("  done so far: 201 frames, 1 expectation checked\n"))
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.split(separator: "\n").count > 200)
    #expect(text.hasSuffix("}\n"))
  }

  @Test func `a slow reader gets everything, and the script's own limit stops it`() throws {
    let script = "for i = 1, math.huge do print(('x'):rep(1000)) end"
    let run = try ToolProcess(["-e", script, "--time", "200ms"])
    Thread.sleep(forTimeInterval: 1.5)
    let end = run.finish()
    #expect(end.status == 3)
    #expect(end.output.utf8.count % 1_001 == 0)
    #expect(!end.errors.contains(Self.sentence))
    #expect(end.errors.contains("-e:1: the time limit of 200 ms was reached\n"))
  }
}
