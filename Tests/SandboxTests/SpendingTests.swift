import Foundation
import LazyTestSupport
import Testing

/// Programs that spend their time or memory in the simulator, stopped by the limits of the tool.
@Suite(.timeLimit(.minutes(30))) struct SpendingTests {
  @Test(arguments: [["--time", "60ms"], ["--instructions", "2e5", "--time", "3s"]])
  func `each limit stops what spends its time or memory in the simulator, in order`(
    limit: [String]
  ) throws {
    let programs = try Tool.pieces("spends.txt")
    #expect(programs.count >= 60)
    let folder = try Tool.Folder()
    for (index, program) in programs.enumerated() {
      let file = try folder.write("\(index).lua", program + " error('it came to its end')")
      let options = ["run", "--events", "none", "--sandbox", "--memory", "64M"] + limit
      let end = try Tool.run(options + [file])
      let report = "\(limit): \(program)\n\(end.output.suffix(300))"
      #expect(end.status == 3 && !end.isSignal, "\(report)")
      #expect(!end.output.contains("could not be stopped otherwise"), "\(report)")
    }
  }

  @Test func `an interrupt stops what spends its time in the simulator, in order`() throws {
    let folder = try Tool.Folder()
    for (index, program) in try Tool.pieces("spends.txt").enumerated() where index % 8 == 3 {
      let file = try folder.write("\(index).lua", "io.stderr:write('begun') " + program)
      let end = try Tool.run(["run", "--events", "none", file], interruptAfter: "begun")
      #expect(end.status == 130 && !end.isSignal, "\(program)\n\(end.output.suffix(300))")
    }
  }
}
