import Foundation
import RepositoryReading
import TestBasics
import Testing

/// TAP and JUnit, read by the programs that read them elsewhere.
@Suite(.timeLimit(.minutes(30))) struct TestReaderTests {
  private static let nasty = #"""
    lab.test("passes # SKIP 1 < 2 & \"3\"", function()
      lab.expect(true) print("\27[1m ]]> \xff #") end)
    local words = "not ok \1: 'a' \"b\"\n  ...\n\n- c: d"
    lab.test("fails 'here'", function() lab.expect(false, words) end)
    """#

  private func shell() throws -> Shell {
    let shell = try Shell()
    try shell.write(Self.nasty, to: "a_test.lua")
    try shell.write("lab.expectEqual(1, 1)", to: "b_test.lua")
    return shell
  }

  /// The Python that has the readers.
  private static let python = Repository.path(".build/python/bin/python3")

  @Test func `prove reads what --tap prints`() throws {
    let outcome = try shell().run(
      """
      for file in a b; do "$L" test $file'_test.lua' --tap > $file.tap; echo "status $?"; done
      prove -e cat b.tap; prove -v -e cat a.tap
      """
    )
    #expect(outcome.output.contains("status 1\nstatus 0\n"))
    #expect(outcome.output.contains("All tests successful.\nFiles=1, Tests=1"), "\(outcome)")
    #expect(outcome.output.contains("Failed test:  2\n"), "\(outcome)")
    #expect(outcome.output.contains("Failed 1/2 subtests"))
    #expect(!outcome.output.contains("Parse errors"))
  }

  @Test func `tap.py reads what --tap prints`() throws {
    let outcome = try shell().run(
      """
      "$L" test --tap > all.tap
      '\(Self.python)' -c '
      from tap.parser import Parser
      for line in Parser().parse_file("all.tap"):
        if line.category == "test":
          print(line.number, line.ok, line.todo, line.description)
          if line.yaml_block: print(line.yaml_block["lines"], line.yaml_block["alone"], sep="")
        if line.category == "unknown": print("unknown:", line)
      '
      """
    )
    #expect(
      outcome.output == """
        1 True False - a_test.lua: passes ＃ SKIP 1 < 2 & "3"
        2 False False - a_test.lua: fails 'here'
        a_test.lua:4: not ok \\u{1}: 'a' "b"
          …

        - c: d: got false
          4 | lab.test("fails 'here'", function() lab.expect(false, words) end)
        lazylab test a_test.lua --filter 'fails '\\''here'\\'''
        3 True False - b_test.lua

        """,
      "run Scripts/setup --tests"
    )
  }

  @Test func `junitparser reads what --junit writes`() throws {
    let outcome = try shell().run(
      """
      for time in first second; do "$L" test --junit out.xml > /dev/null; done
      '\(Self.python)' -c '
      from junitparser import JUnitXml
      for suite in JUnitXml.fromfile("out.xml"):
        print(suite.name, suite.tests, suite.failures)
        for case in suite:
          print(case.name)
          for result in case.result: print(result.message, result.text.splitlines()[-1], sep="\\n")
      '
      """
    )
    #expect(
      outcome.output == """
        a_test.lua 2 1
        passes # SKIP 1 < 2 & "3"
        fails 'here'
        a_test.lua:4: not ok \u{fffd}: 'a' "b"
        alone: lazylab test a_test.lua --filter 'fails '\\''here'\\'''
        b_test.lua 1 0
        b_test.lua

        """,
      "run Scripts/setup --tests"
    )
  }
}
