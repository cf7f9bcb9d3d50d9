import Foundation
import TestBasics
import Testing

/// Dot commands that need a real terminal.
@Suite(.timeLimit(.minutes(30))) struct TerminalCommandTests {
  @Test func `a window is watched while keys scroll it`() throws {
    let session = try TerminalSession()
    let rows = #"ForEach { 99, id = "row-%d", height = 50 }"#
    let list = "ScrollView { LazyVStack { spacing = 0, \(rows) } }"
    try session.enter("w = Window { width = 100, height = 100, \(list) }")
    session.type(".watch\r")
    try session.wait(for: "offset 0 of")
    session.type("\u{1b}[B\u{1b}[6~")
    try session.wait(for: "offset 134 of")
    session.type("\u{1b}[F")
    try session.wait(for: "offset 4850 of")
    session.type("\u{1b}[Hq")
    try session.wait("the prompt") { $0.isAtPrompt }
    try session.enter("w:scrollView().contentOffset.y")
    #expect(session.screen.text.contains("0.0"))
  }

  @Test func `keys go through frames that were made before, and say why`() throws {
    let session = try TerminalSession(columns: 90, rows: 30)
    try session.enter("n = 80 function change(h) n = h w:update() end")
    let rows = "Item { height = function() return n end }:id 'first', ForEach { 9, height = 40 }"
    let scroll = "ScrollView { LazyVStack { spacing = 0, \(rows) } }"
    try session.enter("w = Window { width = 90, height = 200, function() return \(scroll) end }")
    try session.enter("for i = 1, 3 do w:scrollView():drag(5) end")
    try session.enter("change(100) w:step() w:step()")
    try session.enter(".record r.lab")
    session.type(".watch 2 6\r")
    try session.wait(for: "frames       1: 2,")
    session.type("\u{1b}[C")
    try session.wait(for: "frames       1: 3,")
    session.type("\u{1b}[F")
    try session.wait(for: "frames       1: 6,")
    session.type("b")
    try session.wait(for: "frames       1: 5,")
    session.type("w")
    try session.wait(for: "though nobody moved them")
    session.type("wb")
    try session.wait(for: "no view moved by itself before frame 5")
    session.type("\u{1b}[H")
    try session.wait(for: "frames       1: 2,")
    session.type("n")
    try session.wait(for: "frames       1: 5,")
    session.type("q")
    try session.wait("the prompt") { $0.isAtPrompt }
    try session.enter("w.frame")
    #expect(session.screen.text.contains("6"))
    let recorded = session.home.url.appending(path: "r.lab")
    #expect(try !String(contentsOf: recorded, encoding: .utf8).contains(".watch"))
  }

  @Test func `windows are completed where a command takes one`() throws {
    let session = try TerminalSession()
    try session.enter("chat = Window { width = 9, height = 9, Text 'a' }")
    session.type(".why ch\t")
    try session.wait(for: "> .why chat")
    session.type(" 1\r")
    try session.wait(for: "In frame 1 no content offset changed")
  }

  @Test func `what was scrolled while a window was watched is in a recording`() throws {
    let session = try TerminalSession(columns: 100)
    let list = "ScrollView { LazyVStack { spacing = 0, ForEach { 99, height = 50 } } }"
    try session.enter("w = Window { width = 100, height = 100, \(list) }")
    let watch = { (keys: String) in
      session.type(".watch\r")
      try session.wait("the window") { $0.lines.last?.hasSuffix("q leaves") == true }
      session.type(keys + "q")
      try session.wait("the prompt") { $0.isAtPrompt }
    }
    try watch("\u{1b}[B\u{1b}[6~")
    try session.enter(".record r.lab")
    try watch("\u{1b}[F\u{1b}[A")
    try session.enter("w:scrollView().contentOffset.y")
    let path = session.home.url.appending(path: "r.lab")
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text.contains("\n= .watch down pageDown\n> .watch end up\n  frames "))
    #expect(text.hasSuffix("> w:scrollView().contentOffset.y\n4806.0\n"))
    let check = try ToolProcess(["replay", path.path, "--check"]).finish()
    #expect(check.output == "")
    #expect(check.status == 0)
  }

  @Test func `a watched window is drawn as large as the terminal is, and again when that changes`()
    throws
  {
    let session = try TerminalSession(columns: 80, rows: 24)
    let rows = #"ForEach { 99, id = "row-%d", height = 100 }"#
    try session.enter(
      "w = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0, \(rows) } } }"
    )
    session.type(".watch\r")
    try session.wait("the whole drawing") { screen in
      screen.lines.first?.hasPrefix("┌") == true && screen.text.contains("└")
        && screen.text.contains("│row-1 ") && screen.lines.last?.hasSuffix("q leaves") == true
    }
    #expect(session.screen.lines.allSatisfy { $0.count <= 80 })
    session.resize(columns: 80, rows: 12)
    try session.wait("a smaller drawing") { screen in
      screen.lines.first?.hasPrefix("┌") == true && screen.text.contains("└")
    }
    session.type("q")
    try session.wait("the prompt") { $0.isAtPrompt }
  }

  @Test func `the view has a bar that shows what is measured, and how wrong it is if asked`() throws
  {
    let session = try TerminalSession(columns: 100, rows: 90)
    let rows = #"ForEach { 99, id = "row-%d", function(i) return Item { height = i + 20 } end }"#
    let list = "ScrollView { LazyVStack { spacing = 0, \(rows) } }"
    try session.enter("w = Window { width = 128, height = 60, \(list) }")
    try session.enter("w:scrollView():scrollTo { id = 'row-50', anchor = 'top' }")
    try session.enter(".view")
    #expect(session.screen.lines.contains { $0.hasPrefix("│row-50") && $0.hasSuffix("┊") })
    #expect(session.screen.lines.contains { $0.hasSuffix(" █") })
    #expect(session.screen.text.contains("of the content"))
    #expect(!session.screen.text.contains("in truth"))
    // Rows 1 to 99 have 21 to 119 points: 6930 in all, and 2205 before row 50.
    try session.enter(".view truth")
    #expect(session.screen.text.contains("in truth 6930: error"))
    #expect(session.screen.text.contains("in truth 2205: error"))
    try session.enter(".view it")
    #expect(session.screen.text.contains("'it' is no variable with an open window"))
  }

  @Test func `unknown commands and those of other tools are answered`() throws {
    let session = try TerminalSession(columns: 100)
    for (entry, answer) in [
      (".wy", "unknown command '.wy'; did you mean '.why'?"),
      (".exit", "unknown command '.exit'; did you mean '.quit'?"),
      (".zzzz", "unknown command '.zzzz'; '.help' lists those that there are"),
      (".padding", "unknown command '.padding'; '?padding' explains what Lua has"),
      (".reset now", "'.reset' takes nothing behind it, got 'now'"),
      ("help view", "commands begin with a dot: .help view"),
      (":q", "commands begin with a dot: .quit; a modifier is called: :q(…)"),
    ] {
      try session.enter(entry)
      #expect(session.screen.lines.contains(answer), "\(session.screen.text)")
    }
    try session.enter("exit")
    #expect(session.screen.text.contains("to leave, press Ctrl-D or type .quit"))
    try session.enter("1 + 1")
    #expect(session.screen.lines.contains("2"))
  }

  @Test func `every command answers at a terminal`() throws {
    let session = try TerminalSession(columns: 120, rows: 80)
    let list = "ScrollView { LazyVStack { spacing = 0, ForEach { 99, height = 50 } } }"
    try session.enter("w = Window { width = 100, height = 100, \(list) }")
    #expect(session.screen.lines.contains("  visible      1, 2"))
    for (entry, answer) in [
      (
        "w:scrollView():scrollTo { id = 50, anchor = 'top' }", "offset       0 → 2450  script +2450"
      ),
      (".why", "The program scrolled to row 50"), (".node 50", "node 50: placed"),
      (".tree", "2 of 99 placed"), (".metrics", "bodies             6"),
      (".time 1 + 1", "  took "), (".bench 1 + 1", "  median "), (".events offset", ""),
      (".events", "offset"), (".events none", ""), (".quiet", "what moved is not printed"),
      (".quiet", "what moved is printed"), (".set depth 3", ""), (".set", "  depth  3"),
      ("{ w = { 1, 'a', { true } } }", "{ w = { 1, \"a\", { true } } }"),
      (".plugins", "there are no plugins"), (".reload", "nothing was loaded yet"),
      ("?LazyVStack", "LazyVStack { "), ("?.view", ".view [truth]"), (".help node", ":node"),
      (".save s.lua", " entries"), (".load s.lua", "contentSize  0 → "),
      (".doctor", "ok     simulator"),
      ("?visible ids", "scroll.visibleIDs"), (".reset", ""), ("w", "nothing is called 'w'"),
    ] {
      try session.enter(entry)
      let isAnswered = answer.isEmpty || session.screen.text.contains(answer)
      #expect(isAnswered, "\(entry): \(session.screen.text)")
    }
    session.type(".quit\r")
    #expect(session.finish() == 0)
  }

  @Test func `the windows of functions are compared by their names`() throws {
    let session = try TerminalSession(columns: 120)
    let rows = "ScrollView { S { ForEach { 50, height = 30 } } }"
    try session.enter("function open(S) return Window { width = 90, height = 90, \(rows) } end")
    try session.enter("function eager() return open(VStack) end")
    try session.enter("function lazy() return open(LazyVStack) end")
    for (entry, answer) in [
      (".compare eager lazy", "eager"), ("_.eager.bodies", "50"), ("_", "50"),
      (".compare eager", "write .compare NAME NAME, each a function that makes a window"),
      (".compare eager 2x", "'2x' is no name of a function"),
      (".compare eager lzy", "nothing is called 'lzy'; did you mean 'lazy'?"),
    ] {
      try session.enter(entry)
      #expect(session.screen.text.contains(answer), "\(session.screen.text)")
    }
  }

  @Test func `what was raised last is err`() throws {
    let session = try TerminalSession()
    try session.enter("error({ code = 7 })")
    #expect(session.screen.text.contains("a table was raised, which is err: { code = 7 }"))
    try session.enter("err.code")
    #expect(session.screen.lines.contains("7"))
    try Data("error('in a file', 0)".utf8).write(to: session.home.url.appending(path: "f.lua"))
    try session.enter(".load f.lua")
    try session.enter("err")
    #expect(session.screen.lines.contains("\"in a file\""))
    try session.enter("error('oh', 0)")
    try session.enter("err")
    #expect(session.screen.lines.contains("\"oh\""))
  }

  @Test func `events are listed and written, and a session is entered again`() throws {
    let session = try TerminalSession(columns: 100, rows: 60)
    try session.enter(".trace")
    #expect(session.screen.text.contains("there is no window yet"))
    try session.enter(".record r.lab")
    let list = "ScrollView { LazyVStack { ForEach { 9, height = 50 } } }"
    try session.enter("w = Window { width = 100, height = 100, \(list) }")
    try session.enter("w:scrollView():drag { by = 30 }")
    try session.enter(".record")
    try session.enter(".trace offset")
    #expect(session.screen.lines.contains("     2 offset       0 → 30  user +30"))
    try session.enter(".trace offst")
    #expect(session.screen.text.contains("did you mean 'offset'?"))
    try session.enter(".trace t.jsonl")
    #expect(session.screen.text.contains("events in t.jsonl"))
    let trace = try String(contentsOf: session.home.url.appending(path: "t.jsonl"), encoding: .utf8)
    #expect(trace.contains(#""kind":"offset""#))
    try session.enter(".view truth w view.svg")
    #expect(session.screen.lines.contains("a picture in view.svg"))
    let file = session.home.url.appending(path: "view.svg")
    #expect(try String(contentsOf: file, encoding: .utf8).contains(#"<text x="6" y="18">2</text>"#))
    try session.enter(".view t.jsonl")
    #expect(session.screen.text.contains("write .view [truth] [WINDOW] [--force] FILE.svg"))
    try session.enter("w = nil")
    try session.enter(".replay r.lab")
    try session.enter("w:scrollView().contentOffset.y")
    #expect(session.screen.lines.contains("30.0"))
    try session.enter(".replay t.jsonl")
    #expect(session.screen.text.contains("'t.jsonl' is no recorded session"))
  }

  @Test func `an entry is changed in the user's editor`() throws {
    let session = try TerminalSession(environment: ["EDITOR": "sed -i s/one/two/"])
    try session.enter("print('one')")
    session.type(".edit\r")
    try session.wait("the changed entry") { $0.lines.last == "> print('two')" }
    session.type("\r")
    try session.wait("its answer") { $0.lines.contains("two") }
  }

  @Test func `paths are completed after .load`() throws {
    let session = try TerminalSession()
    try Data("print('load' .. 'ed')".utf8).write(to: session.home.url.appending(path: "mine.lua"))
    try session.wait(for: ">")
    session.type(".load mi\t")
    try session.wait(for: "> .load mine.lua")
    session.type("\r")
    try session.wait(for: "loaded")
  }
}
