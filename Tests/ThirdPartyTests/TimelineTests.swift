import Foundation
import RepositoryReading
import Testing

/// Timelines in Perfetto's own trace processor.
///
/// `Scripts/test --long` runs this.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["LAZYLAB_LONG"] == "1"),
  .timeLimit(.minutes(5))
)
struct TimelineTests {
  @Test(arguments: ["jump", "reader", "pains/25-dropped-frames-in-a-fast-scroll"])
  func `the trace processor takes all slices and counters, and has no error`(
    name: String
  ) throws {
    try BuiltProgram.inFolder { folder in
      let timeline = folder.appending(path: "timeline.json").path
      let example = Repository.path("Examples/\(name).lua")
      _ = try BuiltProgram.lazylab(["run", "--events", "none", "--perfetto", timeline, example])
      let lines = try BuiltProgram.python("read-timeline.py", [timeline])
      try #require(lines.map { $0[0] } == ["slices", "counters", "errors"])
      #expect(lines[0][1] == lines[0][2] && lines[0][1] != "0")
      #expect(lines[1][1] == lines[1][2] && lines[1][1] != "0")
      #expect(lines[2][1] == "0")
    }
  }
}
