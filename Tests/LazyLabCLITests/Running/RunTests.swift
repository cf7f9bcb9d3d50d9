import Foundation
import Testing

@testable import LazyLabCLI

@Suite struct RunTests {
  private static let drag = """
    print before
    visible 2 a b
    offset 2 0 100
    print between
    frame 2
    appear 2
    """

  @Test func `events stand between what the script prints`() {
    #expect(
      Workbench.script(Self.drag)
        == Workbench.Result(
          status: 0,
          output: """
            before
                 2 visible      a, b
                 2 offset       0 → 100  user +100
            between

            """,
          errors: ""
        )
    )
  }

  @Test func `only the kinds that were named are printed`() {
    #expect(
      Workbench.script(Self.drag, "--only", "frame,appear").output == """
        before
        between
             2 frame        1 pass
             2 appear       Row

        """
    )
    #expect(Workbench.script(Self.drag, "--events", "none").output == "before\nbetween\n")
  }

  @Test func `JSON Lines are JSON on every line`() throws {
    let result = Workbench.script(Self.drag, "--events", "jsonl", "--only", "all")
    let kinds = try result.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["kind"] as? String)
    }
    #expect(kinds == ["header", "print", "visible", "offset", "print", "frame", "appear"])
  }

  @Test func `a piece of code prints no events unless they are asked for`() {
    #expect(Workbench.run(["-e", Self.drag]).output == "before\nbetween\n")
    #expect(Workbench.run(["-e", Self.drag, "--only", "frame"]).output.contains("1 pass"))
    #expect(Workbench.run(["-e", Self.drag, "--events", "text"]).output.contains("user +100"))
    #expect(Workbench.run(["-e", ""]) == Workbench.Result(status: 0, output: "", errors: ""))
    #expect(Workbench.run(["-e", "print 1", "-e", "--x", "-e", "print 2"]).output == "1\n2\n")
  }

  @Test func `an error names the line, the way there and what was meant`() {
    #expect(
      Workbench.script("print x\nerror spcing is unknown\nprint y")
        == Workbench.Result(
          status: 1,
          output: "x\n",
          errors: """
            lazylab: stdin:2: spcing is unknown
              stdin:2 in row
              stdin:99
              did you mean 'spacing'?

            """
        )
    )
  }

  @Test func `the ways to end have their statuses`() {
    #expect(Workbench.script("limit").status == 3)
    let stopped = Workbench.script("print x\ninterrupt\nprint y")
    #expect(
      stopped == Workbench.Result(status: 130, output: "x\n", errors: "lazylab: interrupted\n")
    )
    let unmet = Workbench.script("expect 1 is not 2\nprint x\nexpect 3 is not 4")
    #expect(unmet.status == 1)
    #expect(unmet.output == "x\n")
    #expect(
      unmet.errors == """
        lazylab: stdin:1: 1 is not 2
        lazylab: stdin:3: 3 is not 4
        lazylab: 2 of 2 expectations failed

        """
    )
  }

  @Test func `diagnostics are told once, on standard error, unless they are printed`() {
    let script = "note a\nnote a\ndiagnostic 1 b\ndiagnostic 1 b\nnote b"
    #expect(
      Workbench.script(script)
        == Workbench.Result(
          status: 0,
          output: "",
          errors: """
            lazylab: unusedView: a
            lazylab: duplicateID: 1 b
            lazylab: unusedView: b

            """
        )
    )
    let printed = Workbench.script(script, "--only", "diagnostic")
    #expect(printed.output.split(separator: "\n").count == 2)
    #expect(printed.errors == "lazylab: unusedView: a\nlazylab: unusedView: b\n")
  }

  @Test func `when the reader goes away the script stops and nothing is said`() {
    let result = Workbench.run(["run", "-"], input: "print x\nprint y\nprint z", outputLimit: 3)
    #expect(result == Workbench.Result(status: 0, output: "x\ny\n", errors: ""))
  }

  @Test(arguments: ["text", "jsonl"])
  func `the same script gives the same bytes twice`(format: String) {
    let words = ["run", "-", "--events", format, "--only", "all"]
    let first = Workbench.run(words, input: Self.drag)
    #expect(Workbench.run(words, input: Self.drag) == first)
    #expect(!first.output.isEmpty)
  }
}
