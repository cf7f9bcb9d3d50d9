internal import LazyScripting
internal import LineEditor

/// Keeps the view of a window on the screen while keys scroll it.
struct WindowWatch {
  /// The names of the keys that scrolled so far.
  private(set) var scrolled: [String] = []
  private let session: any ScriptSession
  private let name: String?
  /// How far an arrow key scrolls, in points.
  private static let step = 44.0
  /// The part of a page that a page key scrolls, so that some of the content stays in sight.
  private static let page = 0.9
  private static let hint = "arrows, Page Up, Page Down, Home, End scroll; q leaves"

  /// Watches the window used last, or the one that a variable holds.
  init(of session: any ScriptSession, named name: String?) {
    self.session = session
    self.name = name
  }

  /// Runs until the user leaves.
  ///
  /// - Throws: Errors of the window's callbacks, after the terminal was restored.
  mutating func run(on screen: consuming WatchScreen) throws(ScriptError) {
    // Make sure that there is a window before anything is overwritten.
    _ = try session.answer(.view(), of: name)
    let (session, name) = (session, name)
    try screen.run { rows throws(ScriptError) in
      WatchScreen.Content(
        text: try session.answer(.view(mostRows: rows), of: name),
        hint: Self.hint
      )
    } taking: { key throws(ScriptError) in
      guard let word = Self.name(of: key), let scroll = Self.scrolls[word] else { return }
      scrolled.append(word)
      try session.scroll(scroll, of: name)
    }
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
}
