import Testing

@testable import LineEditor

@Suite struct EditorTests {
  @Test(arguments: [
    (["hello", "^A", "x"], "x|hello"),
    (["hello", "^B", "^B", "^D"], "hel|o"),
    (["hello world", "^W", "^Y", "^Y"], "hello worldworld|"),
    (["one two", "^A", "^K", "x", "^Y"], "xone two|"),
    (["one two", "~b", "~d", "^U"], "|"),
    (["a b c", "^W", "^W", "^Y"], "a b c|"),
    (["ab", "^T"], "ba|"),
    (["one two", "^A", "~u", "~c"], "ONE Two|"),
    (["ABC", "^A", "~l"], "abc|"),
    (["one", "^U", "two", "^U", "^Y", "~y"], "one|"),
    (["漢字é", "<back>", "<left>", "x"], "漢x|字"),
    (["abc", "^_"], "|"),
    (["abc", "<left>", "d", "^_"], "ab|c"),
    (["abc", "^U", "^_", "^_", "~_"], "abc|"),
    (["foo.bar", "<alt-back>"], "foo.|"),
    (["ab", "<home>", "<delete>", "<end>", "c"], "bc|"),
    (["a", "<alt-enter>", "b", "<up>", "x"], "ax|\nb"),
    (["a", "^O", "bcd", "<up>", "<down>", "x"], "a\nbcdx|"),
    (["ab", "^O", "cd", "^A", "<back>"], "ab|cd"),
    (["ab", "^O", "cd", "~<", "^K", "^K"], "|cd"),
  ])
  func `keys edit the text`(keys: [String], text: String) {
    var keyboard = Keyboard()
    for key in keys { keyboard.type(key) }
    #expect(keyboard.text == text)
  }

  @Test func `enter hands over what is complete and goes on where it is not`() {
    var keyboard = Keyboard(language: FruitLanguage())
    keyboard.type("let x {", "<enter>", "a;", "<enter>")
    #expect(keyboard.actions.last == .submit("let x {\n  a;"))
    #expect(keyboard.text == "|")
    #expect(keyboard.editor.history.entries == ["let x {\n  a;"])
  }

  @Test func `Ctrl-C gives up what was typed, and Up has it back`() {
    var keyboard = Keyboard()
    keyboard.type("half an ent", "^C", "^C", "<up>")
    #expect(
      keyboard.actions.suffix(3) == [
        .interrupt(wasEmpty: false), .interrupt(wasEmpty: true), .redraw,
      ]
    )
    #expect(keyboard.text == "half an ent|")
  }

  @Test func `Ctrl-D leaves where there is no text, and deletes where there is`() {
    var keyboard = Keyboard()
    keyboard.type("ab", "^A", "^D", "^D", "^D")
    #expect(keyboard.actions == [.redraw, .redraw, .redraw, .redraw, .end])
  }

  @Test func `a paste of a thousand lines is one change`() {
    let lines = (1...1_000).map { "print(\($0))" }.joined(separator: "\n")
    var keyboard = Keyboard()
    keyboard.type("x = ")
    keyboard.press(.paste(lines))
    #expect(keyboard.text == "x = \(lines)|")
    #expect(keyboard.screen(40, 10).last == "… print(1000)")
    keyboard.type("^_")
    #expect(keyboard.text == "x = |")
  }

  @Test func `a byte that is not UTF-8 is said and marked`() {
    var keyboard = Keyboard()
    keyboard.type("a")
    keyboard.press(.invalid(0xff))
    #expect(keyboard.text == "a\u{fffd}|")
    #expect(
      keyboard.screen(60).last == "the byte 255 is not UTF-8; \u{fffd} stands for it"
    )
    keyboard.type("b")
    #expect(keyboard.screen() == ["> a\u{fffd}b"])
  }
}

@Suite struct EditorHistoryTests {
  private let entries = [
    "local a = 1", "for i = 1, 2 do\n  print(i)\nend", "print(a)", "local b = 2",
  ]

  @Test(arguments: [
    (["<up>"], "local b = 2|"),
    (["<up>", "<up>", "<up>"], "for i = 1, 2 do\n  print(i)\nend|"),
    (["<up>", "<up>", "<up>", "<up>", "<up>", "<up>"], "local a = 1|"),
    (["<up>", "<up>", "<down>"], "local b = 2|"),
    (["new", "^P", "<down>"], "new|"),
    (["local", "<up>", "<up>"], "local a = 1|"),
    (["local", "<up>", "<up>", "<down>", "<down>"], "local|"),
    (["nothing like it", "<up>"], "nothing like it|"),
    (["loc", "^P", "^P"], "print(a)|"),
    (["<up>", "x", "<up>"], "local b = 2x|"),
    (["<up>", "<up>", "<up>", "<left>", "<up>", "x"], "for i = 1, 2 do\n  xprint(i)\nend"),
  ])
  func `the arrow keys recall whole entries`(keys: [String], text: String) {
    var keyboard = Keyboard(history: entries)
    for key in keys { keyboard.type(key) }
    let expected = text.contains("|") ? text : text.replacing("  xprint", with: "  x|print")
    #expect(keyboard.text == expected)
  }

  @Test func `what is suggested is taken with Right and changes nothing else`() {
    var keyboard = Keyboard(history: entries)
    keyboard.type("loc")
    #expect(keyboard.screen() == ["> local b = 2"])
    keyboard.type("<up>")
    #expect(keyboard.text == "local b = 2|")
    keyboard.type("^C", "pri", "<right>")
    #expect(keyboard.text == "print(a)|")
    keyboard.type("^C", "pri", "<enter>")
    #expect(keyboard.actions.last == .submit("pri"))
  }

  @Test func `only the first line of a suggestion is shown`() {
    var keyboard = Keyboard(history: entries)
    keyboard.type("for")
    #expect(keyboard.screen() == ["> for i = 1, 2 do …"])
    keyboard.type("^E")
    #expect(keyboard.text == "for i = 1, 2 do\n  print(i)\nend|")
  }

  @Test func `a search goes on while its words are typed`() {
    var keyboard = Keyboard(history: entries)
    keyboard.type("draft", "^R", "pr")
    #expect(keyboard.screen() == ["search 'pr': print(a)"])
    keyboard.type("^R")
    #expect(keyboard.text.hasPrefix("for i"))
    keyboard.type("^S")
    #expect(keyboard.text == "print(a)|")
    keyboard.type("zz")
    #expect(keyboard.screen() == ["not found 'przz': print(a)"])
    keyboard.type("<back>", "<back>", "<enter>")
    #expect(keyboard.actions.last == .submit("print(a)"))
    keyboard.type("keep", "^R", "loc", "^G")
    #expect(keyboard.text == "keep|")
  }

  @Test func `letters in order are found where the words are not`() {
    var keyboard = Keyboard(history: entries)
    keyboard.type("^R", "lb2")
    #expect(keyboard.text == "local b = 2|")
    keyboard.type("<left>")
    #expect(keyboard.screen() == ["> local b = 2"])
  }

  @Test func `an entry that repeats the last is kept once`() {
    #expect(History(["a", "a", "", "b", "a"]).entries == ["a", "b", "a"])
  }
}

@Suite struct EditorCompletionTests {
  @Test func `what all have in common is put in, then one after another`() {
    var keyboard = Keyboard(language: FruitLanguage())
    keyboard.type("a", "<tab>")
    #expect(keyboard.text == "ap|")
    #expect(keyboard.screen() == ["> ap", "  apple    a fruit", "  apricot  a fruit"])
    keyboard.type("<tab>")
    #expect(keyboard.text == "apple|")
    keyboard.type("<tab>")
    #expect(keyboard.text == "apricot|")
    keyboard.type("<tab>", "<backtab>")
    #expect(keyboard.text == "apricot|")
    keyboard.type("<enter>")
    #expect(keyboard.screen() == ["> apricot"])
    keyboard.type("^_")
    #expect(keyboard.text == "ap|")
  }

  @Test func `the only candidate is put in`() {
    var keyboard = Keyboard(language: FruitLanguage())
    keyboard.type("é b", "<tab>", " ")
    #expect(keyboard.text == "é banana |")
    #expect(keyboard.screen() == ["> é banana"])
  }

  @Test func `where nothing is known, a line is indented and a word left alone`() {
    var keyboard = Keyboard(language: FruitLanguage())
    keyboard.type("<tab>", "x", "<tab>")
    #expect(keyboard.text == "  x|")
  }

  @Test func `a hint stands below the text`() {
    var keyboard = Keyboard(language: FruitLanguage())
    keyboard.type("eat(")
    #expect(keyboard.screen() == ["> eat(", "eat(fruit, hungrily = false)"])
    #expect(keyboard.screen(10) == ["> eat(", "eat(fruit,"])
    #expect(keyboard.screen(10, 1) == ["> eat("])
  }
}
