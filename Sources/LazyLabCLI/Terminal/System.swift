// The one place that talks to the system; everything else in this target is portable.
internal import CWatchdog
@preconcurrency internal import Glibc
internal import LazyReports
internal import Lua

/// The standard streams of the process.
///
/// They go through the same buffers as Lua's `io` library, so that `print`, `io.write` and the
/// tool's own lines keep their order.
enum StandardStreams {
  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  static func isTerminal(_ stream: TerminalStream) -> Bool {
    isatty(stream == .output ? STDOUT_FILENO : STDERR_FILENO) == 1
  }

  /// The number of columns of the terminal to which standard output goes; nil if it is unknown.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads a line; one that is longer than `limit` is cut there, and goes on with the next one.
  static func readLine(atMost limit: Int = SystemFiles.longest) -> TerminalInput {
    var bytes: [UInt8] = []
    errno = 0
    flockfile(stdin)
    defer { funlockfile(stdin) }
    while bytes.count < limit {
      let byte = getc_unlocked(stdin)
      if byte == 10 { return .line(bytes) }
      guard byte != EOF else {
        let wasInterrupted = errno == EINTR
        clearerr(stdin)
        if wasInterrupted { return Signals.isAskedToEnd ? .end : .interrupted }
        return bytes.isEmpty ? .end : .line(bytes)
      }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return .line(bytes)
  }

  static func write(_ bytes: [UInt8], to stream: TerminalStream) -> OutputFailure? {
    bytes.withUnsafeBytes { bytes in
      switch stream {
      case .output: failure(of: watchdog_print(bytes.baseAddress, bytes.count))
      case .error: failure(of: watchdog_write(STDERR_FILENO, bytes.baseAddress, bytes.count))
      }
    }
  }

  static func flushOutput() -> OutputFailure? { failure(of: watchdog_flush()) }

  private static func failure(of number: Int32) -> OutputFailure? {
    switch number {
    case 0: nil
    // Nobody reads, and the process was asked to end.
    case EPIPE, EINTR: .closed
    default: .failed(reason: systemReason(for: number))
    }
  }
}

/// The handling of signals that stop the process.
enum Signals {
  /// Whether input is awaited, so that an interrupt concerns the line and not the process.
  nonisolated(unsafe) static var isReading = false

  nonisolated(unsafe) private static var target: Unmanaged<SignalTarget>?
  nonisolated(unsafe) private static var keptTarget: SignalTarget?
  nonisolated(unsafe) private static var hasInstalled = false
  nonisolated(unsafe) private static var pending = 0
  nonisolated(unsafe) private static var lastSignal: Int32 = 0
  /// How many signals came that ask for an end.
  nonisolated(unsafe) static var received = 0

  private static let requests = [SIGINT, SIGTERM, SIGHUP]

  /// Sets the function that a signal calls; a third signal after two without effect ends the
  /// process.
  static func setTarget(_ call: (@Sendable () -> Void)?) {
    // The handler reads one word: either the old target, which is still alive, or the new one.
    let new = call.map(SignalTarget.init)
    let old = keptTarget
    keptTarget = new
    target = new.map(Unmanaged.passUnretained)
    pending = 0
    withExtendedLifetime(old) {}
    installOnce()
  }

  /// Makes writing to a pipe without a reader, or beyond the greatest length of files, fail
  /// instead of ending the process.
  static func outliveFailedWriting() {
    // Programs that a script starts inherit an ignored signal, but not a handler.
    for number in [SIGPIPE, SIGXFSZ] { handle(number) { _ in } }
  }

  /// Remembers the present state of the terminal, to be restored when the process ends.
  static func keepTerminal() { watchdog_keep_terminal() }

  /// Ends the process by the signal that asked for its end, or with a status.
  static func exit(_ status: Int32) -> Never {
    if lastSignal != 0, lastSignal != SIGINT {
      signal(lastSignal, SIG_DFL)
      raise(lastSignal)
    }
    Glibc.exit(status)
  }

  /// Whether the user, or the system, wanted to stop something since the process began.
  static var hasInterrupted: Bool { received > 0 }

  /// Whether the process was asked to end.
  static var isAskedToEnd: Bool { lastSignal == SIGTERM || lastSignal == SIGHUP }

  /// Installs the signal handlers, even before there is a function to call.
  static func installOnce() {
    if !hasInstalled { install() }
  }

  private static func install() {
    hasInstalled = true
    // A parent may have started the process in a thread that blocks signals.
    var set = sigset_t()
    sigemptyset(&set)
    for request in requests where request == SIGINT || !isIgnored(request) {
      handle(request) { Signals.receive($0) }
      sigaddset(&set, request)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether the parent wants the process to survive a signal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // Unchecked: handlers are addresses, and the system has one that is no function.
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    // Unchecked: it is that one.
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static func handle(_ number: Int32, with handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    // SA_RESTART is not set, so that an interrupt ends the wait for input.
    sigaction(number, &action, nil)
  }

  private static func receive(_ number: Int32) {
    lastSignal = number
    received += 1
    if isAskedToEnd { watchdog_note_request_to_end() }
    if KeySignals.isListening { return KeySignals.wake(number) }
    if number == SIGINT, isReading { return }
    watchdog_note_interrupt()
    guard let target, pending < 2 else {
      watchdog_restore_terminal()
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    pending += 1
    target._withUnsafeGuaranteedRef { $0.call() }
  }
}

/// The stack of the process's first thread.
enum MainStack {
  /// The stack for the greatest number of windows that make frames in each other's callbacks,
  /// doubled.
  private static let size: rlim_t = 96 << 20

  /// Raises the limit of the stack, whatever the shell set.
  ///
  /// The system reserves 128 MB of addresses for it.
  static func grow() {
    var limit = rlimit()
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(stack, &limit) == 0, limit.rlim_cur < size else { return }
    limit.rlim_cur = min(size, limit.rlim_max)
    setrlimit(stack, &limit)
  }
}

/// A closure to which a plain pointer can refer.
private final class SignalTarget: Sendable {
  let call: @Sendable () -> Void

  init(_ call: @escaping @Sendable () -> Void) { self.call = call }
}

/// Reads and writes files by their paths.
enum SystemFiles {
  /// The greatest length of what is read without a limit of memory, in bytes.
  static let longest = 256 << 20

  /// Reads a whole file, which may be a pipe or a device; an interrupt ends it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - memory: The limit of memory, in bytes; nil if none was set.
  /// - Returns: The bytes.
  /// - Throws: `FileError`, also for more bytes than the limit, before they are held.
  static func read(_ path: String, within memory: Int? = nil) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("cannot open", at: path, number: errno) }
    defer { close(descriptor) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard !isKnown || status.st_size <= memory ?? longest else {
      throw FileError(tooLong: path, memory: memory)
    }
    return try read(path, from: descriptor, within: memory)
  }

  /// Reads a whole plain file up to a length; never waits, as a pipe would.
  static func readPlain(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileError("cannot open", at: path, number: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileError("cannot read", at: path, number: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError("cannot read", at: path, reason: "it is not a plain file")
    }
    guard status.st_size <= limit else { throw FileError("cannot read", at: path, number: EFBIG) }
    return try read(path, from: descriptor)
  }

  /// The path without links and dots; nil if nothing exists there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path without links of a file that need not exist yet: a link may lead to nothing.
  static func destination(of path: String) -> String {
    var path = path
    for _ in 0..<mostLinks {
      var status = stat()
      if stat(path, &status) == 0 { return resolved(path) ?? path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
      let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      guard let target = link(at: path) else {
        return resolved(folder).map { $0 + "/" + name } ?? path
      }
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }

  private static let mostLinks = 40

  /// Where a link leads, as it says; nil for what is no link.
  private static func link(at path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a file.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError("cannot remove", at: path, number: errno) }
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Checks that a path exists.
  static func check(_ path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError("cannot open", at: path, number: errno) }
  }

  /// The names in a folder, in byte order, without those that begin with a dot.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw FileError("cannot open", at: path, number: errno)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder inside an existing one.
  static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) == 0 else { throw FileError("cannot make", at: path, number: errno) }
  }

  private static func read(
    _ path: String,
    from descriptor: Int32,
    within memory: Int? = nil
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var pieces = FilePieces(of: path, from: descriptor)
    while let piece = try pieces.next() {
      guard bytes.count + piece.count <= memory ?? longest else {
        throw FileError(tooLong: path, memory: memory)
      }
      bytes += piece
    }
    return bytes
  }

  /// The first bytes of a file; none if it cannot be read.
  static func beginning(of path: String, atMost limit: Int) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = Glibc.read(descriptor, &bytes, limit)
    return Array(bytes.prefix(max(0, count)))
  }

  /// Removes a folder with some files in it.
  static func removeFolder(_ path: String, files: [String]) {
    for file in files { unlink("\(path)/\(file)") }
    rmdir(path)
  }

  /// Writes bytes; a caller that knows of a plain file saves asking the system.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    at path: String,
    isPlain: Bool = false
  ) throws(FileError) {
    let write = isPlain ? watchdog_write_file : watchdog_write
    let number = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard number == 0 else { throw FileError("cannot write", at: path, number: number) }
  }

  /// Closes a file; false if what was written to it could not be kept.
  @discardableResult
  static func close(_ descriptor: Int32) -> Bool { Glibc.close(descriptor) == 0 }
}

/// The system's error for a file.
struct FileError: Error, Equatable {
  let message: String

  init(_ attempt: String, at path: String, number: Int32) {
    // Swift has decoded the path: nothing is left by which the file could be opened.
    let isDecoded = number == ENOENT && path.unicodeScalars.contains("\u{fffd}")
    let remedy = isDecoded ? "; if its name is not UTF-8, rename it" : ""
    self.init(attempt, at: path, reason: systemReason(for: number) + remedy)
  }

  /// More bytes than a limit of memory allows; without one, more than is read of any file.
  init(tooLong path: String, memory: Int?) {
    let limit = LuaLimit.memory(memory ?? SystemFiles.longest).description
    let reason = memory == nil ? "\(limit), which holds unless another one is set" : limit
    self.init("cannot read", at: path, reason: "it is longer than the \(reason)")
  }

  init(_ attempt: String, at path: String, reason: String) {
    message = "\(attempt) '\(path.onOneLine)': \(reason)"
  }
}

func systemReason(for number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
