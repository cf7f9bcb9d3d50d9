import Foundation
import RepositoryReading
import TestBasics
import Testing

/// What is written ends at the ends of lines, whoever shares a pipe and whenever a process ends.
@Suite(.timeLimit(.minutes(10))) struct WholeLinesTests {
  @Test func `lines of processes that share a pipe stay whole`() throws {
    let shell = try Shell()
    let line = #"local s = ("x"):rep(i * 37 % 300) print(#s .. s)"#
    try shell.write("for i = 1, 4000 do \(line) end", to: "lines.lua")
    let end = try shell.run("seq 12 | xargs -P4 -I% $L run lines.lua | cat > out; cat out")
    let lines = end.output.split(separator: "\n")
    #expect(lines.count == 48_000)
    let broken = lines.filter { line in
      let digits = line.prefix { $0 != "x" }
      return Int(digits) != line.count - digits.count
    }
    #expect(broken.count == 0)
  }

  private static let endless = """
    local window = Window { width = 90, height = 90,
      ScrollView { LazyVStack { ForEach { 1000, id = "row-%d", height = 20 } } } }
    while true do
      window:scrollView():scrollTo { id = "row-" .. window.frame % 999 + 1 }
      print(("x"):rep(window.frame % 300))
    end
    """

  /// Runs a script that never ends until it has written some, then sends it a signal.
  private static let stop = """
    $L run --trace trace endless.lua > out 2> errors &
    until [ "$(stat -c %s out)" -gt 200000 ]; do sleep 0.02; done
    kill -$signal $!
    wait $!
    """

  @Test(arguments: ["KILL", "TERM", "HUP"])
  func `a process that is stopped in the middle leaves whole lines`(signal: String) throws {
    let shell = try Shell()
    try shell.write(Self.endless, to: "endless.lua")
    _ = try shell.run("signal=\(signal)\n" + Self.stop)
    let trace = try shell.text(of: "trace")
    // A kill may end the process inside a write, whose bytes are in several pages of a file.
    let mayBreak = signal == "KILL"
    #expect(try mayBreak || shell.text(of: "out").hasSuffix("\n"))
    #expect(mayBreak || trace.hasSuffix("\n"))
    let lines = trace[...(trace.lastIndex(of: "\n") ?? trace.startIndex)].split(separator: "\n")
    #expect(lines.count > 500)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(object is [String: Any])
    }
  }
}
