import Foundation
import RepositoryReading
import TestBasics
import Testing

/// Sessions of the built program that are recorded and run again.
@Suite(.timeLimit(.minutes(30))) struct RecordingTests {
  private static let windows = """
    function open(S)
      local rows = S { ForEach { 50, height = 30 } }
      return Window { width = 90, height = 90, ScrollView { rows } }
    end
    function eager() return open(VStack) end
    function lazy() return open(LazyVStack) end
    """

  @Test func `a recording that begins late begins with what was entered before`() throws {
    let shell = try Shell()
    try shell.write(
      """
      \(Self.windows)
      .set depth 2

      .time w = lazy()
      x = lab.random(1, 1000)
      lab.random(1, 1000) error("after a number")
      nothing here
      .wrong
      .record r.lab
      lab.random(1, 1000)
      .time w:scrollView():drag { by = 40 }
      .compare eager lazy
      { { { 1 } } }
      .bench 1 + 1
      .save s.lua
      for i = 1, 2 do
        print(i)
      end
      error("with its line")
      """,
      to: "input"
    )
    let recorded = try shell.run("$L --keep-going < input")
    #expect(recorded.status == 1)
    let text = try shell.text(of: "r.lab")
    #expect(text.hasPrefix("-- lazylab session, seed 1, from line 1\n= function open(S)"))
    #expect(text.contains("\n= .set depth 2\n# \n= .time w = lazy()\n"))
    #expect(text.contains("\n# nothing here\n# .wrong\n# .record r.lab\n> lab.random(1, 1000)\n"))
    #expect(text.contains("stdin:24: with its line"))
    #expect(!text.contains("took"))
    let check = try shell.run("$L replay r.lab --check")
    #expect(check.output == "")
    #expect(check.status == 0)
  }

  @Test func `a replay ends with the status of its last error, and shows all`() throws {
    let shell = try Shell()
    let record = { (lines: String) in
      "printf '.record r.lab\\n\(lines)' | $L --keep-going >/dev/null 2>&1; $L replay r.lab"
    }
    #expect(try shell.run(record("x = 1\\n")).status == 0)
    let end = try shell.run(record("error(\"no\")\\nx = 1\\nprint(\"took\")"))
    #expect(end.status == 1)
    #expect(end.output.hasSuffix("> print(\"took\")\ntook\n"))
  }

  @Test func `what differs is shown below the entry, with lines around it`() throws {
    let shell = try Shell()
    let lines = "x = 1\\n.set depth 3\\nfor i = 1, 9 do\\n  print(i)\\nend\\n.set"
    let record = "printf '.record r.lab\\n\(lines)' | $L >/dev/null; sed -i 's/^5$/four/' r.lab; "
    let end = try shell.run(record + "$L replay r.lab --check")
    #expect(end.status == 1)
    #expect(
      end.output == """
        --- r.lab
        +++ replayed
        @@ -9,7 +9,7 @@ entry 2: for i = 1, 9 do …
         2
         3
         4
        -four
        +5
         6
         7
         8

        """
    )
    // It is a difference as other programs read it.
    let patched = try shell.run(
      "$L replay r.lab --check | patch -s r.lab; $L replay r.lab --check"
    )
    #expect(patched.status == 0, "\(patched.output)")
  }

  @Test func `a comparison and a measurement print only their result`() throws {
    let shell = try Shell()
    try shell.write(Self.windows + "\n.compare eager lazy\n.bench lazy()\n", to: "input")
    let output = try shell.run("$L < input").output.split(separator: "\n")
    #expect(output.count == 5)
    #expect(output.first?.contains("bodies") == true)
    #expect(output.last?.contains("median") == true)
  }

  @Test func `lines are counted once behind a command that enters something`() throws {
    let shell = try Shell()
    let end = try shell.run(#"printf '.time 1\n\n.reset\nerror("no")' | $L"#)
    #expect(end.output.contains("stdin:4: no"))
  }

  @Test func `a saved session runs as a script, files that were loaded included`() throws {
    let shell = try Shell()
    try shell.write(
      """
      #!/usr/bin/env lazylab
      local n = 2
      function double(x) return x * n end
      return n -- two
      """,
      to: "my.lua"
    )
    try shell.write(
      """
      .load my.lua
      local q <const> = double(4)
      q = q + 1
      q = q + 1
      (print)("called")
      return q + 1
      print(_)
      .save --force my.lua
      .save s.lua
      """,
      to: "input"
    )
    #expect(try shell.run("$L < input").output == "called\n11\n11\n7 entries\n7 entries\n")
    #expect(try shell.text(of: "my.lua").contains("function double(x) return x * n end"))
    #expect(try shell.run("cmp my.lua s.lua && $L run s.lua").output == "called\n11\n")
  }
}

/// `lab.repl` in a script whose standard input is no terminal.
@Suite(.timeLimit(.minutes(30))) struct PipedConversationTests {
  private func run(_ script: String, input: String, _ options: String...) throws -> ToolProcess.End
  {
    let home = try TemporaryHome()
    try Data(script.utf8).write(to: home.url.appending(path: "s.lua"))
    let words = ["run", "s.lua"] + options
    return try ToolProcess(words, input: input, in: home.url).finish()
  }

  private static let script = "lab.repl { x = 5 }\nprint('end')"

  @Test func `entries are read to the end, and the script goes on`() throws {
    let end = try run(Self.script, input: "print(x)\nx + 1\nfor i = 1, 2 do\nprint(i)\nend\n")
    #expect(end.output == "5\n6\n1\n2\nend\n")
    #expect(end.errors == "")
    #expect(end.status == 0)
    #expect(try run(Self.script, input: "").output == "end\n")
  }

  @Test(arguments: [
    ("x\nerror('no')\nx", "stdin:2: no\n"), ("x\n.wrong\nx", "unknown command '.wrong'"),
    ("x\nlab.expect(false, 'never')\nx", "stdin:2: never"),
    ("x\nfor i = 1, 2 do", "stdin:2: the input ends inside the entry"),
  ])
  func `the first error ends it, and is an error of the script`(
    input: String,
    message: String
  ) throws {
    let end = try run(Self.script, input: input)
    #expect(end.output.hasPrefix("5\n"))
    #expect(!end.output.contains("end"))
    #expect(end.errors.contains("lazylab: " + message))
    #expect(end.errors.contains("s.lua:1: an entry failed, and lab.repl reads no more"))
    #expect(end.status == 1)
  }

  @Test func `a second call goes on where the first was left`() throws {
    let script = "lab.repl() print('between') pcall(lab.repl) lab.repl() print('end')"
    let end = try run(script, input: "1\n.quit\n2\nerror('no')\n3\n")
    #expect(end.output == "1\nbetween\n2\n3\nend\n")
    #expect(end.errors.contains("stdin:4: no"))
  }

  @Test func `a limit holds during the conversation and after it`() throws {
    let inside = try run(Self.script, input: "while true do end", "--time", "300ms")
    #expect(inside.status == 3)
    let script = "lab.repl() local s = ('a'):rep(40) print(s:find(('.-'):rep(40) .. 'b'))"
    let after = try run(script, input: "1\n", "--time", "300ms")
    #expect(after.status == 3)
  }
}
