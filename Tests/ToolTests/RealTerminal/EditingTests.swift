import Foundation
import TestBasics
import Testing

/// The REPL's editor at a real terminal.
@Suite(.timeLimit(.minutes(30))) struct EditingTests {
  @Test func `an entry goes on until Lua's parser has enough`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    session.type("for i = 1, 2 do\rprint('row ' .. i)\r")
    try session.wait(for: "…   print('row ' .. i)")
    session.type("end\r")
    try session.wait(for: "row 2")
    #expect(
      session.screen.lines.dropFirst().prefix(5) == [
        "> for i = 1, 2 do", "…   print('row ' .. i)", "… end", "row 1", "row 2",
      ]
    )
  }

  @Test func `Lua is highlighted, and nothing with NO_COLOR`() throws {
    let colored = try TerminalSession()
    try colored.enter("local v = Item { height = 4 } -- four")
    for part in ["35mlocal", "36mItem", "33m4", "90m-- four"] {
      #expect(colored.written.contains("\u{1b}[" + part))
    }
    let plain = try TerminalSession(environment: ["NO_COLOR": "1"])
    try plain.enter("local v = Item { height = 4 } -- four")
    #expect(plain.screen.text.contains("local v"))
    #expect(!plain.written.contains("\u{1b}[35m"))
  }

  @Test func `Tab completes live values, options, cases and commands`() throws {
    let session = try TerminalSession()
    try session.enter("rows = { height = 44, heading = 'x', other = 1 }")
    session.type("rows.hei\t")
    try session.wait(for: "> rows.height")
    session.type("\u{3}rows.he\t")
    try session.wait(for: "heading  string")
    session.type("\u{3}LazyVStack { sp\t")
    try session.wait(for: "> LazyVStack { spacing")
    session.type("\u{3}LazyVStack { alignment = \"tr\t")
    try session.wait(for: "alignment = \"trailing")
    session.type("\u{3}.ev\t")
    try session.wait(for: "> .events")
  }

  @Test func `Tab completes methods and ids of the window`() throws {
    let session = try TerminalSession()
    let rows = #"ForEach { 9, id = "cell-%d", height = 50 }"#
    try session.enter(
      "local w = Window { width = 90, height = 90, ScrollView { LazyVStack { \(rows) } } }"
    )
    session.type("w:scrollView():scrollTo { id = \"ce\t")
    try session.wait(for: "cell-1  visible")
    session.type("1\", anchor = \"bottomL\t\" }")
    try session.wait(for: #"id = "cell-1", anchor = "bottomLeading" }"#)
  }

  @Test func `Tab completes ids that are numbers and paths`() throws {
    let session = try TerminalSession(columns: 120)
    let inner = "Section { ForEach { 2, height = 9 } }"
    let rows =
      "ForEach { 3, height = 20 }, ForEach { { 'A', 'B' }, subviews = 2, "
      + "function(name) return \(inner) end }"
    let list = "ScrollView { LazyVStack { \(rows) } }"
    try session.enter("w = Window { width = 90, height = 120, \(list) }")
    session.type("w:scrollView():scrollTo { id = \t")
    try session.wait(for: "1  ")
    try session.wait(for: #"{ "A", 1 }"#)
    session.type("\u{3}.node A\t")
    try session.wait(for: "> .node A/")
    session.type("2\r")
    try session.wait(for: "node A/2: placed")
  }

  @Test func `a typed word that closes a block goes to the left, and comes back`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    session.type("while true do\rif x then\ry = 1\relse\rend")
    try session.wait("the steps") {
      $0.lines.suffix(5) == [
        "> while true do", "…   if x then", "…     y = 1", "…   else", "…   end",
      ]
    }
    session.type("point = 2")
    try session.wait(for: "…     endpoint = 2")
    session.type("\u{3}")
    try session.wait("the prompt") { $0.isAtPrompt }
  }

  @Test func `earlier entries are suggested, searched with few letters, and recalled whole`() throws
  {
    let session = try TerminalSession()
    try session.enter("alpha = 'first'")
    try session.enter("for i = 1, 2 do\rbeta = i\rend")
    session.type("alp")
    try session.wait(for: "> alpha = 'first'")
    session.type("\u{1b}[C\r")
    try session.wait("the suggestion as an entry") { $0.promptCount == 4 && $0.isAtPrompt }
    session.type("\u{12}")
    try session.wait(for: "search '':")
    session.type("fdb")
    try session.wait(for: "search 'fdb': for i = 1, 2 do")
    session.type("\u{7}")
    try session.wait("the prompt again") { $0.isAtPrompt }
    session.type("\u{1b}[A\u{1b}[A")
    try session.wait("the loop") {
      $0.lines.suffix(3) == ["> for i = 1, 2 do", "…   beta = i", "… end"]
    }
    session.type("\r")
    try session.wait("its prompt") { $0.isAtPrompt }
    try session.enter("beta")
    #expect(session.screen.lines.contains("2"))
  }

  @Test func `a size that changes while an entry runs and while it is typed loses nothing`() throws
  {
    let session = try TerminalSession()
    try session.enter("function f() local s = 0 for i = 1, 3e6 do s = s + 1 end return s end")
    session.type("f()\rg = 'typed ahead'")
    for width in [60, 33, 90, 41, 80] { session.resize(columns: width, rows: 20) }
    try session.wait(for: "> g = 'typed ahead'")
    session.type("\r")
    try session.wait("the prompt") { $0.isAtPrompt }
    try session.enter("g")
    #expect(session.screen.text.contains("\"typed ahead\""))
    #expect(session.written.contains("3000000"))
  }

  @Test func `a call shows how it is written`() throws {
    let session = try TerminalSession()
    session.type("ScrollView { axes = ")
    try session.wait(for: "axes: ")
  }

  @Test func `the text is laid out anew when the size changes`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    session.type("print('a text that is longer than forty cells')")
    try session.wait(for: "forty cells')")
    session.resize(columns: 40, rows: 10)
    try session.wait("two rows") {
      $0.lines == ["> print('a text that is longer than fort", "y cells')"]
    }
    session.type("\r")
    try session.wait(for: "a text that is longer than forty cells")
    session.type(".quit\r")
    #expect(session.finish() == 0)
  }

  @Test func `a paste of a thousand lines is one entry`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    let lines = ["local sum = 0"] + (1...998).map { "sum = sum + \($0)" } + ["print(sum)"]
    session.type("\u{1b}[200~" + lines.joined(separator: "\r") + "\u{1b}[201~")
    try session.wait(for: "… print(sum)")
    session.type("\r")
    try session.wait(for: "498501")
    try session.enter("sum + 1")
    #expect(session.screen.lines.contains("498502"))
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 1)])
  func `a terminal without room still works`(columns: Int, rows: Int) throws {
    let session = try TerminalSession(columns: columns, rows: rows)
    session.type("io.open('made', 'w'):write('done'):close()\r.quit\r")
    #expect(session.finish() == 0)
    let made = try String(contentsOf: session.home.url.appending(path: "made"), encoding: .utf8)
    #expect(made == "done")
  }

  @Test func `what a script writes without a line break stays`() throws {
    let session = try TerminalSession()
    try session.enter("io.write('un', 'ended')")
    try session.enter("1 + 1")
    #expect(session.screen.lines.suffix(4) == ["file (#1)", "> 1 + 1", "2", ">"])
    #expect(session.screen.lines.contains("unended"))
  }

  @Test func `a terminal and a pipe get the same values`() throws {
    let entries = ["local a = 20", "a * 2", "{ 1, x = 'y' }", "Item { height = 3 }", ":padding(8)"]
    let session = try TerminalSession()
    for entry in entries { try session.enter(entry) }
    let piped = try ToolProcess([], input: entries.joined(separator: "\n") + "\n").finish()
    let values = session.screen.lines.dropFirst().filter { !$0.hasPrefix(">") }
    #expect(piped.output == values.joined(separator: "\n") + "\n")
    #expect(piped.status == 0)
  }

  @Test func `a byte that is not UTF-8 is named, and nothing is lost`() throws {
    let session = try TerminalSession()
    try session.wait(for: ">")
    session.type(Array("x".utf8) + [0xff])
    try session.wait(for: "the byte 255 is not UTF-8")
    session.type("\u{7f} = 7\r")
    try session.enter("x")
    #expect(session.screen.lines.contains("7"))
  }

  @Test(arguments: [(["--simple"], "xterm"), ([], "dumb"), ([], "")])
  func `without the editor lines are read plainly`(options: [String], terminal: String) throws {
    let session = try TerminalSession(options, environment: ["TERM": terminal])
    try session.wait(for: ">")
    #expect(session.isAsFound)
    session.type("print(\n")
    try session.wait(for: "…")
    session.type("'plain')\n")
    try session.wait("the text") { $0.lines.contains("plain") }
    #expect(!session.written.contains("\u{1b}"))
    session.type(".quit\n")
    #expect(session.finish() == 0)
  }
}

/// `lab.repl` in the middle of a script.
@Suite(.timeLimit(.minutes(30))) struct ScriptConversationTests {
  private func session(_ script: String) throws -> TerminalSession {
    let home = try TemporaryHome()
    try Data(script.utf8).write(to: home.url.appending(path: "s.lua"))
    return try TerminalSession(["run", "s.lua"], home: home)
  }

  @Test func `the script goes on with what was changed`() throws {
    let script = """
      local names = { total = 40 }
      lab.repl(names)
      print("then " .. names.total, rawget(_G, "total"))
      """
    let session = try session(script)
    try session.wait(for: "in the script; Ctrl-D goes on with it")
    try session.enter("total")
    try session.enter("total = total + 2")
    session.type("\u{4}")
    #expect(session.finish() == 0)
    #expect(session.screen.text.contains("then 42\tnil") || session.screen.text.contains("then 42"))
  }

  @Test func `an error in it ends neither it nor the script`() throws {
    let session = try session("lab.repl() print('the ' .. 'end')")
    try session.enter("error('oh')")
    session.type(".quit\r")
    #expect(session.finish() == 0)
    #expect(session.screen.text.contains("the end"))
  }

  @Test func `Ctrl-C in an entry stops the script`() throws {
    let session = try session("pcall(lab.repl) print('the ' .. 'end')")
    try session.wait("the prompt") { $0.isAtPrompt }
    session.type("print('be' .. 'gun') while true do end\r")
    try session.wait(for: "begun")
    session.type("\u{3}")
    #expect(session.finish() == 130)
    #expect(!session.screen.text.contains("the end"))
  }
}
