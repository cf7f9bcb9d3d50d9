import Testing

@testable import LazyLabCLI

/// The REPL as transcripts: `> ` and `… ` begin what is typed, and everything else is an answer.
@Suite struct ReplTests {
  @Test func `values are printed and frames make a block`() {
    Workbench.expectTranscript(
      """
      > value 42
      42
      > offset 3 0 150
      > print x
      x
      > begin
      … appear 3
      … offset 3 0 150
      … print moving
      … visible 3 row-1 row-2
      … frame 3
      … end
      moving
        frames       1: 3, at 0.0333 s
        offset       0 → 150  user +150
        visible      row-1, row-2
        counts       appear 1
      > .quit
      """
    )
  }

  @Test func `blocks of several windows name them`() {
    Workbench.expectTranscript(
      """
      > begin
      … 1: frame 1
      … 2: frame 1
      … 1: frame 2
      … end
        window 1
        frames       2: 1 … 2, at 0.0167 s
        window 2
        frames       1: 1, at 0 s
      > 2: frame 2
        window 2
        frames       1: 2, at 0.0167 s
      > .quit
      """
    )
  }

  @Test func `an error is told and the session goes on`() {
    Workbench.expectTranscript(
      """
      > error no such thing
      entry 1:1: no such thing
        entry 1:1 in row
        entry 1:99
      > syntax
      entry 2:1: this is no Lua
      > begin
      … expect 1 is not 2
      … end
      entry 2:2: 1 is not 2
      > value 1
      1
      > .quit
      """
    )
  }

  @Test func `an interrupt ends the entry, or forgets it, and keeps the session`() {
    Workbench.expectTranscript(
      """
      > interrupt
      interrupted
      > begin
      … ^C
      > value 1
      1
      > ^C
      to leave, press Ctrl-D or type .quit
      > .quit
      """
    )
  }

  @Test func `dot commands are told apart from Lua`() {
    Workbench.expectTranscript(
      """
      > .help LazyVStack
      LazyVStack { … }: as in SwiftUI
      > ?ScrollView
      ScrollView { … }: as in SwiftUI
      > ?LazyVStac
      there is no help for 'LazyVStac'; did you mean 'LazyVStack'?
      > .hlp
      unknown command '.hlp'; did you mean '.help'?
      > .frobnicate
      unknown command '.frobnicate'; '.help' lists those that there are
      > :help
      commands begin with a dot: .help; a modifier is called: :help(…)
      > :help LazyVStack
      commands begin with a dot: .help; a modifier is called: :help(…)
      > :evnts
      commands begin with a dot: .events; a modifier is called: :evnts(…)
      > :q
      commands begin with a dot: .quit; a modifier is called: :q(…)
      > .5
      > value .5
      .5
      > .quit
      """
    )
  }

  @Test func `events are printed while frames are made if they are asked for`() {
    Workbench.expectTranscript(
      """
      > .events
      none
      > .events offset frame
      > .events
      offset,frame
      > offset 3 0 1
           3 offset       0 → 1  user +1
      > .events frmae
      unknown kind of event 'frmae'; did you mean 'frame'?
      > .events none
      > offset 3 0 1
      > .quit
      """
    )
  }

  @Test func `the end of the input leaves, also inside an entry`() {
    for lines in ["value 1", "begin", ""] {
      let terminal = MemoryTerminal(lines: lines, isInteractive: true)
      #expect(LazyLab.main(arguments: [], tool: Workbench.tool(terminal)) == 0)
      #expect(terminal.errors == "")
    }
  }
}
