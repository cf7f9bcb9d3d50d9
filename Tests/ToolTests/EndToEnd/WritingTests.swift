import RepositoryReading
import TestBasics
import Testing

/// What commands that write files do to files that are there.
@Suite(.timeLimit(.minutes(30))) struct WritingTests {
  /// A command line that writes a file.
  struct Writer: CustomTestStringConvertible {
    let testDescription: String
    /// The line, with `@` where `--force` may stand.
    let line: String
    let file: String

    var plain: String { line.replacing("@", with: "") }
    var forced: String { line.replacing("@", with: "--force ") }

    init(_ name: String, to file: String, _ line: String) {
      testDescription = name
      self.line = line
      self.file = file
    }

    static let all = [
      Writer(".save", to: "s.lua", #"printf 'x = "\#(long)"\n.save @s.lua\n' | $L"#),
      Writer("--csv", to: "r.csv", "$L run --events none --csv r.csv @r.lua"),
      Writer("--json", to: "r.jsonl", "$L run --events none --json r.jsonl @r.lua"),
    ]

    /// Those whose files say what they are.
    static let marked = [
      Writer("--trace", to: "t", "$L run --events none --trace t @w.lua"),
      Writer("types", to: ".lazylab/types/lazylab.lua", "$L types @--write ."),
      Writer(".record", to: "r", #"printf '.record @r\nx = "\#(long)"\n.record\n' | $L"#),
      Writer(".trace", to: "o.txt", #"printf '.load w.lua\n.trace @o.txt\n' | $L --events none"#),
    ]

    private static let long = String(repeating: "x", count: 2_000)
  }

  private static let script = """
    local rows = LazyVStack { ForEach { 50, height = 30 } }
    w = Window { width = 90, height = 90, ScrollView { rows } }
    w:scrollView():drag { by = 500 }
    """

  private func shell() throws -> Shell {
    let shell = try Shell()
    try shell.write(Self.script, to: "w.lua")
    try shell.write("for i = 1, 200 do lab.row { number = i, name = 'crane' } end", to: "r.lua")
    return shell
  }

  @Test(arguments: Writer.all + Writer.marked)
  func `a file of another kind is replaced only by force, and on a full disk not even then`(
    writer: Writer
  ) throws {
    let shell = try shell()
    let file = writer.file
    let make = "mkdir -p .lazylab/types; printf 'mine' > '\(file)'; "
    let refused = try shell.run(make + writer.plain)
    #expect(refused.status != 0)
    #expect(refused.output.contains("\(file)': it exists and is not "))
    #expect(refused.output.contains("; --force replaces it"))
    #expect(try shell.text(of: file) == "mine")
    let full = try shell.run("f() { \(writer.forced); }; full f")
    #expect(full.output.contains("\(file)': File too large"), "\(full.output)")
    #expect(full.status != 0)
    #expect(try shell.text(of: file) == "mine")
    let forced = try shell.run(writer.forced)
    #expect(forced.status == 0, "\(forced.output)")
    #expect(try shell.text(of: file).utf8.count > 600)
    #expect(try shell.names.filter { $0.contains(".lazylab-") } == [])
  }

  @Test(arguments: [
    "run --trace out.jsonl", "run --perfetto out.json", "report --no-others",
    "report --no-others --markdown out.md",
  ])
  func `what comes of another script with the same name is replaced only by force`(
    command: String
  ) throws {
    let shell = try shell()
    let run = "$L \(command)"
    let folders = "mkdir -p a b; cp w.lua a/w.lua; cp w.lua b/w.lua; "
    #expect(try shell.run(folders + "\(run) a/w.lua && \(run) ./a/w.lua").status == 0)
    let refused = try shell.run("\(run) b/w.lua")
    #expect(refused.status != 0)
    #expect(refused.output.contains("it comes of another script, a/w.lua; --force replaces it"))
    let forced = try shell.run("\(run) --force b/w.lua && \(run) b/w.lua")
    #expect(forced.status == 0, "\(forced.output)")
  }

  @Test(arguments: Writer.marked)
  func `a file that the same command wrote is replaced, and is there again if that fails`(
    writer: Writer
  ) throws {
    let shell = try shell()
    let first = try shell.run(writer.plain)
    #expect(first.status == 0, "\(first.output)")
    let text = try shell.text(of: writer.file)
    let second = try shell.run("f() { \(writer.plain); }; full f; f")
    #expect(second.output.contains("File too large"))
    #expect(second.status == 0, "\(second.output)")
    #expect(try shell.text(of: writer.file) == text)
  }

  @Test func `an earlier picture and an earlier table with the same columns are replaced`() throws {
    let shell = try shell()
    let script = "w:draw { file = 'v.svg' } lab.csv({ { x = 1 } }, 'x.csv')"
    try shell.write(Self.script + "\n" + script, to: "v.lua")
    for _ in 1...2 {
      let end = try shell.run("$L run --events none v.lua && $L run --csv r.csv r.lua")
      #expect(end.status == 0, "\(end.output)")
    }
    for file in ["v.svg", "x.csv", "r.csv"] {
      try shell.write("mine,yours\n1,2\n", to: file)
      let end = try shell.run(file == "r.csv" ? "$L run --csv r.csv r.lua" : "$L run v.lua")
      #expect(end.output.contains("\(file)': it exists and is not what this run wrote"))
      #expect(try shell.text(of: file) == "mine,yours\n1,2\n")
      _ = try shell.run("rm v.svg x.csv; $L run v.lua")
    }
  }

  @Test func `a script that was saved is replaced by the session that saved it`() throws {
    let shell = try shell()
    let lines = #"'x = 1\n.save s.lua\ny = 2\n.save s.lua\n'"#
    #expect(try shell.run("printf \(lines) | $L").output == "1 entry\n2 entries\n")
    #expect(try shell.text(of: "s.lua") == "x = 1\ny = 2\n")
    // Another session did not write it, and neither did an editor.
    #expect(try shell.run(#"printf 'x = 3\n.save s.lua\n' | $L"#).status == 2)
    let changed = #"'.save t.lua\nio.open("t.lua", "w"):write("--"):close()\n.save t.lua\n'"#
    #expect(try shell.run("printf \(changed) | $L").status == 2)
    #expect(try shell.text(of: "t.lua") == "--")
  }

  @Test func `what is being run is not replaced`() throws {
    let shell = try shell()
    try shell.write(
      #"w = Window { width = 9, height = 9, Item { height = 3 } } "#
        + #"w.trace:write { "own.lua", force = true }"#,
      to: "own.lua"
    )
    for line in [
      "$L run --trace own.lua --force own.lua", "$L run own.lua",
      "$L run --trace ./own.lua --force - < own.lua", "printf '.load own.lua' | $L",
    ] {
      let end = try shell.run(line)
      #expect(end.status != 0)
      let reasons = ["it is being run", "it is a standard stream of this process"]
      #expect(reasons.contains { end.output.contains("own.lua': \($0)") }, "\(end.output)")
    }
    let loaded = try shell.run("cp w.lua s.lua; printf '.load s.lua\n.save s.lua\n' | $L")
    #expect(loaded.output.contains("'s.lua': it exists and is not what .save wrote last"))
    #expect(try shell.run("cmp w.lua s.lua").status == 0)
  }

  @Test func `a program in Lua is replaced by nothing else, whatever it is read for`() throws {
    let shell = try shell()
    try shell.write("lab.test('x', function() end)", to: "k_test.lua")
    try shell.write(#"return { name = "p", version = "1.0.0", api = ">=1 <2" }"#, to: "p.lua")
    try shell.write("return lab.profile {}", to: "profile.lua")
    try shell.write("return 1", to: "m.lua")
    try shell.write(#"require "m" lab.row { a = 1 }"#, to: "s.lua")
    for (line, file) in [
      ("$L test k_test.lua --junit k_test.lua --force", "k_test.lua"),
      ("$L test . --junit ./k_test.lua --force", "k_test.lua"),
      ("$L run s.lua --plugin p.lua --csv p.lua --force", "p.lua"),
      ("$L run s.lua --plugin p.lua --trace p.lua --force", "p.lua"),
      ("$L run s.lua --profile profile.lua --json profile.lua --force", "profile.lua"),
      ("$L run s.lua --csv m.lua --force", "m.lua"),
      ("$L run s.lua --trace m.lua --force", "m.lua"),
    ] {
      let end = try shell.run("cp \(file) before; \(line); test $? = 2 && cmp \(file) before")
      #expect(end.status == 0, "\(line): \(end.output)")
      #expect(end.output.contains("\(file)': by its name it is a program in Lua"), "\(end.output)")
    }
  }

  @Test func `a trace that a script writes replaces traces only`() throws {
    let shell = try shell()
    try shell.write(
      """
      local w = Window { width = 9, height = 9, Item { height = 3 } }
      w.trace:write "t.jsonl"
      w.trace:write "t.jsonl"
      print(select(2, pcall(w.trace.write, w.trace, "mine")))
      w.trace:write { "mine", force = true }
      """,
      to: "s.lua"
    )
    let end = try shell.run("echo mine > mine; $L run --events none s.lua; cmp mine t.jsonl")
    #expect(end.status == 0, "\(end.output)")
    #expect(
      end.output.contains("'mine': it exists and is not a trace; force = true replaces it")
    )
  }

  @Test func `a folder for a plugin is made whole or not at all, and never twice`() throws {
    let shell = try shell()
    let full = try shell.run("(ulimit -f 0; $L plugin new layout zig 2>&1 | cat)")
    #expect(full.output.contains("File too large"))
    #expect(try shell.names == ["r.lua", "w.lua"])
    #expect(try shell.run("$L plugin new layout zig").status == 0)
    #expect(try shell.run("$L plugin new layout zig").output.contains("File exists"))
  }

  @Test func `a link, a device and an empty file are written, a protected file is not`() throws {
    let shell = try shell()
    let lines = """
      ln -s real link; : > real; chmod 600 real
      printf 'x = 1\\n.save link\\n.save /dev/stdout\\n' | $L
      test -L link && stat -c %a real
      """
    #expect(try shell.run(lines).output == "1 entry\nx = 1\n1 entry\n600\n")
    #expect(try shell.text(of: "real") == "x = 1\n")
    #expect(try shell.run("printf 'x = 1\n.save /dev/full' | $L").output.contains("No space left"))
  }

  @Test func `rows of a script that fails are written, and nothing runs for a file that cannot be`()
    throws
  {
    let shell = try shell()
    try shell.write("print 'begun' lab.row { a = 1 } error 'no'", to: "s.lua")
    let failed = try shell.run("$L run --csv s.csv s.lua 2>/dev/null; cat s.csv")
    #expect(failed.output == "begun\na\n1\n")
    for line in [
      "--csv none/s.csv", "--json /", "--csv s.lua", "--csv -", "--json s.csv",
      "--csv x --json x", "--trace x --csv x",
    ] {
      let end = try shell.run("$L run \(line) s.lua 2>&1")
      #expect(end.status == 2, "\(line)")
      #expect(!end.output.contains("begun"), "\(line)")
    }
    let full = try shell.run("$L run --csv /dev/full --json rows s.lua 2>&1; cat rows")
    #expect(full.output.contains("cannot write '/dev/full': No space left on device"))
    #expect(full.output.hasSuffix("{\"a\":1}\n"))
    let none = try shell.run("$L run --csv n.csv w.lua --events none 2>&1")
    #expect(none.output == "lazylab: n.csv has no rows; scripts add them with lab.row { … }\n")
  }

  @Test func `force without a file to replace is refused`() throws {
    let shell = try shell()
    for line in ["$L --force </dev/null", "$L run --force w.lua", "$L types --force"] {
      let end = try shell.run(line)
      #expect(end.status == 2)
      #expect(end.output.contains("--force replaces the file of "))
    }
  }
}
