import TestBasics
import Testing

@testable import LineEditor

@Suite struct RendererTests {
  @Test func `text wraps at the terminal's width`() {
    var keyboard = Keyboard()
    keyboard.type("abcdef漢gh")
    #expect(keyboard.screen(5) == ["> abc", "def漢", "gh"])
    #expect(keyboard.screen(6) == ["> abcd", "ef漢gh"])
    #expect(keyboard.screen(4) == ["> ab", "cdef", "漢gh"])
  }

  @Test func `styles do not reach beyond their part`() {
    var keyboard = Keyboard(language: FruitLanguage())
    keyboard.type("let x")
    let size = Screen.Size(columns: 40, rows: 5)
    let screen = Screen(of: keyboard.editor, for: size, palette: .colored)
    #expect(screen.rows.map(\.text) == ["\u{1b}[1m> \u{1b}[0m\u{1b}[35mlet\u{1b}[0m x"])
    let plain = Screen(of: keyboard.editor, for: size, palette: .colorless)
    #expect(plain.rows.map(\.text) == ["> let x"])
  }

  @Test func `a key is one string that writes only the row that changed`() {
    var keyboard = Keyboard()
    keyboard.type("one", "^O", "two", "^O", "three")
    let size = Screen.Size(columns: 40, rows: 10)
    var renderer = Renderer(size: size)
    _ = renderer.draw(Screen(of: keyboard.editor, for: size, palette: .colorless))
    keyboard.type("!")
    let output = renderer.draw(Screen(of: keyboard.editor, for: size, palette: .colorless))
    #expect(
      String(decoding: output, as: UTF8.self)
        == "\u{1b}[?25l\r… three!\u{1b}[K\r\u{1b}[8C\u{1b}[?25h"
    )
  }

  @Test func `what is finished stays whole, however small the terminal is`() {
    var keyboard = Keyboard()
    keyboard.press(.paste((1...20).map { "line \($0)" }.joined(separator: "\n")))
    let size = Screen.Size(columns: 20, rows: 4)
    var model = TerminalModel(columns: 20, rows: 4, width: { Glyph($0).width })
    var renderer = Renderer(size: size)
    model.take(renderer.draw(Screen(of: keyboard.editor, for: size, palette: .colored)))
    #expect(model.lines == ["… line 17", "… line 18", "… line 19", "… line 20"])
    let text = keyboard.editor.buffer.text
    model.take(
      renderer.finish(Screen(final: text, of: keyboard.editor, for: size, palette: .colored))
    )
    let whole = (1...20).map { ($0 == 1 ? "> " : "… ") + "line \($0)" }
    #expect(model.gone + model.lines == whole)
  }

  @Test func `after a change of width everything is drawn where it was`() {
    var keyboard = Keyboard()
    keyboard.type("0123456789")
    let wide = Screen.Size(columns: 20, rows: 6)
    let narrow = Screen.Size(columns: 6, rows: 6)
    var renderer = Renderer(size: wide)
    _ = renderer.draw(Screen(of: keyboard.editor, for: wide, palette: .colorless))
    let output = renderer.resize(to: narrow)
    // Twelve cells fill two rows of six, and the cursor after them is on a third.
    #expect(output == Array("\u{1b}[2A\r\u{1b}[J".utf8))
  }

  private static let keys: [Key] = [
    .text("a"), .text("漢"), .text("👍🏽"), .text("é"), .text("word "), .paste("x\ny\t\u{1b}z"),
    .named(.left), .named(.right), .named(.up), .named(.down), .named(.backspace),
    .named(.delete), .named(.home), .named(.end), .named(.enter, .meta), .named(.tab),
    .control("k"), .control("w"), .control("y"), .control("_"), .control("r"), .control("u"),
    .meta("b"), .meta("d"), .invalid(0x80), .text("let "), .text("app"), .named(.escape),
  ]

  @Test(arguments: [(1, 1), (2, 1), (1, 3), (3, 2), (8, 4), (40, 10), (80, 24)], 1...6)
  func `the terminal always shows the screen`(size: (columns: Int, rows: Int), seed: UInt64) {
    var generator = Generator(seed: seed)
    var keyboard = Keyboard(history: ["let apple", "a\nb\nc"], language: FruitLanguage())
    let size = Screen.Size(columns: size.columns, rows: size.rows)
    var model = TerminalModel(columns: size.columns, rows: size.rows, width: { Glyph($0).width })
    var renderer = Renderer(size: size)
    var top = 0
    for _ in 0..<150 {
      keyboard.press(Self.keys[generator.next(below: Self.keys.count)])
      let screen = Screen(of: keyboard.editor, for: size, palette: .colored)
      model.take(renderer.draw(screen))
      let shown = screen.cut(to: size.rows, top: &top)
      #expect(model.unknown == [])
      #expect(model.wraps == 0)
      #expect(model.cursor == (shown.cursorRow, shown.cursorColumn))
      let rows = shown.rows.map { Self.plain($0.text) }
      #expect(model.lines == Self.withoutEmptyEnd(rows))
    }
  }

  private static func plain(_ text: String) -> String {
    var plain = ""
    var isInSequence = false
    for character in text {
      if character == "\u{1b}" { isInSequence = true }
      if !isInSequence { plain.append(character) }
      if character == "m" { isInSequence = false }
    }
    while plain.hasSuffix(" ") { plain.removeLast() }
    return plain
  }

  private static func withoutEmptyEnd(_ rows: [String]) -> [String] {
    var rows = rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}

/// A small generator whose numbers depend on nothing but its seed.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

/// The editor handles any bytes in any pieces, and the screen is drawn.
@Suite struct AnyBytesTests {
  private static let likely = Array("ab .({\"\u{1b}[AO~1;5C200201\t\r\u{7f}\u{12}\u{19}é漢".utf8)

  @Test(arguments: UInt64(1)...12)
  func `any bytes are taken`(seed: UInt64) {
    var generator = Generator(seed: seed)
    var keyboard = Keyboard(history: ["let a", "b\nc"], language: FruitLanguage())
    var decoder = KeyDecoder()
    let size = Screen.Size(
      columns: 1 + generator.next(below: 60),
      rows: 1 + generator.next(below: 20)
    )
    var model = TerminalModel(columns: size.columns, rows: size.rows, width: { Glyph($0).width })
    var renderer = Renderer(size: size)
    for _ in 0..<400 {
      let bytes = (0..<generator.next(below: 9)).map { _ in
        generator.next(below: 4) == 0
          ? UInt8(generator.next(below: 256))
          : Self.likely[generator.next(below: Self.likely.count)]
      }
      for key in decoder.decode(bytes) + (generator.next(below: 5) == 0 ? decoder.finish() : []) {
        keyboard.press(key)
      }
      model.take(renderer.draw(Screen(of: keyboard.editor, for: size, palette: .colored)))
    }
    #expect(model.unknown == [])
    #expect(model.wraps == 0)
    #expect(keyboard.editor.buffer.cursor <= keyboard.editor.buffer.characters.count)
  }
}
