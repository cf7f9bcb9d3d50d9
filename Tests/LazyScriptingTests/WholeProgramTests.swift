import Foundation
import LazyTestSupport
import RepositoryReading
import Testing

/// Random programs over all names that the registry and a plugin have, each played by the built
/// program in three processes with different environments: without reads, and twice with them.
///
/// None ends by a signal or beyond its limits, those with reads write the same bytes, and without
/// them the same happens; `window:check()` finds nothing, and the entries and shares of all changes
/// sum up. What fails is made smaller and printed as a script.
@Suite(.timeLimit(.minutes(30))) struct WholeProgramTests {
  private static let folder = "Tests/LazyScriptingTests/WholePrograms"

  @Test(arguments: Self.stretches)
  func `whole programs hold`(seeds: ClosedRange<UInt64>) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "whole-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    try Self.vocabulary.get().write(to: place.appending(path: "vocabulary.lua"))
    try Self.reading.write(to: place.appending(path: "reading.lua"))
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "lazylab").path
    let end = try ToolProcess([
      "run", "--events", "none", Repository.path("\(Self.folder)/whole.lua"), place.path, program,
      "\(seeds.lowerBound)", "\(seeds.upperBound)",
    ]).finish()
    #expect(end.errors == "")
    #expect(end.output == "held\t\(seeds.count)\n")
  }

  @Test func `every name is tried`() throws {
    let text = String(decoding: try Self.vocabulary.get(), as: UTF8.self)
    for name in ["LazyVGrid", "scrollTransition", "compare", "Lanes", "notes", "fling"] {
      #expect(text.contains("{ name = \"\(name)\""))
    }
  }

  /// The seeds of the programs, twenty in each process.
  private static let stretches: [ClosedRange<UInt64>] = {
    let seeds = Seeds.first(2_000, long: 50_000)
    return stride(from: 0, to: seeds.count, by: 20).map {
      seeds[$0]...seeds[min($0 + 19, seeds.count - 1)]
    }
  }()

  private static let vocabulary = Result {
    Data(try VocabularyTable.text(withPlugin: "\(folder)/own.lua").utf8)
  }

  private static let reading: Data = {
    let file = Repository.files(in: ["Tests/LazyScriptingTests/ReadPrograms"])
      .first { $0.path.hasSuffix("/reads.lua") }
    let reads = "(function()\n\(file?.text ?? "")\nend)()"
    return Data("local readAll = \(Reading.function(reads))\n".utf8)
  }()
}
