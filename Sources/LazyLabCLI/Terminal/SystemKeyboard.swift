// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc

/// The keyboard of the process's terminal.
final class SystemKeyboard: Keyboard {
  private var original = termios()
  private var isRaw = false
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
    // One byte is enough, without a wait.
    raw.c_cc.6 = 1
    raw.c_cc.5 = 0
    KeySignals.isListening = true
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    isRaw = true
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

  func read(within milliseconds: Int?) -> KeyboardInput {
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
      // Whoever stopped the process may have set the terminal for itself.
      end()
      begin()
      return .resized
    default: return .resized
    }
  }
}
