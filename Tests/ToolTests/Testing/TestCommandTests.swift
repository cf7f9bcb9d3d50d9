import Foundation
import RepositoryReading
import TestBasics
import Testing

/// What `lazylab test` promises, by the built program.
@Suite(.timeLimit(.minutes(30))) struct TestCommandTests {
  private static let mixed = """
    local shared = (rawget(_G, "seen") or 0) + 1
    rawset(_G, "seen", shared)
    lab.test("it is fresh", function() print("seen", seen) lab.expectEqual(seen, 1) end)
    lab.test("it fails", function()
      local long = {}
      for i = 1, 30 do long[i] = { id = i, name = "a long name for the line" } end
      local other = {}
      for i = 1, 30 do other[i] = { id = i == 7 and 0 or i, name = "a long name for the line" } end
      lab.expectEqual(long, other, "the rows")
    end)
    lab.test("it raises", function() error("no") end)
    """

  @Test func `each test runs after its file in a session of its own`() throws {
    let scene = try PluginScene(["mixed_test.lua": Self.mixed])
    let end = try scene.run(["test"])
    #expect(end.status == 1)
    #expect(end.errors == "")
    #expect(
      end.output == """
        ok mixed_test.lua: it is fresh: 1 expectation
          printed:
            seen\t1
        FAILED mixed_test.lua: it fails: 1 expectation
          mixed_test.lua:9: the rows: they differ at [7].id: 7 and 0
            9 |   lab.expectEqual(long, other, "the rows")
          --- expected
          +++ actual
          @@ -5,7 +5,7 @@
             { id = 4, name = "a long name for the line" },
             { id = 5, name = "a long name for the line" },
             { id = 6, name = "a long name for the line" },
          -  { id = 0, name = "a long name for the line" },
          +  { id = 7, name = "a long name for the line" },
             { id = 8, name = "a long name for the line" },
             { id = 9, name = "a long name for the line" },
             { id = 10, name = "a long name for the line" },
          alone: lazylab test mixed_test.lua --filter 'it fails'
        FAILED mixed_test.lua: it raises: 0 expectations
          mixed_test.lua:11: no
            11 | lab.test("it raises", function() error("no") end)
               | ^
          alone: lazylab test mixed_test.lua --filter 'it raises'
        2 of 3 tests failed

        """
    )
  }

  @Test func `the output is the same however many run at a time`() throws {
    let files = [
      "a_test.lua": Self.mixed, "b/c_test.lua": Self.mixed, "b/d_test.lua": "error('x')",
    ]
    let scene = try PluginScene(files)
    let one = try scene.run(["test", "--seed", "4", "--junit", "one.xml"])
    for jobs in ["2", "7"] {
      let more = try scene.run(["test", "-j", jobs, "--seed", "4", "--junit", "\(jobs).xml"])
      #expect(more.output == one.output)
      let written = ["one.xml", "\(jobs).xml"].map { scene.folder.appending(path: $0) }
      #expect(try Data(contentsOf: written[0]) == Data(contentsOf: written[1]))
    }
    #expect(one.output.contains("alone: lazylab test --seed 4 b/c_test.lua --filter 'it fails'"))
  }

  @Test(arguments: [
    (["test", "nowhere"], "cannot open 'nowhere': No such file or directory"),
    (["test", "empty"], "no tests in 'empty', which are files *_test.lua"),
    (["test", "--filter", "zzz"], "no test has a name with 'zzz'"),
    (["test", "--junit", "no/x.xml"], "cannot write 'no/x.xml'"),
    (["test", "--junit", "notes.txt"], "it exists and is not a report of tests; --force"),
    (["test", "--accept"], "--accept keeps nothing where CI is set or there is no terminal"),
    (["test", "--trace", "x"], "--trace and --perfetto write one session"),
    (["test", "--force"], "--force replaces the file of --junit, which is not given"),
    (
      ["plugin", "test", "empty"], "there is no plugin.lua in it; 'lazylab test' runs the tests of"
    ),
    (["plugin", "test", "a_test.lua"], "cannot test 'a_test.lua': it is a test and no plugin"),
    (["test", "-j", "0"], "-j is how many tests run at a time: 1 to 256"),
    (["test-case", "a_test.lua"], "test-case answers 'lazylab test'"),
  ])
  func `wrong usage is named`(words: [String], message: String) throws {
    let scene = try PluginScene([
      "a_test.lua": "lab.expect(true)", "empty/x.lua": "", "notes.txt": "mine",
    ])
    let end = try scene.run(words)
    #expect(end.status == 2)
    #expect(end.errors.contains(message), "\(end.errors)")
    #expect(!FileManager.default.fileExists(atPath: scene.folder.appending(path: "x").path))
  }

  @Test(arguments: [
    ("lab.test('x', function() end)\nlab.test('x', print)", 1, "line 1 has a test 'x' already"),
    ("lab.test('x', function() end)", 1, "a_test.lua: x expects nothing; write lab.expect"),
    ("lab.test('x', function() lab.test('y', print) end)", 1, "lab.test is called inside a test"),
    ("lab.test('x', function() lab.expect(true) end) error('bad')", 1, "a_test.lua:1: bad"),
    ("lab.test('x', function() while true do end end)", 3, "the time limit of 300 ms was reached"),
    (
      "lab.test('x', function() os.execute('sleep 5') end)", 3,
      "its process ended with status 3"
    ),
    ("lab.test('x', function() os.execute('kill -9 $PPID') end)", 1, "ended by signal 9"),
    ("lab.test('', print)", 1, "the name of a test is a line of text, got \"\""),
    ("lab.test('a\\nb', print)", 1, "the name of a test is a line of text, got \"a\\nb\""),
    ("lab.expect(false) lab.test('x', function() lab.expect(true) end)", 1, "a_test.lua:1: got"),
    (
      "lab.test('x', function() lab.snapshot('s', 1) lab.snapshot('s', 1) end)", 1,
      "this test has a snapshot 's' already"
    ),
  ])
  func `a bad test fails with its place, and the others run`(
    text: String,
    status: Int32,
    message: String
  ) throws {
    let scene = try PluginScene(["a_test.lua": text, "b_test.lua": "lab.expect(true)"])
    let end = try scene.run(["test", "--time", "300ms"])
    #expect(end.status == status)
    #expect(end.output.contains(message), "\(end.output)")
    #expect(end.output.contains("\nok b_test.lua: 1 expectation\n"))
  }

  @Test func `a filter takes the test of that name, or those that contain it`() throws {
    let test = "lab.test('NAME', function() lab.expect(true) end)\n"
    let names = ["top", "top and bottom", "left"].map { test.replacing("NAME", with: $0) }
    let scene = try PluginScene(["a_test.lua": names.joined()])
    let exact = try scene.run(["test", "--filter", "top"])
    #expect(exact.output == "ok a_test.lua: top: 1 expectation\n1 test passed\n")
    let part = try scene.run(["test", "--filter", "to"])
    #expect(part.output.hasSuffix("\n2 tests passed\n"))
  }

  @Test func `a test has the plugin that it belongs to`() throws {
    let test = "lab.test('x', function() lab.expectEqual(lab.command('greet'), 'hello ') end)"
    let scene = try PluginScene([
      "all/good.lua": PluginScene.good, "all/good_test.lua": test,
      "all/list.lua": "error('a module is not run')", "all/list_test.lua": "lab.expect(true)",
      "all/deep/plugin.lua": "return { \(PluginScene.head("deep")), commands = { \"greet\" } }",
      "all/deep/init.lua": """
      return { commands = { greet = { help = "greet: greets.", run = function()
        return "hello "
      end } } }
      """,
      "all/deep/tests/far_test.lua": test,
    ])
    let passed = """
      ok all/deep/tests/far_test.lua: x: 1 expectation
      ok all/good_test.lua: x: 1 expectation
      ok all/list_test.lua: 1 expectation
      3 tests passed

      """
    #expect(try scene.run(["test"]).output == passed)
    let words = [["test", "all/good_test.lua"], ["plugin", "test", "all/good.lua"]]
    for words in words + [["plugin", "test", "all/deep/"]] {
      let end = try scene.run(words)
      #expect(end.output.hasSuffix(": x: 1 expectation\n1 test passed\n"), "\(end)")
    }
  }

  @Test func `an interrupt ends the tests that run, and replaces no report`() throws {
    let shell = try Shell()
    try shell.write(
      """
      lab.test('first', function() lab.expect(true) end)
      lab.test('endless', function() os.execute('echo $PPID > id') while true do end end)
      """,
      to: "a_test.lua"
    )
    let outcome = try shell.run(
      """
      "$L" test --tap -j 2 --junit out.xml > out.txt 2> errors.txt & id=$!
      until grep -sq '^ok' out.txt && [ -s id ]; do sleep 0.05; done
      kill -INT $id; wait $id; echo "status $?"; kill -0 $(cat id) 2> /dev/null || echo "ended"
      cat out.txt errors.txt
      """
    )
    #expect(
      outcome.output == """
        status 130
        ended
        TAP version 13
        1..2
        ok 1 - a_test.lua: first
        Bail out! interrupted
        lazylab: interrupted after 1 of 2 tests

        """
    )
    #expect(try shell.names.filter { $0.hasPrefix("out") } == ["out.txt"])
  }

  @Test func `outside of lazylab test a test says how it is run`() throws {
    let scene = try PluginScene(["a_test.lua": "lab.test('x', print)"])
    let end = try scene.run(["run", "a_test.lua"])
    #expect(end.status == 1)
    #expect(end.errors.contains("lab.test declares a test, which is run by 'lazylab test FILE'"))
  }

  @Test func `a plugin for which something stood in fails its test`() throws {
    let scene = try PluginScene([
      "p/plugin.lua": "return { \(PluginScene.head("p")), estimators = { \"Bad\" } }",
      "p/init.lua": """
      return { estimators = { Estimator "Bad" { estimate = function() error("no guess") end } } }
      """,
      "p/p_test.lua": """
      local window = Window { width = 300, height = 400, ScrollView { LazyVStack {
        estimator = Bad, ForEach { 100, height = 44 } } } }
      lab.expect(window)
      """,
    ])
    for words in [["test", "p"], ["plugin", "test", "p"]] {
      let end = try scene.run(words)
      #expect(end.status == 1)
      #expect(end.output.contains("a stand-in fails the test"), "\(end.output)")
    }
  }
}
