import Foundation
import TestBasics
import Testing

/// The built program at a terminal and with a home folder of its own, as a person would use it.
///
/// A test fails if what it waits for does not come; the limit is far beyond what any machine needs.
final class TerminalSession {
  let home: TemporaryHome
  private(set) var columns = 80
  private(set) var rows = 24
  private let process = Process()
  private var terminal: FileHandle?
  private var bytes: [UInt8] = []
  /// The offset at which the bytes for the present size begin.
  private var start = 0
  private static let limit = 30.0

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - environment: Variables besides `HOME`, `PATH` and `TERM`.
  ///   - home: The home of an earlier session; nil for a new one.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  /// - Throws: An error if there is no terminal or no program.
  init(
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    home: TemporaryHome? = nil,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    self.home = try home ?? TemporaryHome()
    let (master, side) = try Self.openTerminal()
    terminal = master
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["-c", "-w", products.appending(path: "lazylab").path] + arguments
    process.currentDirectoryURL = self.home.url
    let own = ["HOME": self.home.url.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
    process.environment = own.merging(environment) { $1 }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
    resize(columns: columns, rows: rows)
    try process.run()
    try side.close()
  }

  deinit {
    if process.isRunning { hangUp() }
  }

  private static func openTerminal() throws -> (FileHandle, FileHandle) {
    let master = try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx"))
    let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, Int32) = (0, 0)
    try #require(ioctl(master.fileDescriptor, unlock, &lock) == 0)
    try #require(ioctl(master.fileDescriptor, askNumber, &number) == 0)
    let side = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
    // Programs that other tests start must not hold this terminal open.
    for handle in [master, side] { _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    return (master, side)
  }

  /// The number of the program's process.
  var processNumber: Int32 {
    get throws {
      let parent = process.processIdentifier
      let path = "/proc/\(parent)/task/\(parent)/children"
      let children = try String(contentsOfFile: path, encoding: .utf8)
      // If there is no child, the program replaced the process that started it.
      return children.split(separator: " ").first.flatMap { Int32($0) } ?? parent
    }
  }

  /// The content of the terminal now.
  var screen: TerminalModel {
    var model = TerminalModel(columns: columns, rows: rows)
    model.take(bytes[start...])
    return model
  }

  /// Everything that the program wrote, with its escape sequences.
  var written: String { String(decoding: bytes, as: UTF8.self) }

  /// Changes the size of the terminal, and informs the program.
  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    start = bytes.count
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    if let terminal { _ = ioctl(terminal.fileDescriptor, UInt(TIOCSWINSZ), &size) }
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func type(_ bytes: [UInt8]) { terminal?.write(Data(bytes)) }

  /// Types an entry and waits for the next prompt.
  func enter(_ text: String) throws {
    try wait("a prompt before \(text)") { $0.isAtPrompt }
    let prompts = screen.promptCount
    type(text + "\r")
    try wait("the prompt after \(text)") { $0.promptCount > prompts && $0.isAtPrompt }
  }

  /// Waits until the screen, or what left it, contains a text.
  func wait(for text: String) throws { try wait(text) { $0.text.contains(text) } }

  /// Waits until the screen meets a condition.
  func wait(_ name: String, until condition: (TerminalModel) -> Bool) throws {
    let start = Date()
    while !condition(screen) {
      let left = Self.limit - Date().timeIntervalSince(start)
      try #require(left > 0 && take(within: left), "there was no \(name) but: \(screen.text)")
    }
  }

  /// Reads what the program writes next; false if it writes no more.
  private func take(within seconds: Double) -> Bool {
    guard let terminal else { return false }
    var wait = pollfd(fd: terminal.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, Int32(seconds * 1_000) + 1) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(terminal.fileDescriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  /// Closes the terminal under the program, as closing a window does.
  func hangUp() {
    try? terminal?.close()
    terminal = nil
  }

  /// Waits for the end of the program, and returns its status or the signal that ended it.
  func finish() -> Int32 {
    while terminal != nil, take(within: Self.limit) {}
    let end = Date() + Self.limit
    while process.isRunning, Date() < end { usleep(1_000) }
    if process.isRunning {
      Issue.record("the program does not end; it shows: \(screen.text)")
      _ = try? send(SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  func send(_ signal: Int32) throws { kill(try processNumber, signal) }

  /// Whether the terminal echoes what is typed and delivers it line by line.
  var isAsFound: Bool {
    var settings = termios()
    guard let terminal else { return false }
    tcgetattr(terminal.fileDescriptor, &settings)
    let usual = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & usual == usual
  }
}

extension TerminalModel {
  /// How many prompts were shown.
  var promptCount: Int {
    (gone + lines).count { $0 == ">" || $0.hasPrefix("> ") }
  }

  /// Whether an empty prompt is the last line.
  var isAtPrompt: Bool { lines.last == ">" }
}
