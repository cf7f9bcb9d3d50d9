import RepositoryReading
import TestBasics
import Testing

/// The files of `lazylab sweep`, `merge` and `test`, by the built program.
@Suite(.timeLimit(.minutes(30))) struct SweepFilesTests {
  @Test(arguments: [
    ("run e.lua --csv -", "--csv writes a file; /dev/stdout is standard output"),
    ("sweep e.lua --out -", "--out writes a file; /dev/stdout is standard output"),
    ("sweep e.lua --csv -", "--csv writes a file; /dev/stdout is standard output"),
    ("merge rows --out -", "--out writes a file; /dev/stdout is standard output"),
    ("test e_test.lua --junit -", "--junit writes a file; /dev/stdout is standard output"),
    ("run e.lua --csv folder", "cannot write 'folder': Is a directory"),
    ("sweep e.lua --out folder", "cannot write 'folder': Is a directory"),
    ("sweep e.lua --csv folder", "cannot write 'folder': Is a directory"),
    ("merge rows --out folder", "cannot write 'folder': Is a directory"),
    ("test e_test.lua --junit folder", "cannot write 'folder': Is a directory"),
    ("run e.lua --csv mine", "cannot write 'mine': it exists"),
    ("sweep e.lua --out mine", "cannot write 'mine': it exists"),
    ("sweep e.lua --csv mine", "cannot write 'mine': it exists"),
    ("sweep e.lua --out o --csv mine --resume", "cannot write 'mine': it exists"),
    ("merge rows --out mine", "cannot write 'mine': it exists"),
    ("test e_test.lua --junit mine", "cannot write 'mine': it exists"),
    ("run e.lua --csv q --json ./q", "--csv and --json name one file, ./q"),
    ("sweep e.lua --out q --csv folder/../q", "--out and --csv name one file, folder/../q"),
    ("sweep e.lua --force", "--force replaces the file of --out or --csv, which is not given"),
    ("merge rows --force", "--force replaces the file of --out, which is not given"),
    ("sweep folder", "cannot run 'folder': it is no plain file"),
    ("sweep /dev/stdin", "cannot run '/dev/stdin': it is no plain file"),
    ("merge rows --events text", "--events, --only, --trace and --perfetto are"),
    ("compare rows rows --trace t", "--events, --only, --trace and --perfetto are"),
  ])
  func `one rule holds for all files`(words: String, message: String) throws {
    let shell = try Shell.withExperiment(["mine": "mine\n", "e_test.lua": "lab.expect(true)"])
    let end = try shell.run(
      "mkdir folder; $L sweep e.lua --out rows > s; $L \(words) 2>&1 < e.lua; echo $?; cat mine"
    )
    #expect(end.output.contains("lazylab: \(message)"), "\(end.output)")
    #expect(end.output.hasSuffix("\n2\nmine\n"), "\(end.output)")
  }

  @Test func `a link to nothing is where its target is made`() throws {
    let end = try Shell.withExperiment(["e_test.lua": "lab.expect(true)"]).run(
      """
      mkdir deep; for i in 1 2 3 4 5; do ln -s deep/target$i link$i; done; ln -s link5 link6
      $L run e.lua --csv link1; $L sweep e.lua --out link2 --csv link3 > s
      $L merge link2 --out link4; $L test e_test.lua --junit link6 > s
      find . -type l | wc -l; ls deep
      """
    )
    #expect(end.output == "6\ntarget1\ntarget2\ntarget3\ntarget4\ntarget5\n")
  }

  @Test func `resuming writes its table again, and forcing replaces`() throws {
    let end = try Shell.withExperiment().run(
      """
      $L sweep e.lua --set rows=1..2 --out o --csv t > s
      $L sweep e.lua --set rows=1..3 --out o --csv t > s 2>&1; echo "status $?"
      $L sweep e.lua --set rows=1..3 --out o --csv t --resume | head -1; wc -l < t
      echo mine > m; $L merge o --out m --force; cmp o m && echo same
      """
    )
    #expect(end.output == "status 2\n3 jobs: 1 done, 2 before\n4\nsame\n")
  }

  @Test func `two sweeps do not write one file`() throws {
    let shell = try Shell.withExperiment([
      "w.lua": """
      local p = lab.parameters { rows = 1 }
      io.open("begun", "w"):close()
      while not io.open "go" do os.execute "sleep 0.02" end
      lab.row { cost = p.rows }
      """
    ])
    let end = try shell.run(
      """
      $L sweep w.lua --set rows=1..4 --out o > s & id=$!
      until [ -e begun ]; do sleep 0.02; done
      for words in --resume --force ''; do
        $L sweep e.lua --out o $words 2>&1; echo "status $?"
      done
      touch go; wait $id; echo "status $?"; wc -l < o; $L sweep w.lua --out o --resume | head -1
      """
    )
    let refusal = """
      lazylab: cannot write 'o': another sweep is writing it; wait for its end, or name another file
      status 2

      """
    #expect(
      end.output == String(repeating: refusal, count: 3) + "status 0\n4\n1 job: 0 done, 1 before\n"
    )
  }

  @Test(arguments: ["", "--sandbox"])
  func `rows of two versions of a module are not mixed`(options: String) throws {
    let shell = try Shell.withExperiment([
      "m.lua": """
      local p = lab.parameters { rows = 1 }
      lab.row { cost = p.rows * require("lib").factor }
      """,
      "lib.lua": "return { factor = 2 }",
    ])
    let words = "sweep m.lua \(options) --out o --resume --set"
    let end = try shell.run(
      """
      $L \(words) rows=1..2 > s; $L \(words) rows=1..3 | head -1; cp o old
      echo 'return { factor = 3 }' > lib.lua; $L \(words) rows=1..4 2>&1; echo "status $?"
      cmp o old && $L sweep m.lua \(options) --set rows=4,5 --out new > s
      $L merge old new --out all 2>&1; echo "status $?"
      $L sweep m.lua \(options) --set rows=2 --out two > s
      $L compare old two --less cost 2> s | head -1
      """
    )
    #expect(
      end.output == """
        3 jobs: 1 done, 2 before
        lazylab: cannot resume 'o': it has jobs of another version of './lib.lua'; --force begins \
        anew
        status 2
        lazylab: rows=4 seed=1 in 'new' was run with another version of './lib.lua' than jobs \
        before it; run all with one, or compare them
        status 1
        worse: cost with rows=2: 4 → 6, 1.5 times

        """
    )
  }

  @Test func `what dofile, loadfile and a plugin bring is part of a row`() throws {
    let shell = try Shell.withExperiment([
      "m.lua": """
      lab.parameters { rows = 1 }
      lab.row { cost = dofile("a.lua") + loadfile("b.lua")() + #lab.command "greet" }
      """,
      "a.lua": "return 1", "b.lua": "return 2", "p.lua": PluginScene.good,
    ])
    let end = try shell.run(
      """
      $L sweep m.lua --plugin p.lua --out o > s
      grep -o '"files":"[^"]*"' o | sed 's/[0-9a-f]\\{16\\}/#/g'
      """
    )
    #expect(end.output == "\"files\":\"# a.lua\\n# b.lua\\n# p.lua\"\n")
  }

  @Test func `a module that changes while a sweep runs fails the jobs after it`() throws {
    let shell = try Shell.withExperiment([
      "m.lua": """
      local p = lab.parameters { rows = 1 }
      lab.row { cost = require("lib") }
      if p.rows == 2 then io.open("lib.lua", "w"):write("return 3"):close() end
      """,
      "lib.lua": "return 2",
    ])
    let end = try shell.run("$L sweep m.lua --set rows=1..3 --out o 2>&1 | head -2")
    #expect(
      end.output == """
        lazylab: rows=3 seed=1: './lib.lua' was changed while the sweep ran
        3 jobs: 2 done, 1 failed

        """
    )
  }
}
