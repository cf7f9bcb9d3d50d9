import Foundation
import Lua
import RepositoryReading
import TestBasics
import Testing

/// Compares snippets in stock Lua with the same ones in a state of lazylab.
@Suite(.leavesNothing) struct StockLuaTests {
  private static let folder = "Tests/LuaTests/StockLua/"
  private static let areas = [
    "clock", "coroutines", "errors", "language", "loading", "mathematics", "names", "pairs",
    "random", "sort",
  ]

  @Test(arguments: areas)
  func `snippets give in lazylab what they give in stock Lua`(area: String) throws {
    let snippets = try text("Snippets/\(area).txt")
    let harness = Repository.path(Self.folder + "compare.lua")
    let stock = try Command.run("env", ["TZ=UTC", "lua5.4", harness, snippets])
    try #require(stock.status == 0, "lua5.4: \(stock.output); run Scripts/setup --tests")
    let expected = outcomes(stock.output)
    let found = outcomes(try lazylab(snippets))
    #expect(expected.count > 20)
    #expect(found.map(\.snippet) == expected.map(\.snippet))
    let differences = try differences()
    for (mine, theirs) in zip(found, expected) where mine != theirs {
      let difference = differences.first { $0.snippet == mine.snippet }
      #expect(theirs.result == difference?.stock, "\(mine.snippet)")
      #expect(mine.result == difference?.lazylab, "\(mine.snippet)")
    }
    for snippet in differences.map(\.snippet) {
      guard let place = found.firstIndex(where: { $0.snippet == snippet }) else { continue }
      #expect(found[place] != expected[place], "no longer differs")
    }
  }

  @Test func `every area and every listed difference has its snippet`() throws {
    let files = Repository.files(in: [Self.folder + "Snippets"])
    #expect(files.map(\.path) == Self.areas.map { Self.folder + "Snippets/\($0).txt" })
    let lines = Set(files.flatMap(\.lines).map(String.init))
    let differences = try differences()
    #expect(!differences.isEmpty)
    #expect(differences.map(\.snippet).filter { !lines.contains($0) } == [])
  }

  @Test func `a wrong result is seen`() throws {
    #expect(outcomes("> a\nprinted\ngave  1\n") != outcomes("> a\ngave  1\n"))
    #expect(outcomes(try lazylab("return 1 + 1")).map(\.result) == ["gave  integer 2"])
    #expect(outcomes(try lazylab("return {}.x.y")).map(\.result).first?.hasPrefix("error") == true)
  }

  private struct Outcome: Equatable {
    var snippet: String
    var result: String
  }

  /// The answer of each snippet: what it printed and the values or the error.
  private func outcomes(_ output: String) -> [Outcome] {
    ("\n" + output).components(separatedBy: "\n> ").dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.dropFirst().drop { $0.hasPrefix(" ") }
      let snippet = lines.prefix(lines.count - rest.count).joined(separator: "\n")
      let result = rest.joined(separator: "\n").trimmingCharacters(in: .newlines)
      return Outcome(snippet: snippet, result: result)
    }
  }

  private func lazylab(_ snippets: String) throws -> String {
    let lua = try Interpreter()
    let harness = try lua.state.load(text("compare.lua"), chunkName: "@compare.lua")
    try harness.call([.text(snippets)])
    return lua.output
  }

  private struct Difference {
    var snippet: String
    var stock: String
    var lazylab: String
  }

  private func differences() throws -> [Difference] {
    try text("Differences.md").split(separator: "\n").compactMap { line in
      let cells = line.components(separatedBy: "` | ")
      guard line.hasPrefix("| `"), cells.count == 4 else { return nil }
      return Difference(
        snippet: String(cells[0].dropFirst(3)),
        stock: String(cells[1].dropFirst()),
        lazylab: String(cells[2].dropFirst())
      )
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: Repository.path(Self.folder + path), encoding: .utf8)
  }
}
