import Foundation
import RepositoryReading
import TestBasics
import Testing

/// What `lazylab sweep` promises, by the built program.
@Suite(.timeLimit(.minutes(30))) struct SweepTests {
  /// A script with results by which jobs can be told apart.
  private static let experiment = """
    local p = lab.parameters({ rows = 10, estimator = "mean", scale = 1.5, flag = false },
      { less = { "area" } })
    leaked = (rawget(_G, "leaked") or 0) + 1
    print "not shown"
    lab.row { area = p.rows * p.scale + lab.noise(1, 0, 1), half = p.rows // 2, leaked = leaked,
      seen = p.estimator .. (p.flag and "!" or "") }
    """

  private func shell(_ files: [String: String] = [:]) throws -> Shell {
    let shell = try Shell()
    try shell.write(Self.experiment, to: "e.lua")
    for (name, text) in files { try shell.write(text, to: name) }
    return shell
  }

  @Test func `a table for each column sums up what the seeds gave`() throws {
    let end = try shell([
      "s.lua": """
      local p = lab.parameters({ rows = 1, name = "x" }, { less = "cost", more = { "hits" } })
      local _, seed = lab.noise(0, 0, 0), math.random(1000)
      lab.row { cost = p.rows * 10, hits = p.rows, word = p.name, none = 0 / 0 }
      lab.row { cost = p.rows * 10 + 3, hits = p.rows, word = "w" }
      """
    ]).run("$L sweep s.lua --set rows=2,1,4 --seeds 1..2 --relative --compare rows 2>&1")
    #expect(
      end.output == """
        lazylab: notFinite: lab.row: 'none' of row 1 is no finite number, so it and others like it \
        are written as null
        6 jobs: 6 done

        cost, less is better
          rows     mean ± sd  median  min  max   ratio
          2     21.5 ± 1.732    21.5   20   23       1
          1     11.5 ± 1.732    11.5   10   13  0.5349  best
          4     41.5 ± 1.732    41.5   40   43    1.93

        hits, more is better
          rows  mean ± sd  median  min  max  ratio
          2         2 ± 0       2    2    2      1
          1         1 ± 0       1    1    1    0.5
          4         4 ± 0       4    4    4      2  best

        """
    )
    #expect(end.status == 0)
  }

  @Test func `the README shows what a sweep prints`() throws {
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let command = try #require(lines.first { $0.hasPrefix("lazylab sweep ") })
    let words = command.dropFirst("lazylab ".count).prefix { $0 != "#" }
    let end = try shell().run("cd '\(Repository.path("."))' && $L \(words)")
    let start = try #require(lines.firstIndex { $0.hasSuffix(", less is better") })
    let shown = lines[start...].prefix { $0 != "```" }.joined(separator: "\n")
    #expect(end.output.hasSuffix(shown + "\n"), "\(end.output)")
  }

  @Test func `a job is what a process of its own would be`() throws {
    let shell = try shell()
    let sweep = try shell.run(
      "$L sweep e.lua --set rows=1,7 --set flag=true --seeds 3,5 -j 2 --out o > s && sort o"
    )
    var alone = ""
    for (rows, seed) in [(1, 3), (1, 5), (7, 3), (7, 5)] {
      let words = "--set rows=\(rows) --set flag=true --seed \(seed)"
      alone += try shell.run("$L run e.lua \(words) --json j --force > s && cat j").output
    }
    let results = sweep.output.split(separator: "\n").map { line in
      "{" + line[(line.ranges(of: "\"done\",").first?.upperBound ?? line.startIndex)...]
    }
    #expect(results.sorted() == alone.split(separator: "\n").map(String.init).sorted())
    #expect(sweep.output.contains("\"flag\":true,\"rows\":7,\"scale\":1.5,\"seed\":5,\"better\""))
    #expect(!sweep.output.contains("\"leaked\":2"))
  }

  @Test func `workers and shards change nothing but the order of rows`() throws {
    let shell = try shell()
    let words = "sweep e.lua --set rows=1..6 --set estimator=mean,learned --seeds 1..3"
    let end = try shell.run(
      """
      $L \(words) --out one > a && $L \(words) -j 3 --out three > b && cmp a b
      for i in 1 2 3; do $L \(words) --shard $i/3 --out part$i > c || exit; done
      sort one > one.sorted && sort three | cmp - one.sorted && sort part? | cmp - one.sorted
      for i in 1 2 3; do test -s part$i || echo "shard $i is empty"; done
      wc -l < one
      """
    )
    #expect(end.output == "36\n")
  }

  @Test func `a value more moves no other job`() throws {
    let shell = try shell()
    let end = try shell.run(
      """
      $L sweep e.lua --set rows=1..3 --seeds 1..2 --dry-run > a
      $L sweep e.lua --set rows=1..4 --set scale=1.5 --seeds 1..3 --dry-run | cut -d' ' -f1 > b
      cut -d' ' -f1 a | grep -vxF -f b; wc -l < a; wc -l < b
      $L sweep e.lua --set rows=1..3 --shard 1/2 --dry-run | cut -d' ' -f1 > c
      $L sweep e.lua --set rows=1..9 --shard 1/2 --dry-run | cut -d' ' -f1 > d
      grep -vxF -f d c
      """
    )
    #expect(end.output == "6\n12\n")
  }

  /// A job that ends its own process the first time, if its rows are three.
  private static let deadly = """
    local p = lab.parameters { rows = 10 }
    if p.rows == 3 and not io.open "marked" then
      io.open("marked", "w"):close()
      os.execute "kill -9 $PPID"
    end
    lab.row { double = p.rows * 2 }
    lab.row { double = p.rows * 3 }
    """

  @Test func `a killed worker loses no other row, and resuming runs what it did`() throws {
    let shell = try shell(["d.lua": Self.deadly])
    let words = "sweep d.lua --set rows=1..40 --out o -j 2"
    let first = try shell.run("$L \(words) 2>&1 | head -2; grep -c . o; grep -c '\"parts\":2' o")
    #expect(
      first.output == """
        lazylab: rows=3 seed=1: its process was ended by signal 9
        40 jobs: 39 done, 1 failed
        79
        78

        """
    )
    let again = try shell.run(
      """
      $L \(words) --resume 2>&1 | head -1; rm -f whole
      $L sweep d.lua --set rows=1..40 --out whole > s; sort whole > w; sort o | cmp - w && wc -l < o
      $L \(words) --resume 2>&1 | head -1; sort o | cmp - w
      """
    )
    #expect(
      again.output == "40 jobs: 1 done, 39 before\n80\n40 jobs: 0 done, 40 before\n"
    )
  }

  @Test func `resuming runs what failed, and does not mix versions of a script`() throws {
    let shell = try shell([
      "r.lua": """
      local p = lab.parameters { rows = 1 }
      for i = 1, p.rows == 2 and 1e6 or 1 do end
      lab.row { v = p.rows }
      """
    ])
    let words = "sweep r.lua --set rows=1..3 --out o"
    let end = try shell.run(
      """
      $L \(words) --instructions 1e5 2>&1 | head -2; $L \(words) --resume | head -1; grep -c . o
      echo '-- edited' >> r.lua; $L \(words) --resume 2>&1; grep -c . o
      cat o o > twice; $L merge twice 2>&1 | cut -c1-26
      """
    )
    #expect(
      end.output == """
        lazylab: rows=2 seed=1: r.lua:2: the limit of 100000 instructions was reached
        3 jobs: 2 done, 1 failed
        3 jobs: 1 done, 2 before
        3
        lazylab: cannot resume 'o': it has rows=1 seed=1 of another version of the script; --force \
        begins anew
        3
        lazylab: cannot read 'twic

        """
    )
  }

  @Test(arguments: [1, 60, 150, 151, 400, 2_000])
  func `what was cut off anywhere is made whole`(length: Int) throws {
    let shell = try shell(["d.lua": Self.deadly, "marked": ""])
    let words = "sweep d.lua --set rows=1..20"
    let end = try shell.run(
      """
      $L \(words) --out whole > s; head -c \(length) whole > cut
      $L \(words) --out cut --resume > s || cat s; sort whole > w; sort cut | cmp - w && echo same
      """
    )
    #expect(end.output == "same\n")
  }

  @Test func `what fails has a row that says why, and the others go on`() throws {
    let shell = try shell([
      "f.lua": """
      local p = lab.parameters { kind = "good" }
      if p.kind == "raises" then error "no such luck" end
      if p.kind == "endless" then while true do end end
      if p.kind == "expects" then lab.expect(false, "the list opens at its end") end
      if p.kind == "silent" then return end
      if p.kind == "clashes" then lab.row { seed = 7 } end
      if p.kind == "leaves" then os.exit(0) end
      lab.row { kind = p.kind, good = 1 }
      """
    ])
    let end = try shell.run(
      """
      $L sweep f.lua --set kind=good,raises,endless,expects,silent,clashes,leaves,fine \
        --instructions 1e6 -j 2 --out o 2> e
      echo "status $?"; sed 's/.*"kind"/"kind"/' o | sort
      """
    )
    #expect(end.output.hasPrefix("8 jobs: 2 done, 6 failed\n"))
    #expect(end.output.contains("\nstatus 1\n"))
    let rows = [
      #""kind":"clashes","seed":1,"status":"failed","error":"f.lua:6: lab.row: 'seed' is a column"#,
      #""kind":"endless","seed":1,"status":"limit","error":"f.lua:3: the limit of 1000000 instr"#,
      #""kind":"expects","seed":1,"status":"failed","error":"1 of 1 expectations failed: f.lua:4"#,
      #""kind":"fine","seed":1,"status":"done","good":1}"#,
      #""kind":"good","seed":1,"status":"done","good":1}"#,
      #""kind":"leaves","seed":1,"status":"failed","error":"f.lua:7: os.exit would end lazylab "#,
      #""kind":"raises","seed":1,"status":"failed","error":"f.lua:2: no such luck"}"#,
      #""kind":"silent","seed":1,"status":"failed","error":"no row of results; add one with "#,
    ]
    for row in rows { #expect(end.output.contains(row), "\(end.output)") }
    let errors = try shell.run("cat e").output
    #expect(errors.hasPrefix("lazylab: kind=raises seed=1: f.lua:2: no such luck\n"))
    #expect(errors.hasSuffix("lazylab: … and 1 more\n"))
  }

  @Test func `an interrupt keeps what was done`() throws {
    let shell = try shell([
      "i.lua": """
      local p = lab.parameters { rows = 10 }
      if p.rows == 5 then
        os.execute "kill -INT $(ps -o ppid= $PPID)"
        while true do end
      end
      lab.row { double = p.rows * 2 }
      """
    ])
    let end = try shell.run(
      "$L sweep i.lua --set rows=1..9 --out o 2>&1 | tail -1; echo ${PIPESTATUS[0]}; wc -l < o"
    )
    let words = "lazylab: interrupted after 4 of 9 jobs; --resume runs the others"
    #expect(end.output == "\(words)\n130\n4\n")
  }

  @Test func `scripts find no input, and what they start inherits nothing`() throws {
    let shell = try shell([
      "in.lua": """
      local p = lab.parameters { rows = 1 }
      local said = io.popen("cat; ls /proc/self/fd | grep -x . | tr '\\n' ' '"):read "a"
      lab.row { line = io.read("a"), said = said, open = #said:gsub("%s", "") }
      """
    ])
    let end = try shell.run(
      "$L sweep in.lua --set rows=1..5 -j 2 --out o | head -1; grep -c '\"line\":\"\"' o"
    )
    #expect(end.output == "5 jobs: 5 done\n5\n")
    let streams = try shell.run("grep -o '\"said\":\"[^\"]*' o | sort -u").output
    // Those from 10 on may come from who started this; one of these is the folder's.
    #expect(streams == "\"said\":\"0 1 2 3 \n")
  }

  @Test func `a job that depends on more than its parameters is found out`() throws {
    let shell = try shell([
      "v.lua": """
      local p = lab.parameters { rows = 10 }
      local file = io.open("seen" .. p.rows)
      if p.rows == 2 and not file then io.open("seen2", "w"):close() end
      lab.row { found = file and 1 or 0 }
      """
    ])
    let end = try shell.run("$L sweep v.lua --set rows=1..3 --verify 2>&1 | head -2")
    #expect(
      end.output == """
        lazylab: rows=2 seed=1: a second run had other results: 'found' was 0 and then 1
        3 jobs: 2 done, 1 failed

        """
    )
  }

  @Test func `a full disk leaves whole rows, and more room completes them`() throws {
    let shell = try shell()
    let words = "sweep e.lua --set rows=1..60 --out o"
    let end = try shell.run(
      """
      (ulimit -f 4; $L \(words) 2>&1 | tail -1)
      $L \(words) --resume | head -1 | cut -d, -f1 | cut -d: -f1; wc -l < o
      $L sweep e.lua --set rows=1..60 --out w > s; sort w > ws; sort o | cmp - ws && echo same
      """
    )
    #expect(end.output.hasPrefix("lazylab: cannot write 'o': File too large"), "\(end.output)")
    #expect(end.output.hasSuffix("60 jobs\n60\nsame\n"), "\(end.output)")
  }

  @Test(arguments: [
    ("--set nope=1", "declares no parameter 'nope'; it declares estimator, flag, rows, scale"),
    ("--set row=1", "declares no parameter 'row'; did you mean 'rows'?"),
    ("--set rows=x", "'rows' is a number as its default, got \"x\""),
    ("--set flag=1", "'flag' is true or false as its default, got \"1\""),
    ("--set rows", "--set takes name=value, got 'rows'"),
    ("--set rows=5..1", "'5..1' of 'rows' is empty"),
    ("--set rows=1..1000000000", "'1..1000000000' of 'rows' has more than 1000000 values"),
    ("--set rows=1..9*1", "'1..9*1' of 'rows' would not end"),
    ("--set rows=1..x", "'1..x' is no range of 'rows'; write 1..10, 0..1+0.25 or 10..1000*10"),
    ("--set rows=1,2,1", "'rows' has the value '1' twice"),
    ("--set rows=1,1.0", "two jobs are the same: rows=1.0 seed=1"),
    ("--set rows=1 --set rows=2", "--set has 'rows' twice; separate its values by commas"),
    ("--set rows=1..2000 --seeds 1..2000", "these are more than 1000000 jobs"),
    ("--seeds x", "--seeds has 'x', which is no whole number from 0"),
    ("--shard 4/3", "--shard is one of some parts, as 3/16, got '4/3'"),
    ("--resume", "--resume goes on with the file of --out"),
    ("--out e.lua --force", "cannot write 'e.lua': it is being run"),
    ("--out other", "it exists and is not empty; --resume runs what is missing, --force replaces"),
    ("--out other --resume", "cannot read 'other': it has no rows of a sweep"),
    ("--out none/rows", "cannot write 'none/rows': No such file or directory"),
    ("--out o --csv o", "--out and --csv name one file"),
    ("--seed 7", "--seed is for one run; --seeds are those that each combination runs with"),
    ("--events text", "--events, --only, --trace and --perfetto are for what runs a script"),
    ("--less a --more a", "'a' stands in both --less and --more"),
  ])
  func `what is wrong is told before anything runs`(words: String, message: String) throws {
    let shell = try shell(["other": "mine\n"])
    let end = try shell.run("$L sweep e.lua \(words) 2>&1; cat other; ls")
    #expect(end.output.contains(message), "\(end.output)")
    #expect(end.output.hasSuffix("mine\ne.lua\nother\n"), "\(end.output)")
  }

  @Test func `parameters are declared once, and set where they are declared`() throws {
    let shell = try shell([
      "twice.lua": "lab.parameters { a = 1 } lab.parameters { b = 1 }",
      "none.lua": "lab.row { a = 1 }",
      "odd.lua": "lab.parameters { seed = 1 }",
      "table.lua": "lab.parameters { a = {} }",
    ])
    let expected = [
      ("run twice.lua", "lab.parameters was called before; a script declares all parameters at on"),
      ("run none.lua --set a=1", "the script declares no parameter 'a'; lab.parameters { a = … } "),
      ("sweep none.lua --set a=1", "the script declares no parameter 'a'; lab.parameters { a = … "),
      ("run odd.lua", "'seed' is a column of every table of results; choose another name"),
      ("run table.lua", "'a' is a finite number, a text or a boolean"),
      ("run e.lua --set rows", "--set takes name=value, got 'rows'"),
    ]
    for (words, message) in expected {
      let end = try shell.run("$L \(words) 2>&1")
      #expect(end.output.contains(message), "\(words): \(end.output)")
      #expect(end.status != 0)
    }
    #expect(try shell.run("$L sweep none.lua --seeds 1..3 | head -1").output == "3 jobs: 3 done\n")
  }

  @Test func `values are exact`() throws {
    let shell = try shell()
    let words = "--set scale=0..0.4+0.1 --set rows=10..1000*10"
    let end = try shell.run("$L sweep e.lua \(words) --dry-run | cut -d' ' -f3-4")
    let scales = ["0.0", "0.1", "0.2", "0.3", "0.4"]
    let lines = scales.flatMap { scale in [10, 100, 1000].map { "scale=\(scale) rows=\($0)\n" } }
    #expect(end.output == lines.joined())
    let large = try shell.run("$L sweep e.lua --set scale=1000.5..1003.5 --dry-run | cut -d' ' -f3")
    #expect(large.output == "scale=1000.5\nscale=1001.5\nscale=1002.5\nscale=1003.5\n")
  }
}
