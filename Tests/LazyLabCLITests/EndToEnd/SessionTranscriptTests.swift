import Testing

@testable import LazyLabCLI

/// The REPL with real sessions.
@Suite struct SessionTranscriptTests {
  @Test func `a list is scrolled line by line`() {
    Workbench.expectTranscript(
      """
      > rows = ForEach { 1000, id = "row-%d", function(i)
      …   return Item { height = 44 + (i % 5) * 12 }
      … end }
      > w = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0, rows } } }
        frames       1: 1, at 0 s
        contentSize  0 → 68000  estimated
        visible      row-1 … row-13
        visibility   50 %: row-1 … row-13 in
        counts       appear 13, bodies 14, measures 13
      > feed = w:scrollView()
      > feed:drag { by = 300 }
      1
        frames       1: 2, at 0.0167 s
        offset       0 → 300  user +300
        contentSize  68000 → 67294.1176  estimated
        visible      row-5 … row-17
        visibility   50 %: row-14, row-15, row-16, row-17 in, row-1, row-2, row-3, row-4 out
        counts       appear 4, disappear 4, bodies 4, measures 4
      > feed.contentOffset.y
      300.0
      > .quit
      """,
      usesLua: true
    )
  }

  @Test func `locals stay, errors do not end it, and names are suggested`() {
    Workbench.expectTranscript(
      """
      > local n = 3
      > n + 1
      4
      > LazyVStac
      entry 3:1: nothing is called 'LazyVStac'; did you mean 'LazyVStack'?
        1 | LazyVStac
          | ^^^^^^^^^
        → | LazyVStack
      > Item { height = 3 }
      Item { height = 3 }
      > :frme { width = 8 }
      entry 5:1: a view has no modifier 'frme'; did you mean 'frame'?
        1 | :frme { width = 8 }
          |  ^^^^
        → | :frame { width = 8 }
      > for i = 1, 2 do
      …   print(i)
      … end
      1
      2
      > .5 + 1
      1.5
      > .quit
      """,
      usesLua: true
    )
  }

  @Test func `help comes from the registry`() {
    let terminal = MemoryTerminal(lines: "?LazyVStack\n.help scrollTo", isInteractive: true)
    #expect(LazyLab.main(arguments: [], terminal: terminal) == 0)
    #expect(terminal.errors == "")
    #expect(terminal.output.contains("LazyVStack { alignment"))
    #expect(terminal.output.contains("scroll:scrollTo {"))
  }
}
