import Foundation
import LazyReports
import RepositoryReading
import Testing

/// Programs that people read lazylab's files with, in the versions that `Scripts/setup` installs.
@Suite(.timeLimit(.minutes(10))) struct ReadersTests {
  private static let folder = "Tests/ThirdPartyTests/Scripts/"

  /// Runs a script of the folder with the Python that has the readers.
  private func python(_ script: String, _ arguments: [String]) throws -> Command.Outcome {
    let program = Repository.path(".build/python/bin/python3")
    try #require(FileManager.default.fileExists(atPath: program), "run Scripts/setup --tests")
    return try Command.run(program, [Repository.path(Self.folder + script)] + arguments)
  }

  private func lazylab(_ arguments: String...) throws -> Command.Outcome {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try Command.run(products.appending(path: "lazylab").path, ["run"] + arguments)
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readers-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Every example that runs alone.
  private static let examples = Repository.files(in: ["Examples"]).map(\.path).filter { path in
    let parts = path.split(separator: "/")
    let isExample = parts.count == 2 || ["pains", "jumps", "layouts"].contains(parts[1])
    return path.hasSuffix(".lua") && isExample && path != "Examples/summary.lua"
  }

  /// The instructions after which long examples end; readers take their traces, too.
  private static let limit = "2e7"

  @Test func `DuckDB finds in every example's trace the types and the sums that it has`() throws {
    try inFolder { folder in
      var paths: [String] = []
      for (number, example) in Self.examples.enumerated() {
        paths.append(folder.appending(path: "\(number).jsonl").path)
        let script = Repository.path(example)
        _ = try lazylab(
          "--events",
          "none",
          "--instructions",
          Self.limit,
          "--trace",
          paths[number],
          script
        )
      }
      let found = try python("read-traces.py", paths)
      #expect(found.status == 0, "\(found.output)")
      let lines = found.output.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(paths.count > 50)
      #expect(lines.count > 40 * paths.count)
      for line in lines {
        let example = Int(line[0].dropLast(6).split(separator: "/").last ?? "") ?? 0
        let column: Comment = "\(Self.examples[example]) \(line[1])"
        let name = line[1].split(separator: ".").last ?? ""
        let key = try #require(TraceKey.all.first { $0.name == name }, column)
        #expect(types(of: key).contains(String(line[2])), column)
        let (sum, own) = (Double(line[3]), Double(line[4]))
        #expect((sum == nil) == (own == nil), column)
        guard let sum, let own else { continue }
        #expect(abs(sum - own) <= 1e-12 * abs(own), column)
      }
    }
  }

  /// What DuckDB may call the type of a key.
  private func types(of key: TraceKey) -> [String] {
    switch key.content {
    case .text, .id: ["VARCHAR"]
    case .integer: ["BIGINT"]
    case .real: ["DOUBLE"]
    case .boolean: ["BOOLEAN"]
    case .records: ["records"]
    // Of an array that is always empty, nothing is known.
    case .ids, .texts: ["VARCHAR[]", "JSON[]"]
    }
  }

  @Test func `DuckDB, pandas and jq read rows with the types that they have`() throws {
    try inFolder { folder in
      let (csv, json) = (
        folder.appending(path: "r.csv").path, folder.appending(path: "r.jsonl").path
      )
      let script = Repository.path(Self.folder + "rows.lua")
      let written = try lazylab("--events", "none", "--csv", csv, "--json", json, script)
      #expect(written.status == 0)
      #expect(written.output.split(separator: "\n").count == 1)
      #expect(written.output.contains("notFinite: lab.row: 'late' of row 3 is no finite number"))
      let found = try python("read-rows.py", [csv, json])
      #expect(found.output == Self.rows)
      let query = "[.id, (.n | type), .r == 1e16, .late]"
      let seen = try Command.run("jq", ["-c", query, json])
      try #require(seen.status == 0, "\(seen.output); run Scripts/setup --tests")
      #expect(seen.output == Self.rowsOfJQ)
    }
  }

  private static let rows = """
    duckdb csv flag BOOLEAN, id VARCHAR, n BIGINT, r DOUBLE, note VARCHAR, late VARCHAR
      True '007' 9007199254740993 0.0 None None
      False '7' -4 0.1 'a "b", c\\nd' None
      True 'é' 3 1e+16 None None
      False 'row-1' 12 None None None
    duckdb json flag BOOLEAN, id VARCHAR, n HUGEINT, r DOUBLE, note VARCHAR, late "NULL"
      True '007' 9007199254740993 0.0 None None
      False '7' -4 0.1 'a "b", c\\nd' None
      True 'é' 3 1e+16 None None
      False 'row-1' 12 None None None
    pandas csv flag bool, id str, n int64, r float64, note str, late float64
      True '007' 9007199254740993 0.0 nan nan
      False '7' -4 0.1 'a "b", c\\nd' nan
      True 'é' 3 1e+16 nan nan
      False 'row-1' 12 nan nan nan
    pandas json flag bool, id str, n int64, r float64, note str, late float64
      True '007' 9007199254740993 0.0 nan nan
      False '7' -4 0.1 'a "b", c\\nd' nan
      True 'é' 3 1e+16 nan nan
      False 'row-1' 12 nan nan nan

    """

  private static let rowsOfJQ = """
    ["007","number",false,null]
    ["7","number",false,null]
    ["é","number",true,null]
    ["row-1","number",false,null]

    """
}
