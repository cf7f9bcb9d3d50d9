import Foundation
import Testing

/// Every example does what its comments and its committed output say.
@Suite struct ExamplesTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] == "1"

  @Test(arguments: ExampleScript.all)
  func `an example prints what was committed`(example: ExampleScript) throws {
    let output = try example.run()
    if Self.isRecording {
      try output.write(toFile: example.recording, atomically: true, encoding: .utf8)
      Issue.record("\(example.name) was recorded; look at the difference, then run without")
    }
    #expect(try String(contentsOfFile: example.recording, encoding: .utf8) == output)
    #expect(!output.contains("exit status"))
  }

  @Test func `the first example has ten lines of code at most`() throws {
    let source = try String(contentsOfFile: firstExample.absolutePath, encoding: .utf8)
    #expect(source.split(separator: "\n").count <= 10)
  }

  @Test func `the tour names every example`() throws {
    let tour = try String(contentsOfFile: ExampleScript.tour, encoding: .utf8)
    let unnamed = ExampleScript.all.filter { !tour.contains("(\($0.name).lua)") }
    #expect(unnamed.map(\.name) == [])
    #expect(ExampleScript.all.count >= 3)
  }

  @Test func `the reader says why it cannot read a file`() throws {
    let reader = ExampleScript(name: "reader")
    let output = try reader.run(arguments: ["no-such-file.txt"])
    #expect(output.contains("exit status 1\n"))
    #expect(output.contains("no-such-file.txt"))
  }

  private var firstExample: ExampleScript { ExampleScript(name: "first") }
}
