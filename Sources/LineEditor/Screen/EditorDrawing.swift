extension Screen {
  /// What the terminal should show of an editor.
  public init(of editor: Editor, for size: Size, palette: Palette) {
    self = EditorDrawing(of: editor, for: size, palette: palette).screen()
  }

  /// What stays on the screen of an editor when an entry was submitted or given up.
  public init(
    final text: String,
    of editor: Editor,
    for size: Size,
    palette: Palette
  ) {
    var rest = editor
    rest.buffer = EditBuffer(text)
    self = EditorDrawing(of: rest, for: size, palette: palette).finalScreen()
  }
}

/// Draws an editor: its text, what it suggests, and what it lists below.
private struct EditorDrawing {
  private let editor: Editor
  private let size: Screen.Size
  private let palette: Palette
  private var buffer: EditBuffer { editor.buffer }

  /// The greatest number of lines of a list below the text.
  private static let longestList = 8

  init(of editor: Editor, for size: Screen.Size, palette: Palette) {
    (self.editor, self.size, self.palette) = (editor, size, palette)
  }

  func screen() -> Screen {
    let text = buffer.text
    var writer = ScreenWriter(columns: size.columns, palette: palette)
    write(text, to: &writer, cursor: buffer.cursor)
    if let ghost = editor.ghost(after: text) { write(ghost: ghost, to: &writer) }
    var screen = writer.finish()
    screen.rows += linesBelow(text, room: size.rows - screen.rows.count)
    return screen
  }

  func finalScreen() -> Screen {
    var writer = ScreenWriter(columns: size.columns, palette: palette)
    write(buffer.text, to: &writer, cursor: nil)
    return writer.finish()
  }

  private func write(_ text: String, to writer: inout ScreenWriter, cursor: Int?) {
    writer.append(editor.search.map(searchPrompt) ?? editor.prompts.first, in: .prompt)
    var styles = StyleCursor(editor.language.highlights(in: text))
    var text = text
    text.withUTF8 { bytes in
      for place in buffer.characters.indices {
        let isCursor = place == cursor
        if bytes[styles.offset] == 10 {
          if isCursor { writer.markCursor() }
          writer.beginRow()
          writer.append(editor.prompts.next, in: .prompt)
          styles.advance(by: 1)
        } else if let byte = Self.plainByte(in: bytes, at: styles.offset) {
          writer.append(byte, in: styles.style, isCursor: isCursor)
          styles.advance(by: 1)
        } else {
          let character = buffer.characters[place]
          writer.append(character, in: styles.style, isCursor: isCursor)
          styles.advance(by: character.utf8.count)
        }
      }
    }
    if cursor == buffer.characters.count { writer.markCursor() }
  }

  /// The byte at an offset if it is a whole character that fills a cell, as most of any text is.
  private static func plainByte(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8? {
    let isLast = offset + 1 == bytes.count
    guard (32..<127).contains(bytes[offset]), isLast || bytes[offset + 1] < 128 else { return nil }
    return bytes[offset]
  }

  private func searchPrompt(_ search: HistorySearch) -> String {
    "\(search.hasMatch ? "search" : "not found") '\(search.words)': "
  }

  /// Writes the first line of the suggestion after the cursor.
  private func write(ghost: String, to writer: inout ScreenWriter) {
    let line = ghost.prefix { $0 != "\n" }
    writer.appendCut(String(line) + (line.count < ghost.count ? " …" : ""), in: .ghost)
  }

  private func linesBelow(_ text: String, room: Int) -> [Screen.Row] {
    guard room > 0 else { return [] }
    if let notice = editor.notice { return [row(notice, style: .hint)] }
    if let menu = editor.menu { return rows(of: menu, room: room) }
    guard editor.search == nil else { return [] }
    let offset = buffer.offset(ofPlace: buffer.cursor)
    guard let hint = editor.language.hint(in: text, at: offset) else { return [] }
    return [row(hint, style: .hint)]
  }

  private func rows(of menu: CompletionMenu, room: Int) -> [Screen.Row] {
    let shown = menu.shown(atMost: min(Self.longestList, room))
    let width = menu.candidates[shown].map(\.text.count).max() ?? 0
    var rows = shown.map { index in
      let candidate = menu.candidates[index]
      let padding = String(repeating: " ", count: width - candidate.text.count)
      let detail = candidate.detail.isEmpty ? "" : padding + "  " + candidate.detail
      return row(
        "  " + candidate.text + detail,
        style: index == menu.chosen ? .chosen : .hint
      )
    }
    let more = menu.candidates.count - shown.count
    if more > 0, rows.count < room { rows.append(row("  … \(more) more", style: .hint)) }
    return rows
  }

  private func row(_ text: String, style: Style) -> Screen.Row {
    var writer = ScreenWriter(columns: size.columns, palette: palette)
    writer.appendCut(text, in: style)
    return writer.finish().rows[0]
  }
}

/// Finds the style at each place while the text is written.
private struct StyleCursor {
  private let highlights: [Highlight]
  private var index = 0
  private(set) var offset = 0

  init(_ highlights: [Highlight]) { self.highlights = highlights }

  /// The style at the present offset.
  var style: Style {
    guard index < highlights.count, highlights[index].range.contains(offset) else { return .plain }
    return highlights[index].style
  }

  mutating func advance(by count: Int) {
    offset += count
    while index < highlights.count, highlights[index].range.upperBound <= offset { index += 1 }
  }
}
