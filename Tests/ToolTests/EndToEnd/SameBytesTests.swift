import Foundation
import RepositoryReading
import TestBasics
import Testing

/// The same program and seed give the same bytes in every process, whose hashing is seeded anew, in
/// every folder and under every environment.
@Suite(.timeLimit(.minutes(30))) struct SameBytesTests {
  private static let program = Repository.path("Tests/LazyScriptingTests/ReadPrograms/printed.lua")

  @Test(arguments: ["contents", "told", "landings"], Self.stretches)
  func `random programs print the same bytes in two processes`(
    kind: String,
    seeds: ClosedRange<Int>
  ) throws {
    let words = [
      "run", "--events", "jsonl", "--only", "all", Self.program, kind, "\(seeds.lowerBound)",
      "\(seeds.upperBound)",
    ]
    let folder = FileManager.default.temporaryDirectory
    let first = try ToolProcess(words)
    let second = try ToolProcess(
      words,
      in: folder,
      environment: ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "COLUMNS": "40"]
    )
    let (end, other) = (first.finish(), second.finish())
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains("liveStates"))
    let lines = zip(end.output.split(separator: "\n"), other.output.split(separator: "\n"))
    let place = lines.first { $0 != $1 }
    #expect(place == nil && end.output == other.output, "\(place.map { "\($0)" } ?? "")")
    #expect(end.errors == other.errors)
  }

  /// The seeds of the programs, twenty in each process.
  private static let stretches = stride(from: 1, to: Seeds.first(2, long: 25).count * 20, by: 20)
    .map { $0...$0 + 19 }
}
