internal import LineEditor

/// Reads whole entries through the line editor.
final class EditedReader: EntryReader {
  private let terminal: any Terminal
  private let keyboard: any Keyboard
  private let palette: Palette
  private var editor: Editor
  private var decoder = KeyDecoder()
  private var keys: [Key] = []
  /// Receives entries that are added to the history.
  private let onEntry: (String) -> Void

  /// How long Escape waits for the rest of a sequence, in milliseconds.
  private static let patience = 50

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that shows the editor.
  ///   - keyboard: The keyboard of that terminal.
  ///   - palette: The styles of the editor.
  ///   - editor: The editor, with its language and its history.
  ///   - onEntry: Receives entries that are added to the history.
  init(
    on terminal: any Terminal,
    keyboard: any Keyboard,
    palette: Palette,
    editor: Editor,
    onEntry: @escaping (String) -> Void
  ) {
    self.terminal = terminal
    self.keyboard = keyboard
    self.palette = palette
    self.editor = editor
    self.onEntry = onEntry
  }

  /// Starts the next entry with a text, as if it had been typed.
  func start(with text: String) { editor.start(with: text) }

  /// The entries so far.
  var history: History { editor.history }

  func next(prompt: String) -> EntryInput {
    keyboard.begin()
    defer { keyboard.end() }
    var renderer = Renderer(size: size)
    show(with: &renderer)
    while terminal.outputFailure == nil {
      if keys.isEmpty {
        guard let action = wait(with: &renderer) else { continue }
        return action
      }
      // Keys that arrived together are shown together.
      while !keys.isEmpty {
        let text = editor.buffer.text
        let action = editor.handle(keys.removeFirst())
        if let input = perform(action, with: &renderer, leaving: text) { return input }
      }
      show(with: &renderer)
    }
    return .end
  }

  private var size: Screen.Size {
    Screen.Size(columns: keyboard.columns, rows: keyboard.rows)
  }

  private func show(with renderer: inout Renderer) {
    write(renderer.draw(Screen(of: editor, for: size, palette: palette)))
  }

  private func write(_ bytes: [UInt8]) {
    terminal.write(bytes, to: .output)
    terminal.flush()
  }

  /// Waits for keys; returns the end of the entry if it ended without one.
  private func wait(with renderer: inout Renderer) -> EntryInput? {
    switch keyboard.read(within: decoder.isWaiting ? Self.patience : nil) {
    case .bytes(let bytes): keys += decoder.decode(bytes)
    case .nothing: keys += decoder.finish()
    case .interrupted: keys.append(.control("c"))
    case .resized:
      write(renderer.resize(to: size))
      show(with: &renderer)
    case .end:
      finish(editor.buffer.text, with: &renderer)
      return .end
    }
    return nil
  }

  private func perform(
    _ action: Editor.Action,
    with renderer: inout Renderer,
    leaving text: String
  ) -> EntryInput? {
    switch action {
    case .redraw: return nil
    case .clearScreen:
      renderer.forget()
      write(Array("\u{1b}[H\u{1b}[2J".utf8))
      return nil
    case .suspend:
      write(renderer.erase())
      keyboard.suspend()
      return nil
    case .submit(let entry):
      finish(entry, with: &renderer)
      remember(entry)
      return .text(Array(entry.utf8))
    case .interrupt(let wasEmpty):
      finish(text, with: &renderer)
      remember(text)
      return .interrupted(wasEmpty: wasEmpty)
    case .end:
      finish(text, with: &renderer)
      return .end
    }
  }

  private func remember(_ entry: String) {
    if !entry.allSatisfy(\.isWhitespace) { onEntry(entry) }
  }

  private func finish(_ text: String, with renderer: inout Renderer) {
    let screen = Screen(final: text, of: editor, for: size, palette: palette)
    write(renderer.finish(screen))
  }
}
