import LineEditor

/// The time that a key takes in an entry of 20 lines: handling it, laying the screen out, and
/// making the string for the terminal.
struct Redraw {
  private static let entry = (1...20).map { line in
    "  local value\(line) = compute(\"row \(line)\", \(line) * 12) -- what line \(line) is for"
  }.joined(separator: "\n")

  /// Measures it and prints the table.
  static func run() {
    print("\nRedraw of the line editor (target: 100 µs for 20 lines)")
    print(Measurement.header)
    print(measure("a key, 20 lines", entry).line(target: 100_000))
    let thousand = (1...1_000).map { "print(\($0))" }.joined(separator: "\n")
    print(measure("a key, 1,000 lines", thousand).line())
  }

  private static func measure(_ name: String, _ text: String) -> Measurement {
    let prompts = Editor.Prompts(first: "> ", next: "… ")
    var editor = Editor(prompts: prompts, language: WordLanguage())
    let size = Screen.Size(columns: 100, rows: 40)
    var renderer = Renderer(size: size)
    _ = editor.handle(.paste(text))
    var written = 0
    return Measurement(name, count: 20) { count in
      for index in 0..<count {
        _ = editor.handle(index % 2 == 0 ? .text("x") : .named(.backspace))
        written += renderer.draw(Screen(of: editor, for: size, palette: .colored)).count
      }
    }
  }
}

/// Highlights every word, as many as any language would.
private struct WordLanguage: EditorLanguage {
  func highlights(in text: String) -> [Highlight] {
    var highlights: [Highlight] = []
    var start: Int?
    for (offset, byte) in text.utf8.enumerated() {
      let isLetter = (97...122).contains(byte)
      if isLetter, start == nil { start = offset }
      if !isLetter, let first = start {
        highlights.append(Highlight(first..<offset, style: .keyword))
        start = nil
      }
    }
    return highlights
  }
}
