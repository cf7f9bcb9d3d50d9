import Foundation
import TestBasics
import Testing

/// What a person at a terminal sees of a script that cannot be stopped.
@Suite(.timeLimit(.minutes(30))) struct TerminalTests {
  @Test(arguments: [[], ["--time", "1s"]])
  func `a person is told what ends an entry that cannot be stopped`(options: [String]) throws {
    let run = try TerminalProcess(options)
    run.type(Hang.entry)
    try run.waitForErrors("begun\n")
    run.makeRaw()
    // An interrupt before the collector begins would be obeyed.
    Thread.sleep(forTimeInterval: 0.5)
    if options.isEmpty { run.process.interrupt() }
    try run.waitForErrors("this entry could not be stopped; a third Ctrl-C ends the session\n")
    for _ in 0..<3 where run.process.isRunning {
      run.process.interrupt()
      Thread.sleep(forTimeInterval: 0.1)
    }
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .uncaughtSignal)
    #expect(run.process.terminationStatus == SIGINT)
    #expect(!run.isRaw)
  }

  @Test func `what filled the memory is given up by the next entry`() throws {
    let run = try TerminalProcess(["--sandbox", "--memory", "16M"])
    let entries = [
      "t = {} for i = 1, math.huge do t[i] = { i, {} } end",
      "t = nil",
      "t = {} for i = 1, 1e5 do t[i] = i end",
      "warn('@on') warn('in all ' .. #t)",
      ".quit",
    ]
    run.type(entries.joined(separator: "\n") + "\n")
    try run.waitForErrors("what a global holds is given up with its name = nil\n")
    try run.waitForErrors("in all 100000\n")
    run.process.waitUntilExit()
    #expect(run.process.terminationReason == .exit)
  }

  @Test func `the terminal is as it was when a limit ends the process`() throws {
    let run = try TerminalProcess(["-e", Hang.entry, "--time", "1s"])
    try run.waitForErrors("begun\n")
    run.makeRaw()
    try run.waitForErrors("so the process ended\n")
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 3)
    #expect(!run.isRaw)
  }
}

/// The built program at a terminal of its own, with a pipe as its standard error.
private final class TerminalProcess {
  let process = Process()
  private let terminal: FileHandle
  private let errors = Pipe()
  private var errorsSoFar = Data()

  init(_ arguments: [String]) throws {
    terminal = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"))
    let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, Int32) = (0, 0)
    try #require(ioctl(terminal.fileDescriptor, unlock, &lock) == 0)
    try #require(ioctl(terminal.fileDescriptor, askNumber, &number) == 0)
    let side = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = products.appending(path: "lazylab")
    process.arguments = arguments
    process.environment = ["TERM": "dumb", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"]
    process.standardInput = side
    process.standardOutput = side
    process.standardError = errors
    try process.run()
  }

  /// Whether typed letters reach the program one by one.
  var isRaw: Bool {
    var settings = termios()
    tcgetattr(terminal.fileDescriptor, &settings)
    return settings.c_lflag & tcflag_t(ICANON) == 0
  }

  func makeRaw() {
    var settings = termios()
    tcgetattr(terminal.fileDescriptor, &settings)
    settings.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(terminal.fileDescriptor, TCSANOW, &settings)
  }

  func type(_ text: String) { terminal.write(Data(text.utf8)) }

  func waitForErrors(_ text: String) throws {
    while !String(decoding: errorsSoFar, as: UTF8.self).contains(text) {
      let more = errors.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the program ended without \(text)")
      errorsSoFar += more
    }
  }
}
