import Testing

/// What explanations say if nothing moved, and if there is no place to keep.
@Suite struct ToldQuietTests {
  private static let feed = """
    local rows = lab.data(Range(1, 50))
    local window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
      ForEach { rows, id = "row-%d", function(i) return Item { height = 50 } end } } } }
    window:scrollView():drag { by = 100 }
    """

  @Test func `a frame that gives the content another size alone says so`() throws {
    try expectOutput(
      of: """
        \(Self.feed)
        rows:remove(45)
        window:step()
        window:step()
        print(window:explain())
        """,
      """
      In frames 3 to 4 no content offset changed, and nothing in sight moved by itself.
      Frame 3, at 0.0333 s
        The content is taken to be 2450 points long, a guess; it was 2500.
          1 row went further on, out of sight, which moved nothing in sight.
      Before that:
      Frame 2, at 0.0167 s
        The content offset went from 0 to 100:
          +100        A finger moved the content.
      """
    )
  }

  @Test func `there is no place to keep where a row comes in the middle`() throws {
    try expectOutput(
      of: """
        \(Self.feed)
        local advice = "keep the reader's place"
        rows:insert(6, 100)
        window:step()
        assert(not window:explain():find(advice, 1, true), window:explain())
        """,
      ""
    )
  }
}
