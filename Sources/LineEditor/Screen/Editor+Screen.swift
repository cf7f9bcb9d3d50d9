extension Editor {
  /// The greatest number of lines of a list below the text.
  private static let longestList = 8

  /// What the terminal should show.
  public func screen(for size: Screen.Size, palette: Palette) -> Screen {
    let text = buffer.text
    var writer = ScreenWriter(columns: size.columns, palette: palette)
    write(text, to: &writer, cursor: buffer.cursor)
    if let ghost = ghost(after: text) { write(ghost: ghost, to: &writer) }
    var screen = writer.finish()
    let below = linesBelow(text, in: size, palette: palette, room: size.rows - screen.rows.count)
    screen.rows += below
    return screen
  }

  /// What stays on the screen when an entry was submitted or given up.
  public func finalScreen(
    of text: String,
    for size: Screen.Size,
    palette: Palette
  ) -> Screen {
    var rest = self
    rest.buffer = EditBuffer(text)
    var writer = ScreenWriter(columns: size.columns, palette: palette)
    rest.write(text, to: &writer, cursor: nil)
    return writer.finish()
  }

  private func write(_ text: String, to writer: inout ScreenWriter, cursor: Int?) {
    writer.append(search.map(searchPrompt) ?? prompts.first, in: .prompt)
    var styles = StyleCursor(language.highlights(in: text))
    var text = text
    text.withUTF8 { bytes in
      for place in buffer.characters.indices {
        let isCursor = place == cursor
        if bytes[styles.offset] == 10 {
          if isCursor { writer.markCursor() }
          writer.beginRow()
          writer.append(prompts.next, in: .prompt)
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

  private func linesBelow(
    _ text: String,
    in size: Screen.Size,
    palette: Palette,
    room: Int
  ) -> [Screen.Row] {
    guard room > 0 else { return [] }
    if let notice { return [row(notice, style: .hint, columns: size.columns, palette: palette)] }
    if let menu { return rows(of: menu, in: size, palette: palette, room: room) }
    guard search == nil else { return [] }
    let offset = buffer.offset(ofPlace: buffer.cursor)
    guard let hint = language.hint(in: text, at: offset) else { return [] }
    return [row(hint, style: .hint, columns: size.columns, palette: palette)]
  }

  private func rows(
    of menu: CompletionMenu,
    in size: Screen.Size,
    palette: Palette,
    room: Int
  ) -> [Screen.Row] {
    let shown = menu.shown(atMost: min(Self.longestList, room))
    let width = menu.candidates[shown].map(\.text.count).max() ?? 0
    var rows = shown.map { index in
      let candidate = menu.candidates[index]
      let padding = String(repeating: " ", count: width - candidate.text.count)
      let detail = candidate.detail.isEmpty ? "" : padding + "  " + candidate.detail
      let style = index == menu.chosen ? Style.chosen : .hint
      return row(
        "  " + candidate.text + detail,
        style: style,
        columns: size.columns,
        palette: palette
      )
    }
    let more = menu.candidates.count - shown.count
    if more > 0, rows.count < room {
      rows.append(row("  … \(more) more", style: .hint, columns: size.columns, palette: palette))
    }
    return rows
  }

  private func row(
    _ text: String,
    style: Style,
    columns: Int,
    palette: Palette
  ) -> Screen.Row {
    var writer = ScreenWriter(columns: columns, palette: palette)
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
