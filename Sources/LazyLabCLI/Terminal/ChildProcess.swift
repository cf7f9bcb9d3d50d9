// Beside System.swift, this talks to the system.
internal import CWatchdog
@preconcurrency internal import Glibc

/// Another process of a program, with what it writes.
///
/// Standard output and standard error are one stream, in order; an answer for this process goes to
/// a third one.
final class ChildProcess {
  /// How a process ended.
  enum End: Equatable {
    case status(Int32)
    case signal(Int32)

    /// The end in words: what a process did.
    var words: String {
      switch self {
      case .status(let status): "ended with status \(status)"
      case .signal(let signal): "was ended by signal \(signal)"
      }
    }
  }

  /// The number of the stream for the answer in the child.
  static let answerStream: Int32 = 3
  /// How the tool names its own program to the system.
  static let ownProgram = "/proc/self/exe"
  /// The greatest number of bytes that are kept of what it prints.
  private static let mostKept = 65_536

  /// The beginning of what it printed.
  private(set) var printed: [UInt8] = []
  /// The number of bytes that it printed after that.
  private(set) var omitted = 0
  private(set) var answer: [UInt8] = []
  /// Whether it has no more to answer.
  private(set) var hasAnswered = false

  private var pid = pid_t()
  private var hasEnded = false
  private let output: Int32
  private let answers: Int32
  /// The stream of its requests; nil if it has none.
  private var requests: Int32?

  /// Starts a program, whose standard input is empty.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - words: What it is called with.
  ///   - takesRequests: Whether it reads what is sent.
  /// - Throws: `FileError` if it cannot be started.
  init(_ program: String, _ words: [String], takesRequests: Bool = false) throws(FileError) {
    var pipes: [[Int32]] = []
    for _ in 0..<(takesRequests ? 3 : 2) {
      var ends: [Int32] = [-1, -1]
      guard Self.makePipe(&ends) else {
        let number = errno
        for descriptor in pipes.joined() { close(descriptor) }
        throw FileError("cannot start", at: program, number: number)
      }
      pipes.append(ends)
    }
    let (printing, answering) = (pipes[0], pipes[1])
    (output, answers) = (printing[0], answering[0])
    requests = takesRequests ? pipes[2][1] : nil
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if takesRequests {
      posix_spawn_file_actions_adddup2(&actions, pipes[2][0], Requests.stream)
    }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, printing[1], stream)
    }
    posix_spawn_file_actions_adddup2(&actions, answering[1], Self.answerStream)
    var arguments = ([program] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let number = posix_spawn(&pid, program, &actions, nil, &arguments, environ)
    close(printing[1])
    close(answering[1])
    if takesRequests { close(pipes[2][0]) }
    guard number == 0 else {
      closeStreams()
      throw FileError("cannot start", at: program, number: number)
    }
  }

  /// Makes a pipe that no other process inherits.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    // Above the numbers by which children know their streams.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    let number = errno
    for end in ends { close(end) }
    ends = moved
    guard moved.contains(-1) else { return true }
    for end in moved where end >= 0 { close(end) }
    errno = number
    return false
  }

  /// Waits until one of some processes has written, and reads that; for a second at most, as a
  /// signal may come just before the wait.
  static func waitForAny(_ children: [ChildProcess]) {
    var polled = children.flatMap { child in
      [child.output, child.answers].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    guard poll(&polled, nfds_t(polled.count), 1_000) > 0 else { return }
    for (index, child) in children.enumerated() {
      if polled[2 * index].revents != 0 { child.readOutput() }
      if polled[2 * index + 1].revents != 0 { child.readAnswer() }
    }
  }

  /// Waits for the end of a process that has answered.
  func finish() -> End {
    let status = wait()
    // What it started may still hold the stream open.
    while readOutput() {}
    closeStreams()
    return status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
  }

  /// Ends a process that has not answered.
  func stop() {
    // What has ended was waited for, and its number may be another process's.
    guard !hasEnded else { return }
    // It would wait for somebody who reads.
    closeStreams()
    kill(pid, SIGTERM)
    _ = wait()
  }

  private func closeStreams() {
    for stream in [output, answers] { close(stream) }
    if let requests { close(requests) }
    requests = nil
  }

  /// Sends a request; where it has ended, that is known by its answers' end.
  func send(_ bytes: [UInt8]) {
    if let requests { try? SystemFiles.write(bytes, to: requests, at: "the request") }
  }

  /// Takes what it has answered so far.
  func takeAnswer() -> [UInt8] {
    defer { answer = [] }
    return answer
  }

  private func wait() -> Int32 {
    hasEnded = true
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Begins to answer in a child: what it starts does not inherit the stream, and it ends when the
  /// process that waits for it has ended, however that happened.
  ///
  /// - Returns: False if nobody waits for an answer.
  static func beginAnswer() -> Bool {
    guard fcntl(answerStream, F_SETFD, FD_CLOEXEC) == 0 else { return false }
    watchdog_end_with_parent()
    // The parent may have ended before.
    var stream = pollfd(fd: answerStream, events: 0, revents: 0)
    return poll(&stream, 1, 0) == 0
  }

  /// Answers the process that started this one.
  static func answer(_ bytes: [UInt8]) throws(FileError) {
    try SystemFiles.write(bytes, to: answerStream, at: "the answer")
  }

  /// The requests of the process that started this one, a line each.
  ///
  /// They do not come by standard input, which belongs to scripts.
  struct Requests {
    /// The number of their stream in the child.
    fileprivate static let stream: Int32 = 4

    private var pending = PendingLines()

    /// Begins to read; nil if there is no such stream.
    ///
    /// What this process starts does not inherit it.
    init?() {
      guard fcntl(Self.stream, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    }

    /// Waits for the next request; nil when there is none any more.
    mutating func next() -> [UInt8]? {
      while true {
        if let line = pending.next() { return line }
        let chunk = ChildProcess.read(Self.stream)
        guard !chunk.isEmpty else { return nil }
        pending.add(chunk)
      }
    }
  }

  /// Reads once; false if there was nothing to read.
  @discardableResult
  private func readOutput() -> Bool {
    let chunk = Self.read(output)
    let kept = min(chunk.count, Self.mostKept - printed.count)
    printed += chunk.prefix(kept)
    omitted += chunk.count - kept
    return !chunk.isEmpty
  }

  private func readAnswer() {
    let chunk = Self.read(answers)
    if chunk.isEmpty { hasAnswered = true }
    answer += chunk
  }

  fileprivate static func read(_ descriptor: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      return Array(chunk.prefix(max(0, count)))
    }
  }
}
