import Foundation
import LazyTestSupport
import Testing

@testable import LazyLabCLI

/// The answers of dot commands in a session with Lua.
@Suite struct CommandTranscriptTests {
  @Test func `the window made last is asked about`() {
    Workbench.expectTranscript(
      """
      > .view
      there is no window yet; make one: Window { width = 390, height = 844, … }
      > s = ScrollView { LazyVStack { spacing = 0, ForEach { 9, height = 50 } } }
      > w = Window { width = 90, height = 60, s }
        frames       1: 1, at 0 s
        contentSize  0 → 450  estimated
        visible      1, 2
        visibility   50 %: 1 in
        counts       appear 2, bodies 3, measures 2
      > .node 2
      node 2: placed
        frame     x 0, y 50, 90 × 50
        visible   20 %
        inits     1
        bodies    1
        measures  1
        appears   1
      > .node 99
      no view has the id 99; the ids here are 1 … 9; what is inside an element is found by its own \
      id only while that element is loaded: name both as { element, id }, or give this id to the \
      ForEach
      > .node
      write .node ID
      > w:scrollView():drag { by = 30 }
      1
        frames       1: 2, at 0.0167 s
        offset       0 → 30  user +30
        visibility   50 %: 2 in, 1 out
      > .why
      Frame 2, at 0.0167 s
        The content offset went from 0 to 30:
          +30         A finger moved the content.
      > .watch
      '.watch' needs a terminal; '.view' draws the window once, '.watch FIRST LAST' some frames
      > .quit
      """,
      usesLua: true
    )
  }

  @Test func `of several windows, the one used last or a named one is asked about`() {
    let input = """
      function make(id) return Window { width = 90, height = 60, Item { height = 50 }:id(id) } end
      chat = make("a")
      .tree
      feed = make("b")
      .tree
      chat:step()
      .tree
      .why
      .tree feed
      .view feed
      """
    let end = Workbench.lua([], input: input)
    let lines = end.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("window ") } == [
        "window 2, feed:", "window 1, chat:", "window 1, chat:", "window 2, feed:",
        "window 2, feed:",
      ]
    )
    #expect(lines.count { $0.contains("Item · a") } == 2)
    #expect(lines.first?.hasPrefix("window") == false)
    #expect(end.errors == "")
    let unknown = Workbench.lua([], input: "w = 1\n.why w\n")
    #expect(unknown.errors.contains("'w' is no variable with an open window"))
  }

  @Test func `what is printed can be set`() {
    Workbench.expectTranscript(
      """
      > { { { 1 } } }
      { { { 1 } } }
      > .set depth 2
      > { { { 1 } } }
      { { { … } } }
      > .set width 2
      > { 1, 2, 3 }
      { 1, 2, … 1 more }
      > .set
        depth  2
        width  2
        block  on
      > .set depth x
      depth takes a whole number from 1 to 100, got 'x'
      > .set dpth 1
      nothing to set is called 'dpth'; did you mean 'depth'?
      > .quiet
      what moved is not printed
      > w = Window { width = 90, height = 60, ScrollView { Item { height = 90 } } }
      > .quiet
      what moved is printed
      > .quit
      """,
      usesLua: true
    )
  }

  @Test func `names are found by what is said about them`() {
    let terminal = MemoryTerminal(
      lines: "?visible ids\n?content offset finger\n.help all\n?zqx jkv\n?nothing-like-it",
      isInteractive: true
    )
    #expect(LazyLab.main(arguments: [], terminal: terminal) == 0)
    #expect(terminal.output.contains("  scroll.visibleIDs  The ids of the subviews"))
    #expect(terminal.output.contains("\nViews\n  VStack"))
    #expect(terminal.output.contains("\nModifiers\n"))
    #expect(terminal.errors.contains("there is no help for 'zqx jkv'\n"))
    #expect(terminal.errors.contains("there is no help for 'nothing-like-it'\n"))
  }

  @Test func `beginning anew forgets everything`() {
    Workbench.expectTranscript(
      """
      > x = 5
      > .reset
      > rawget(_G, "x")
      > local y = 2
      > y
      2
      > out[3]
      2
      > nothing_here
      entry 5:1: nothing is called 'nothing_here'
        1 | nothing_here
          | ^^^^^^^^^^^^
      > .quit
      """,
      usesLua: true
    )
  }

  @Test func `how long something takes is told`() {
    let terminal = MemoryTerminal(
      lines: ".time 1 + 1\n.bench 1 + 1\n.bench 1 +\n.bench error('no')\n.time\n.bench",
      isInteractive: true
    )
    var tool = Tool(terminal: terminal)
    let clock = Ticks()
    tool.now = { clock.next() }
    #expect(LazyLab.main(arguments: [], tool: tool) == 0)
    #expect(terminal.output.contains("2\n  took 1.000 ms\n"))
    #expect(terminal.output.contains("  median 1.000 ms, least 1.000 ms, 167 runs\n"))
    #expect(terminal.errors.contains("'1 +' is not complete\n"))
    #expect(terminal.errors.contains("no\n"))
    #expect(terminal.errors.hasSuffix("write .time ENTRY\nwrite .bench ENTRY\n"))
  }

  /// A clock that advances by a millisecond each time it is read.
  private final class Ticks {
    private var time = Duration.zero

    func next() -> Duration {
      time += .milliseconds(1)
      return time
    }
  }
}

/// Dot commands that read and write files.
@Suite struct FileCommandTests {
  private func answers(_ lines: [String], in folder: URL) -> (output: String, errors: String) {
    let text = lines.map { $0.replacing("@", with: folder.path + "/") }.joined(separator: "\n")
    let terminal = MemoryTerminal(lines: text, isInteractive: true)
    #expect(LazyLab.main(arguments: ["--seed", "7"], terminal: terminal) == 0)
    return (terminal.output, terminal.errors)
  }

  @Test func `a file is loaded, and loaded again after it changed`() throws {
    let home = try TemporaryHome()
    let file = home.url.appending(path: "a.lua")
    try Data("print('the ' .. (rawget(_G, 'kept') or 'first'))\nkept = 'second'".utf8).write(
      to: file
    )
    let result = answers(
      [".reload", ".load", ".load @a.lua", ".reload", "kept", ".load @none.lua"],
      in: home.url
    )
    #expect(result.output.contains("the first\nthe second\n\"second\"\n"))
    #expect(result.errors.contains("nothing was loaded yet; write .load FILE\nwrite .load FILE\n"))
    #expect(result.errors.contains("cannot open '\(home.url.path)/none.lua'"))
  }

  @Test func `what was entered is a script that does the same`() throws {
    let home = try TemporaryHome()
    let lines = [
      "local a = 20", "a * 2", "_ + 2", "error('no')", "Item { height = 3 }", ":padding(8)",
      "print(out[3])", ".save @s.lua",
    ]
    let result = answers(lines, in: home.url)
    #expect(result.output.contains("6 entries\n"))
    let path = home.url.appending(path: "s.lua").path
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      saved == """
        local a = 20
        _ = a * 2
        _ = _ + 2
        _ = Item { height = 3 }
        _ = _:padding(8)
        print(out[3])

        """
    )
  }

  @Test func `a recorded session is run again, and what differs is shown`() throws {
    let home = try TemporaryHome()
    let result = answers(
      [
        ".record", ".record @s.lab", "lab.random(1, 1000)", "for i = 1, 2 do", "print(i)", "end",
        "error('no')", ".time 1", ".save @x.lua", ".record", "3",
      ],
      in: home.url
    )
    #expect(result.errors.hasPrefix("nothing is being recorded; write .record FILE\n"))
    let path = home.url.appending(path: "s.lab").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("-- lazylab session, seed 7\n> lab.random(1, 1000)\n"))
    #expect(
      text.hasSuffix(
        "> for i = 1, 2 do\n… print(i)\n… end\n1\n2\n> error('no')\nentry 3:1: no\n"
          + "  1 | error('no')\n    | ^\n> .time 1\n1\n"
      )
    )
    let check = Workbench.lua(["replay", path, "--check"])
    #expect(check == Workbench.Result(status: 0, output: "", errors: ""))
    try Data(text.replacing("\n2\n", with: "\n3\n").utf8).write(to: URL(filePath: path))
    let changed = Workbench.lua(["replay", path, "--check"])
    #expect(changed.status == 1)
    #expect(changed.output.contains(" @@ entry 2: for i = 1, 2 do …\n"))
    #expect(changed.output.hasSuffix(" 1\n-3\n+2\n"))
    let whole = Workbench.lua(["replay", path])
    #expect(whole.status == 1)
    #expect((text + "  took 0.000 ms\n").hasSuffix(whole.output))
  }

  @Test func `an answer that looks like an entry is not entered`() throws {
    let home = try TemporaryHome()
    let lines = ["# one", "> print(1)", "… 2", "\\3", "> "]
    let entries = lines.map { "print('\($0.replacing("\\", with: "\\\\"))')" }
    _ = answers([".record @s.lab"] + entries, in: home.url)
    let path = home.url.appending(path: "s.lab").path
    #expect(Workbench.lua(["replay", path, "--check"]).status == 0)
    let whole = Workbench.lua(["replay", path]).output.split(separator: "\n").map(String.init)
    #expect(whole == zip(entries, lines).flatMap { ["> \($0)", $1] })
  }

  @Test(arguments: [
    "> while true do end\ninterrupted", "> while true do\n… end\n\\# 3\ninterrupted\n  moved",
    "> .time while true do end\ninterrupted", "= while true do end\ninterrupted",
  ])
  func `what was interrupted is answered as it was, and not run again`(entry: String) throws {
    let lines = "\(entry)\n> 1 + 1\n2\n> foo()\nentry 3:1: nothing is called 'foo'\n"
    let home = try TemporaryHome()
    let file = home.url.appending(path: "s.lab")
    let text = "-- lazylab session, seed 1\n\(lines)  1 | foo()\n    | ^^^\n"
    try Data(text.utf8).write(to: file)
    let check = Workbench.lua(["replay", file.path, "--check"])
    #expect(check == Workbench.Result(status: 0, output: "", errors: ""))
    let whole = Workbench.lua(["replay", file.path])
    #expect(whole.output == lines.replacing("\\#", with: "#") + "  1 | foo()\n    | ^^^\n")
  }

  @Test func `a session that came through a pipe is run again as one`() throws {
    let home = try TemporaryHome()
    let path = home.url.appending(path: "s.lab").path
    let script = """
      .record \(path)
      list = LazyVStack { ForEach { Range(1, 100), function()
        return Item { height = 40 }
      end } }

      .save \(home.url.appending(path: "x.lua").path)
      window = Window { width = 300, height = 600, ScrollView { list } }
      lab.expect(1 == 2, "one is two")
      print("never")
      """
    let result = Workbench.lua([], input: script)
    #expect(result.errors.contains("stdin:8: one is two"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.hasPrefix("-- lazylab session, seed 1, from line 1\n# .record \(path)\n> list = ")
    )
    #expect(text.contains("\n# .save "))
    #expect(!text.contains("never"))
    let check = Workbench.lua(["replay", path, "--check"])
    #expect(check == Workbench.Result(status: 0, output: "", errors: ""))
  }

  @Test func `what is no session is refused`() throws {
    let home = try TemporaryHome()
    let file = home.url.appending(path: "a.lua")
    try Data("print(1)".utf8).write(to: file)
    let wrong = Workbench.lua(["replay", file.path])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("is no recorded session; '.record FILE' in the REPL writes one"))
    #expect(Workbench.lua(["replay", file.path + "x"]).status == 2)
  }
}
