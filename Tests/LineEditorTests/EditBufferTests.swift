import Testing

@testable import LineEditor

@Suite struct EditBufferTests {
  @Test func `a mark joins the letter before it`() {
    var buffer = EditBuffer("cafe")
    buffer.insert("\u{301}")
    #expect(buffer.characters == ["c", "a", "f", "e\u{301}"])
    #expect(buffer.cursor == 4)
    buffer.remove(3..<4)
    #expect(buffer.text == "caf")
  }

  @Test func `emoji that are joined are one character`() {
    var buffer = EditBuffer("a👩b")
    buffer.move(to: 2)
    buffer.insert("\u{200d}")
    buffer.insert("👩\u{200d}👧")
    #expect(buffer.characters == ["a", "👩\u{200d}👩\u{200d}👧", "b"])
    #expect(buffer.cursor == 2)
  }

  @Test func `text goes in at the cursor`() {
    var buffer = EditBuffer("ad")
    buffer.move(to: 1)
    buffer.insert("bc")
    #expect(buffer.text == "abcd")
    #expect(buffer.cursor == 3)
  }

  @Test func `lines are moved through at the same column`() {
    var buffer = EditBuffer("漢字漢字\nab\nlonger line")
    buffer.move(to: 3)
    let column = buffer.column
    #expect(column == 6)
    buffer.moveLines(by: 1, toColumn: column)
    #expect(buffer.cursor == 7)
    buffer.moveLines(by: 1, toColumn: column)
    #expect(buffer.lineBeforeCursor == "longer")
    buffer.moveLines(by: 5, toColumn: 0)
    #expect(buffer.cursor == buffer.lineStart)
    buffer.moveLines(by: -9, toColumn: 5)
    #expect(buffer.cursor == 2)
  }

  @Test func `words are found from any place`() {
    var buffer = EditBuffer("local row_2 = window:scrollView()")
    #expect(buffer.previousWordStart == 21)
    buffer.move(to: 8)
    #expect(buffer.previousWordStart == 6)
    #expect(buffer.nextWordEnd == 11)
    buffer.move(to: 11)
    #expect(buffer.nextWordEnd == 20)
    #expect(buffer.previousBlank == 6)
  }

  @Test func `offsets count UTF-8 and places count characters`() {
    let buffer = EditBuffer("aé漢👍z")
    #expect((0...5).map(buffer.offset) == [0, 1, 3, 6, 10, 11])
    #expect([0, 1, 3, 6, 10, 11, 99].map(buffer.place) == [0, 1, 2, 3, 4, 5, 5])
  }

  @Test(arguments: [
    ("ab", 2, "ba"), ("abc", 1, "bac"), ("a", 1, "a"), ("", 0, ""), ("a\nb", 3, "a\nb"),
  ])
  func `two characters are swapped`(text: String, cursor: Int, result: String) {
    var buffer = EditBuffer(text)
    buffer.move(to: cursor)
    buffer.transpose()
    #expect(buffer.text == result)
  }
}

@Suite struct GlyphTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ｶ", 1), ("Ａ", 2), ("👍🏽", 2), ("🇩🇪", 2),
      ("👩\u{200d}👩\u{200d}👧", 2), ("❤\u{fe0f}", 2), ("❤", 1), ("\t", 2), ("\u{1b}", 2), ("…", 1),
      ("\u{301}", 1), ("한", 2),
    ] as [(Character, Int)]
  )
  func `a character fills so many cells`(character: Character, width: Int) {
    #expect(Glyph(character).width == width)
  }

  @Test func `nothing that steers a terminal is sent to it`() {
    #expect(Glyph("\u{1b}").text == "^[")
    #expect(Glyph("\u{7f}").text == "^?")
    #expect(Glyph("\u{9b}").text == "\u{fffd}")
    // What turns or ends a line, as may stand in the name of a file, has no effect either.
    #expect(Glyph("\u{202e}").text == "\u{fffd}")
    #expect(Glyph("\u{2028}").text == "\u{fffd}")
  }

  @Test func `what does not fit gets a mark`() {
    #expect(Glyph("漢").fitted(in: 1).text == "?")
    #expect(Glyph("a").fitted(in: 1).text == "a")
  }
}
