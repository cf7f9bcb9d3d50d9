/// Lays characters out in rows of a fixed width.
struct ScreenWriter {
  private let columns: Int
  private let palette: Palette
  private var rows: [Screen.Row] = []
  private var row = Screen.Row()
  private var style = Style.plain
  private var isStyled = false
  private var cursor: (row: Int, column: Int)?

  init(columns: Int, palette: Palette) {
    self.columns = columns
    self.palette = palette
  }

  /// Appends a character, on the next row if it does not fit.
  mutating func append(_ character: Character, in style: Style, isCursor: Bool = false) {
    if style != self.style { change(to: style) }
    let glyph = Glyph(character).fitted(in: columns)
    if row.width + glyph.width > columns { wrap() }
    if isCursor { markCursor() }
    row.bytes += glyph.text.utf8
    row.width += glyph.width
  }

  /// Appends a character that is one byte and fills one cell.
  mutating func append(_ byte: UInt8, in style: Style, isCursor: Bool) {
    if style != self.style { change(to: style) }
    if row.width == columns { wrap() }
    if isCursor { markCursor() }
    row.bytes.append(byte)
    row.width += 1
  }

  /// Appends text in one style; a line feed begins a row.
  mutating func append(_ text: String, in style: Style) {
    for character in text {
      if character == "\n" { beginRow() } else { append(character, in: style) }
    }
  }

  /// Appends as much of a text as fits into the rest of the row.
  mutating func appendCut(_ text: String, in style: Style) {
    for character in text {
      let glyph = Glyph(character).fitted(in: columns)
      guard row.width + glyph.width <= columns else { return }
      append(character, in: style)
    }
  }

  /// Puts the cursor where the next character would be.
  mutating func markCursor() {
    if row.width == columns { wrap() }
    cursor = (rows.count, row.width)
  }

  /// Begins another row.
  mutating func beginRow() {
    let style = style
    change(to: .plain)
    wrap()
    change(to: style)
  }

  /// Returns the screen.
  mutating func finish() -> Screen {
    endStyle()
    rows.append(row)
    let place = cursor ?? (rows.count - 1, row.width)
    return Screen(rows: rows, cursorRow: place.row, cursorColumn: place.column)
  }

  private mutating func wrap() {
    let isStyled = isStyled
    endStyle()
    rows.append(row)
    row = Screen.Row()
    if isStyled { beginStyle() }
  }

  private mutating func change(to new: Style) {
    endStyle()
    style = new
    beginStyle()
  }

  private mutating func beginStyle() {
    let code = palette.start(of: style)
    isStyled = !code.isEmpty
    row.bytes += code
  }

  private mutating func endStyle() {
    if isStyled { row.bytes += Palette.end }
    isStyled = false
  }
}
