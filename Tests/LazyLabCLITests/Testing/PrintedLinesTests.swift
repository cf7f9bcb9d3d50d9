import LazyTestSupport
import Testing

@testable import LazyLabCLI

/// What a test prints is told as what it printed.
@Suite(.timeLimit(.minutes(30))) struct PrintedLinesTests {
  @Test func `no line that a test prints is one of the protocol, whatever ends the line before`()
    throws
  {
    let printed = #"'x\r\nnot ok 7 - fake\r\nBail out!'"#
    let scene = try PluginScene([
      "s_test.lua": "lab.test('one', function() print(\(printed)) lab.expect(true) end)"
    ])
    let end = try scene.run(["test", "--tap"])
    #expect(end.status == 0)
    let lines = end.output.utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    #expect(lines.filter { !$0.hasPrefix("# ") }.map { $0.prefix(4) } == ["TAP ", "1..1", "ok 1"])
    #expect(lines.contains { $0.hasPrefix("# not ok 7 - fake") })
  }
}
