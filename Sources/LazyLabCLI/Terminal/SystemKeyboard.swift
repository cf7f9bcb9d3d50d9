// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc

/// The keyboard of the process's terminal.
final class SystemKeyboard: Keyboard {
  private var original = termios()
  private var isRaw = false
  /// The input that was typed before keys were delivered one by one.
  private var ahead: [UInt8] = []
  private static let (pasteOn, pasteOff) = ("\u{1b}[?2004h", "\u{1b}[?2004l")

  var columns: Int { size.columns }
  var rows: Int { size.rows }

  private var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func begin() {
    KeySignals.prepare()
    guard !isRaw, tcgetattr(STDIN_FILENO, &original) == 0 else { return }
    var raw = original
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    // Reading returns as soon as there is one byte.
    raw.c_cc.6 = 1
    raw.c_cc.5 = 0
    KeySignals.isListening = true
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    isRaw = true
    ahead = readAhead()
    _ = StandardStreams.write(Array(Self.pasteOn.utf8), to: .output)
    _ = StandardStreams.flushOutput()
  }

  func end() {
    guard isRaw else { return }
    _ = StandardStreams.write(Array(Self.pasteOff.utf8), to: .output)
    _ = StandardStreams.flushOutput()
    tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
    isRaw = false
    KeySignals.isListening = false
  }

  /// Reads the input that was typed while something ran; the terminal driver left a zero for
  /// Ctrl-D.
  private func readAhead() -> [UInt8] {
    var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, 0) > 0, wait.revents & Int16(POLLHUP) == 0,
      case .bytes(let bytes) = readBytes()
    else { return [] }
    return bytes.map { $0 == 0 ? 4 : $0 }
  }

  func read(within milliseconds: Int?) -> KeyboardInput {
    if !ahead.isEmpty {
      defer { ahead = [] }
      return .bytes(ahead)
    }
    var waits = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: KeySignals.wakeDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&waits, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if let event = KeySignals.take() { return answer(to: event) }
      if count == 0 { return .nothing }
      guard count > 0 else { continue }
      return readBytes()
    }
  }

  func suspend() {
    end()
    raise(SIGSTOP)
    begin()
  }

  private func readBytes() -> KeyboardInput {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return count > 0 ? .bytes(Array(bytes[..<count])) : .end
  }

  private func answer(to signal: Int32) -> KeyboardInput {
    switch signal {
    case SIGINT: return .interrupted
    case SIGTERM, SIGHUP: return .end
    case SIGCONT:
      // The program that suspended the process may have changed the terminal's settings.
      end()
      begin()
      return .resized
    default: return .resized
    }
  }
}
