internal import LazyScripting
internal import LineEditor

/// A screen of its own that changes with each key, until the user leaves.
struct WatchScreen {
  private let terminal: any Terminal
  private let keyboard: any Keyboard
  private var decoder = KeyDecoder()
  private static let (enter, leave) = ("\u{1b}[?1049h", "\u{1b}[?1049l")

  init(on terminal: any Terminal, keyboard: any Keyboard) {
    self.terminal = terminal
    self.keyboard = keyboard
  }

  /// Something that is shown.
  struct Content {
    /// Its lines.
    var text: String
    /// The line below, which explains the keys.
    var hint: String
    /// Whether its end is shown where not all of it fits.
    var keepsEnd = true
  }

  /// Shows what there is, and passes keys on, until the user leaves.
  ///
  /// - Parameters:
  ///   - content: What is shown now, in at most so many rows.
  ///   - take: Receives each key.
  /// - Throws: Errors of these, after the terminal was restored.
  mutating func run(
    showing content: (_ rows: Int) throws(ScriptError) -> Content,
    taking take: (Key) throws(ScriptError) -> Void
  ) throws(ScriptError) {
    show(Self.enter)
    defer {
      keyboard.end()
      show(Self.leave)
    }
    while terminal.outputFailure == nil {
      draw(try content(keyboard.rows - 1))
      keyboard.begin()
      let keys = next()
      // While something runs, Ctrl-C stops it, as everywhere.
      keyboard.end()
      guard let keys else { return }
      for key in keys {
        if Self.leaves(key) { return }
        try take(key)
      }
    }
  }

  /// The next keys, each letter as one; nil if there will be no more.
  private mutating func next() -> [Key]? {
    let keys: [Key]
    switch keyboard.read(within: decoder.isWaiting ? 50 : nil) {
    case .bytes(let bytes): keys = decoder.decode(bytes)
    case .nothing: keys = decoder.finish()
    case .resized: keys = []
    case .interrupted, .end: return nil
    }
    return keys.flatMap { key in
      guard case .text(let text) = key else { return [key] }
      return text.map { Key.text(String($0)) }
    }
  }

  private static func leaves(_ key: Key) -> Bool {
    [.text("q"), .named(.escape), .control("c"), .control("d")].contains(key)
  }

  /// Draws as many lines as fit, and the hint.
  private func draw(_ content: Content) {
    let size = Screen.Size(columns: keyboard.columns, rows: keyboard.rows)
    let lines = content.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let room = max(0, size.rows - 1)
    let kept = content.keepsEnd ? lines.suffix(room) : lines.prefix(room)
    let rows = (kept + [content.hint]).suffix(size.rows)
      .map { Screen.text($0, cutTo: size.columns) }
    show("\u{1b}[H\u{1b}[2J" + rows.joined(separator: "\r\n"))
  }

  private func show(_ text: String) {
    terminal.write(Array(text.utf8), to: .output)
    terminal.flush()
  }
}
