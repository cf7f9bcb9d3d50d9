internal import LazyScripting
internal import LineEditor

/// Keeps the view of a window on the screen while keys scroll it.
struct WindowWatch {
  /// The names of the keys that scrolled so far.
  private(set) var scrolled: [String] = []
  private let session: any ScriptSession
  private let terminal: any Terminal
  private let keyboard: any Keyboard
  private var decoder = KeyDecoder()
  /// How far an arrow key scrolls, in points.
  private static let step = 44.0
  /// The part of a page that a page key scrolls, so that some of the content stays in sight.
  private static let page = 0.9
  private static let (enter, leave) = ("\u{1b}[?1049h", "\u{1b}[?1049l")

  init(session: any ScriptSession, terminal: any Terminal, keyboard: any Keyboard) {
    self.session = session
    self.terminal = terminal
    self.keyboard = keyboard
  }

  /// Runs until the user leaves.
  ///
  /// - Throws: Errors of the window's callbacks, after the terminal was restored.
  mutating func run() throws(ScriptError) {
    // Make sure that there is a window before anything is overwritten.
    _ = try session.answer(.view(), of: nil)
    show(Self.enter)
    defer {
      keyboard.end()
      show(Self.leave)
    }
    while terminal.outputFailure == nil {
      draw(try session.answer(.view(mostRows: keyboard.rows - 1), of: nil))
      keyboard.begin()
      let keys = next()
      // While the window scrolls, Ctrl-C stops what runs, as everywhere.
      keyboard.end()
      guard let keys else { return }
      for key in keys {
        if Self.leaves(key) { return }
        guard let name = Self.name(of: key), let scroll = Self.scrolls[name] else { continue }
        scrolled.append(name)
        try session.scroll(scroll)
      }
    }
  }

  /// The next keys; nil if there will be no more.
  private mutating func next() -> [Key]? {
    switch keyboard.read(within: decoder.isWaiting ? 50 : nil) {
    case .bytes(let bytes): decoder.decode(bytes)
    case .nothing: decoder.finish()
    case .resized: []
    case .interrupted, .end: nil
    }
  }

  private static func leaves(_ key: Key) -> Bool {
    [.text("q"), .named(.escape), .control("c"), .control("d")].contains(key)
  }

  private static func name(of key: Key) -> String? {
    switch key {
    case .named(.up, _), .named(.left, _): "up"
    case .named(.down, _), .named(.right, _): "down"
    case .named(.pageUp, _): "pageUp"
    case .named(.pageDown, _), .text(" "): "pageDown"
    case .named(.home, _): "home"
    case .named(.end, _): "end"
    default: nil
    }
  }

  /// What keys scroll, by their names.
  static let scrolls: [String: WindowScroll] = [
    "up": .points(-step), "down": .points(step), "pageUp": .pages(-page), "pageDown": .pages(page),
    "home": .start, "end": .end,
  ]

  /// Draws as many lines as fit; the last line explains the keys.
  private func draw(_ text: String) {
    let size = Screen.Size(columns: keyboard.columns, rows: keyboard.rows)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let hint = "arrows, Page Up, Page Down, Home, End scroll; q leaves"
    let kept = lines.count < size.rows ? lines : Array(lines.suffix(max(0, size.rows - 1)))
    let rows = (kept + [hint]).suffix(size.rows).map { Screen.text($0, cutTo: size.columns) }
    show("\u{1b}[H\u{1b}[2J" + rows.joined(separator: "\r\n"))
  }

  private func show(_ text: String) {
    terminal.write(Array(text.utf8), to: .output)
    terminal.flush()
  }
}
