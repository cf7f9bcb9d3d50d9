import TestBasics

@testable import LineEditor

/// An editor whose keys are typed as text: `Keyboard("ab").type("^A", "x").text`.
struct Keyboard {
  var editor: Editor
  private(set) var actions: [Editor.Action] = []

  init(history: [String] = [], language: any EditorLanguage = PlainLanguage()) {
    let prompts = Editor.Prompts(first: "> ", next: "… ")
    editor = Editor(prompts: prompts, language: language, history: History(history))
  }

  /// The text with `|` at the cursor.
  var text: String {
    var characters = editor.buffer.characters
    characters.insert("|", at: editor.buffer.cursor)
    return String(characters)
  }

  /// The rows of the screen without styles, each line trimmed at its end.
  func screen(_ columns: Int = 40, _ rows: Int = 10) -> [String] {
    var model = TerminalModel(columns: columns, rows: rows, width: { Glyph($0).width })
    let size = Screen.Size(columns: columns, rows: rows)
    var renderer = Renderer(size: size)
    model.take(renderer.draw(Screen(of: editor, for: size, palette: .colored)))
    return model.lines
  }

  /// Presses keys; `^X` is a letter with Control, `~x` one with Alt, `<up>` a named key.
  mutating func type(_ keys: String...) {
    for key in keys { actions.append(editor.handle(Self.key(key))) }
  }

  mutating func press(_ key: Key) { actions.append(editor.handle(key)) }

  private static func key(_ text: String) -> Key {
    if text.count == 2, text.first == "^", let letter = text.lowercased().last {
      return .control(letter)
    }
    if text.count == 2, text.first == "~", let letter = text.last { return .meta(letter) }
    return names[text] ?? .text(text)
  }

  private static let names: [String: Key] = [
    "<up>": .named(.up), "<down>": .named(.down), "<left>": .named(.left),
    "<right>": .named(.right), "<enter>": .named(.enter), "<tab>": .named(.tab),
    "<backtab>": .named(.tab, .shift), "<back>": .named(.backspace), "<delete>": .named(.delete),
    "<home>": .named(.home), "<end>": .named(.end), "<escape>": .named(.escape),
    "<alt-enter>": .named(.enter, .meta), "<alt-back>": .named(.backspace, .meta),
  ]
}

/// A language in which every entry is complete and nothing else is known.
struct PlainLanguage: EditorLanguage {}

/// A language whose entries end with a semicolon and whose words are fruits.
struct FruitLanguage: EditorLanguage {
  private let words = ["apple", "apricot", "banana"]

  func isComplete(_ text: String) -> Bool { text.hasSuffix(";") }

  func indentation(after text: String) -> String { text.hasSuffix("{") ? "  " : "" }

  func highlights(in text: String) -> [Highlight] {
    text.hasPrefix("let ") ? [Highlight(0..<3, style: .keyword)] : []
  }

  func completion(in text: String, at cursor: Int) -> Completion? {
    let before = String(decoding: Array(text.utf8)[..<cursor], as: UTF8.self)
    let word = String(before.reversed().prefix { $0.isLetter }.reversed())
    guard !word.isEmpty else { return nil }
    let found = words.filter { $0.hasPrefix(word) }.map {
      Completion.Candidate($0, detail: "a fruit")
    }
    return Completion(replacing: (cursor - word.utf8.count)..<cursor, with: found)
  }

  func hint(in text: String, at cursor: Int) -> String? {
    text.contains("eat(") ? "eat(fruit, hungrily = false)" : nil
  }
}
