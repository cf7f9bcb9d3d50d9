import Foundation
import RepositoryReading
import TestBasics
import Testing

/// Limits that hold outside of Lua: for what is read, and for output that nobody reads.
@Suite(.timeLimit(.minutes(10))) struct OutsideLimitTests {
  private static let prints = "for i = 1, math.huge do print(('x'):rep(1000)) end"

  @Test func `a script that is longer than the memory is refused before it is held`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID()).lua")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 300 << 20)
    try handle.close()
    let end = try ToolProcess(["run", file.path, "--memory", "64M"]).finish()
    #expect(end.status == 2)
    #expect(end.errors.contains("it is longer than the memory limit of 64 MiB\n"), "\(end.errors)")
  }

  private static let endless: [(words: [String], input: String)] = [
    (["run", "/dev/zero"], ""), (["run", "/dev/zero", "--memory", "8M"], ""),
    (["replay", "/dev/zero"], ""), ([], ".load /dev/zero\n"), ([], ".replay /dev/zero\n"),
  ]

  @Test(arguments: endless)
  func `a device without end is refused with its name`(words: [String], input: String) throws {
    let end = try ToolProcess(words, input: input).finish()
    #expect(end.reason == .exit)
    #expect(end.status == 2, "\(end.errors)")
    #expect(end.errors.contains("cannot read '/dev/zero': it is longer than the memory limit of "))
  }

  @Test func `a gesture is read from plain files only`() throws {
    let end = try ToolProcess([
      "-e",
      """
      local window = Window { width = 9, height = 9,
        ScrollView { LazyVStack { ForEach { 9, height = 9 } } } }
      print(pcall(function() window:scrollView():replay { file = "/dev/zero" } end))
      """,
    ]).finish()
    #expect(end.output.contains("cannot read '/dev/zero': it is not a plain file"), "\(end)")
  }

  @Test func `input that is piped in without end is refused`() throws {
    // The writer is a process of its own, which a pipe that nobody reads ends.
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "lazylab").path
    let line = "yes -- '-- a comment' | '\(program)' run - --memory 1M"
    let end = try Command.run("sh", ["-c", line])
    #expect(end.status == 2)
    #expect(end.output.contains("cannot read 'stdin': it is longer than the memory limit of 1 MiB"))
  }

  @Test(arguments: ["print", "io.write"])
  func `a limit of time holds while nobody reads the output`(print: String) throws {
    let script = Self.prints.replacing("print", with: print)
    let run = try ToolProcess(["-e", script, "--time", "200ms"])
    run.process.waitUntilExit()
    let end = run.finish()
    #expect(end.reason == .exit)
    #expect(end.status == 3)
    #expect(end.errors.contains("-e: the time limit of 200 ms was reached"), "\(end.errors)")
    #expect(end.errors.contains("nobody reads what it writes\n"), "\(end.errors)")
  }

  @Test func `the first request to terminate is obeyed while nobody reads the output`() throws {
    let script = "io.stderr:write('begun\\n') \(Self.prints)"
    let run = try ToolProcess(["-e", script])
    try run.waitForErrors("begun\n")
    Thread.sleep(forTimeInterval: 0.5)
    run.process.terminate()
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == SIGTERM)
  }

  @Test func `the greatest length of a file is an error of writing`() throws {
    let folder = try PluginScene()
    let lazylab = try ToolProcess(["--version"], in: folder.folder)
    _ = lazylab.finish()
    let program = try #require(lazylab.process.executableURL).path
    let shell = Process()
    let errors = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.currentDirectoryURL = folder.folder
    shell.standardError = errors
    let script = "for i = 1, 1e5 do print(i) end"
    shell.arguments = ["-c", "ulimit -f 1; exec '\(program)' -e '\(script)' > out.txt"]
    try shell.run()
    let written = try errors.fileHandleForReading.readToEnd() ?? Data()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus == 1)
    let text = String(decoding: written, as: UTF8.self)
    #expect(text == "lazylab: cannot write standard output: File too large\n")
  }
}
