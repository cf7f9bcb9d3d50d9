import TestBasics
import Testing

/// Answers in words at terminals of several widths.
@Suite(.timeLimit(.minutes(30))) struct TextWidthTests {
  private static let scene = [
    "w = Window { width = 390, height = 300, ScrollView { LazyVStack { ForEach { 999, "
      + "function(i) return Item { height = 20 + i % 3 * 30 } end } } } }",
    "w:scrollView():scrollTo { id = 500, anchor = \"top\" }", "w:scrollView():drag(-900)",
  ]
  private static let questions = [
    "print(w:explain())", ".why", ".lint", "print(w:lint())", "print(w.metrics)", "w.metrics",
    "?legacyPersist", "?iOS 17", "?LazyVStack", "print(help(\"Window:draw\"))", ".help commands",
  ]

  @Test(arguments: [45, 80])
  func `lines of answers fit the terminal, so that no word is broken`(columns: Int) throws {
    let session = try TerminalSession(columns: columns, rows: 60)
    for entry in Self.scene { try session.enter(entry) }
    for question in Self.questions {
      let wraps = session.screen.wraps
      try session.enter(question)
      #expect(session.screen.wraps == wraps, "\(question)")
    }
    #expect(session.screen.text.contains("Stands for the systems of 2020 to 2022"))
  }

  @Test func `an answer takes a screen at most, and a second question mark shows all of it`() throws
  {
    let session = try TerminalSession(columns: 80, rows: 24)
    try session.enter("?Window")
    let cut = try #require(session.screen.lines.last { $0.hasPrefix("… ") })
    #expect(cut.hasSuffix(" more lines: ??Window"))
    #expect(session.screen.lines.first?.hasPrefix("> ?Window") == true)
    let count = session.screen.gone.count + session.screen.lines.count
    try session.enter("??Window")
    #expect(session.screen.gone.count + session.screen.lines.count > 2 * count)
    #expect(!session.screen.lines.contains { $0.hasPrefix("… ") })
  }

  @Test func `below 40 columns lines stay as long as sentences need`() throws {
    let session = try TerminalSession(columns: 20, rows: 60)
    try session.enter("?legacyPersist")
    #expect(session.written.contains("  Seen: memory grows while somebody\r\n    scrolls;"))
  }
}
