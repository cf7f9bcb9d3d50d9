import Foundation
import TestBasics
import Testing

/// What only a real process shows: signals, pipes whose reader goes away, full disks.
@Suite struct ProcessTests {
  private static let endless = """
    print("first")
    io.stderr:write("begun\\n")
    while true do end
    """

  @Test func `an interrupt ends a script with 130, and what it printed is seen`() throws {
    let run = try ToolProcess(["-e", Self.endless])
    try run.waitForErrors("begun\n")
    run.process.interrupt()
    let end = run.finish()
    #expect(end.reason == .exit)
    #expect(end.status == 130)
    #expect(end.output == "first\n")
    #expect(end.errors == "begun\nlazylab: interrupted\n")
  }

  @Test func `a request to terminate is obeyed after what was printed is written`() throws {
    let run = try ToolProcess(["-e", Self.endless])
    try run.waitForErrors("begun\n")
    run.process.terminate()
    let end = run.finish()
    #expect(end.reason == .uncaughtSignal)
    #expect(end.status == SIGTERM)
    #expect(end.output == "first\n")
  }

  @Test func `a reader that goes away ends an endless script quietly`() throws {
    let run = try ToolProcess([
      "-e", "for i = 1, math.huge do print(i) while true do break end end",
    ])
    #expect(try run.output.fileHandleForReading.read(upToCount: 10)?.count == 10)
    try run.output.fileHandleForReading.close()
    let end = run.finish()
    #expect(end.reason == .exit)
    #expect(end.status == 0)
    #expect(end.errors == "")
  }

  @Test func `a full disk is said and fails`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try ToolProcess(["-e", "print('first')"], output: full)
    let end = run.finish()
    #expect(end.status == 1)
    #expect(end.errors == "lazylab: cannot write standard output: No space left on device\n")
  }

  @Test func `a trace can be read up to the last frame of a process that was killed`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ToolProcess(["-e", Self.endlessDrag, "--trace", file.path])
    try run.waitForErrors("begun\n")
    while try Data(contentsOf: file).count < 100_000 { usleep(1_000) }
    kill(run.process.processIdentifier, SIGKILL)
    #expect(run.finish().reason == .uncaughtSignal)
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count > 100)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["kind"] is String)
    }
  }

  @Test func `what is piped in is answered without prompts`() throws {
    let run = try ToolProcess([], input: "print('first')\n1 + 1\n")
    let end = run.finish()
    #expect(end.output == "first\n2\n")
    #expect(end.errors == "")
    #expect(end.status == 0)
  }

  private static let endlessDrag = """
    local window = Window { width = 390, height = 600,
      ScrollView { LazyVStack { ForEach { 1000, id = "row-%d", height = 44 } } } }
    io.stderr:write("begun\\n")
    while true do
      window:scrollView():drag { by = 100 }
      window:scrollView():scrollTo { edge = "top" }
    end
    """
}
