import Foundation
import LazyReports
import Testing

@testable import LazyLabCLI
@testable import LazyStacks

@Suite struct TraceFileTests {
  private let script = "print x\nappear 1\nframe 1\nappear 2\nerror y"

  @Test func `a trace has a header and every event, whatever is printed`() throws {
    let lines = try trace(["run", "-", "--events", "none", "--seed", "5", "--native-lua"])
    #expect(
      lines == [
        #"{"kind":"header","version":"0.1.0","format":2,"script":"stdin","seed":5,"#
          + #""flags":["--native-lua"]}"#,
        #"{"kind":"appear","frame":1,"time":0.0,"window":1,"view":"Row"}"#,
        #"{"kind":"frame","frame":1,"time":0.0,"window":1,"passes":1}"#,
        #"{"kind":"appear","frame":2,"time":0.016666666666666666,"window":1,"view":"Row"}"#,
      ]
    )
  }

  @Test func `after a frame the whole frame is in the file`() throws {
    try Workbench.withFile([]) { path in
      let file = try TraceFile(
        WrittenFiles().begin(path, as: .trace, isForced: false),
        as: JSONLines(.init(version: "1", script: "x", seed: 1, flags: []))
      )
      try file.show()
      #expect(try lines(path).count == 1)
      try file.add(Event(frame: 1, time: 0, id: nil, detail: .appear(view: "Row")), window: 1)
      #expect(try lines(path).count == 1)
      try file.add(Event(frame: 1, time: 0, id: nil, detail: .frame(passes: 1)), window: 1)
      #expect(try lines(path).count == 3)
    }
  }

  @Test func `a trace that cannot be written is wrong usage before anything runs`() {
    let result = Workbench.run(["run", "-", "--trace", "/no/such/x.jsonl"], input: "print x")
    #expect(
      result
        == Workbench.Result(
          status: 2,
          output: "",
          errors: "lazylab: cannot write '/no/such/x.jsonl': No such file or directory\n"
        )
    )
  }

  @Test func `a trace that ends early says so`() throws {
    let result = Workbench.run(
      ["run", "-", "--events", "none", "--trace", "/dev/full"],
      input: "print x"
    )
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "lazylab: cannot write '/dev/full': No space left on device\n")
  }

  private func trace(_ arguments: [String]) throws -> [String] {
    try Workbench.withFile([]) { path in
      #expect(Workbench.run(arguments + ["--trace", path], input: script).status == 1)
      return try lines(path)
    }
  }

  private func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }
}
