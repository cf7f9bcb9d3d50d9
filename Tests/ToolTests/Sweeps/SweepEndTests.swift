import RepositoryReading
import TestBasics
import Testing

/// How `lazylab sweep` and its processes end, by the built program.
@Suite(.timeLimit(.minutes(30))) struct SweepEndTests {
  @Test(arguments: [
    ("run e.lua --set nope=1", "the script declares no parameter 'nope'; it declares rows"),
    ("run e.lua --set rows=x", "'rows' is a number as its default, got \"x\""),
    ("run e.lua --set rows=1 --set rows=2", "--set has 'rows' twice; 'lazylab sweep' runs several"),
    ("run none.lua --set rows=1", "the script declares no parameter 'rows'; lab.parameters { rows"),
    ("sweep e.lua --set nope=1", "the script declares no parameter 'nope'; it declares rows"),
    ("sweep e.lua --set rows=x", "'rows' is a number as its default, got \"x\""),
    ("sweep none.lua --set rows=1", "the script declares no parameter 'rows'; lab.parameters { r"),
  ])
  func `a wrong setting is wrong usage`(words: String, message: String) throws {
    let end = try Shell.withExperiment(["none.lua": "lab.row { a = 1 }"]).run("$L \(words) 2>&1")
    #expect(end.output.contains(message), "\(end.output)")
    #expect(end.status == 2)
  }

  @Test func `a result that nobody reads is no success`() throws {
    let end = try Shell.withExperiment(["e_test.lua": "lab.expect(true)"]).run(
      """
      for words in 'sweep e.lua --out o' 'test e_test.lua'; do
        { sleep 0.2; $L $words; echo "status $?" > s; } | true; cat s
      done
      { sleep 0.2; $L run e.lua; echo "status $?" > s; } | true; cat s; $L sweep e.lua -j2 > s
      $L test -j4 e_test.lua
      """
    )
    let test = "ok e_test.lua: 1 expectation\n1 test passed\n"
    #expect(end.output == "status 1\nstatus 1\nstatus 0\n" + test)
  }

  @Test(arguments: ["sweep k.lua --out o", "test k_test.lua"])
  func `a process whose parent was killed ends, whatever it does`(words: String) throws {
    let endless = "os.execute 'echo $PPID > id' ; (('a'):rep(60)):find(('a*'):rep(60) .. 'b')"
    let shell = try Shell.withExperiment([
      "k.lua": "lab.parameters { a = 1 } " + endless,
      "k_test.lua": "lab.test('endless', function() \(endless) end)",
    ])
    let end = try shell.run(
      """
      $L \(words) > s 2>&1 & parent=$!
      until [ -s id ]; do sleep 0.02; done; id=$(cat id)
      [ $id != $parent ] && echo "another process"
      disown; kill -9 $parent
      for i in $(seq 200); do
        { [ ! -e /proc/$id ] || grep -q '^State:.*[ZX]' /proc/$id/status; } && echo ended && exit
        sleep 0.05
      done
      kill -9 $id
      """
    )
    #expect(end.output == "another process\nended\n")
  }

  @Test func `a row that cannot stand in the table names its line`() throws {
    let shell = try Shell.withExperiment([
      "r.lua": """
      local p = lab.parameters { kind = "x" }
      if p.kind == "two" then
        lab.row { v = 1 }
        lab.row { v = "1" }
      end
      if p.kind == "parameter" then
        lab.row { kind = "y" }
      end
      lab.row { kind = p.kind, v = p.kind == "text" and "1" or 1 }
      """
    ])
    let end = try shell.run(
      """
      $L sweep r.lua --set kind=two,parameter,x 2>&1 > s
      $L sweep r.lua --set kind=x,text --csv t 2>&1; echo "status $?"; ls t 2>&1
      """
    )
    #expect(
      end.output == """
        lazylab: kind=two seed=1: r.lua:4: lab.row: 'v' of row 2 is a text, and before it the \
        column has whole numbers; a column has one type, as with tostring(value)
        lazylab: kind=parameter seed=1: r.lua:7: lab.row: 'kind' is a parameter, whose value is \
        parameter; give the result another name
        2 jobs: 2 done

        v
          kind  mean ± sd  median  min  max
          x             1       1    1    1
          text          –       –    –    –
        lazylab: cannot write 't': kind=text seed=1: 'v' of row 2 is a text, and before it the \
        column has whole numbers; a column has one type, as with tostring(value); the other rows \
        are summed up above
        status 1
        ls: cannot access 't': No such file or directory

        """
    )
  }
}
