import LazyStacks
import Testing

@Suite struct TextTests {
  /// The size of a text in characters and lines, given how many characters fit on a line.
  private func measured(
    _ text: String,
    in characters: Double?,
    height: Double? = nil,
    limit: LineLimit = .none
  ) throws -> [Double] {
    let view = Text(text, size: 10).lineLimit(limit).id("text")
    let window = try Window(width: 10_000, height: 100_000) {
      view.frame(
        width: FrameLimits(max: characters.map { $0 * 5 }),
        height: FrameLimits(max: height)
      ).fixedSize(horizontal: characters == nil, vertical: height == nil)
    }
    let size = try #require(try window.node("text").frame).size
    return [size.width / 5, (size.height / 12 * 1_000).rounded() / 1_000]
  }

  @Test(arguments: [
    ("", nil, 0.0, 1.0), ("hello", nil, 5, 1), ("hello world", nil, 11, 1),
    ("hello world", 11, 11, 1), ("hello world", 10, 5, 2), ("hello world", 5, 5, 2),
    ("hello world", 4, 4, 4), ("hello world", 1, 1, 10), ("hello world", 0, 1, 10),
    ("a\nbcd\n", nil, 3, 3), ("a bb ccc", 4, 4, 2), ("  a", 3, 3, 1), ("aaaaaaa b", 3, 3, 3),
    ("e\u{301}e\u{301}", nil, 2, 1), ("a    b", 2, 1, 2), ("one two three four", 9, 7, 3),
  ])
  func `a text breaks between words, and within words that are too long`(
    text: String,
    characters: Double?,
    width: Double,
    lines: Double
  ) throws {
    #expect(try measured(text, in: characters) == [width, lines])
  }

  @Test(arguments: [
    ("hello world", 5.0, 1, 5.0, 1.0), ("hello world", 8, 1, 8, 1), ("hello", 8, 1, 5, 1),
    ("a\nb", 8, 1, 2, 1), ("aaaaaaaaaa", 3, 2, 3, 2), ("a b c d", 1, 3, 1, 3),
  ])
  func `a text with more lines than are allowed is cut off at the end of a full line`(
    text: String,
    characters: Double,
    limit: Int,
    width: Double,
    lines: Double
  ) throws {
    #expect(
      try measured(text, in: characters, limit: LineLimit(most: limit)) == [width, lines]
    )
  }

  @Test func `a text shows the lines that fit into the height, at least one`() throws {
    #expect(try measured("a b c d", in: 1, height: 30) == [1, 2])
    #expect(try measured("a b c d", in: 1, height: 36) == [1, 3])
    #expect(try measured("a b c d", in: 1, height: 2) == [1, 1])
  }

  @Test func `reserved lines take their room although they are empty`() throws {
    #expect(try measured("a", in: 9, limit: LineLimit(least: 3, most: 3)) == [1, 3])
    #expect(try measured("a b c d", in: 1, limit: LineLimit(least: 2, most: 3)) == [1, 3])
  }

  @Test func `the line limit nearest to a text holds`() throws {
    let window = try Window(width: 100, height: 500) {
      VStack {
        Text("a\nb\nc\nd").id("outer")
        Text("a\nb\nc\nd").lineLimit(LineLimit(most: 3)).padding(2).id("inner")
      }.lineLimit(LineLimit(most: 1))
    }
    let line = 17 * Text.lineHeight
    #expect(abs(try #require(try window.node("outer").frame).size.height - line) < 1e-9)
    #expect(abs(try #require(try window.node("inner").frame).size.height - line * 3 - 4) < 1e-9)
  }

  @Test func `another line limit around a text is another height`() throws {
    for isLazy in [true, false] {
      var limit = 1
      let text = Text("a\nb\nc\nd", size: 10).id("text")
      let window = try Window(WindowConfiguration(width: 100, height: 500), reevaluates: true) {
        ScrollView {
          if isLazy {
            LazyVStack { text }.lineLimit(LineLimit(most: limit))
          } else {
            VStack { text }.lineLimit(LineLimit(most: limit))
          }
        }
      }
      #expect(try window.node("text").frame?.size.height == 12)
      try window.update { limit = 3 }
      #expect(try window.node("text").frame?.size.height == 36)
    }
  }

  @Test func `a text without end is measured in time`() throws {
    let word = Text(String(repeating: "a", count: 2_000_000), size: 10)
    let words = Text(String(repeating: "ab ", count: 300_000), size: 10)
    let window = try Window(width: 100, height: 1_000) {
      ScrollView {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            word.id("word")
            Item(width: 50, height: 1)
          }
          words.id("words")
        }
      }
    }
    #expect(try window.node("word").frame?.size == Size(width: 50, height: 2_400_000))
    // Seven words fit on a line of 20 characters.
    #expect(try window.node("words").frame?.size.height == 42_858 * 12)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a text without a size is an error`(size: Double) {
    #expect(throws: ContentError.self) {
      try Window(width: 100, height: 100) { Text("a", size: size) }
    }
  }
}
