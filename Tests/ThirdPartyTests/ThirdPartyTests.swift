import Foundation
import RepositoryReading
import Testing

/// Libraries as Debian ships them, used by scripts.
@Suite struct ThirdPartyTests {
  private static let folder = "Tests/ThirdPartyTests/Scripts/"

  @Test(arguments: ["with-lpeg", "with-cjson", "with-penlight", "luaunit-passes", "luaunit-fails"])
  func `a script that uses a library does what it does in stock Lua`(name: String) throws {
    let script = Repository.path(Self.folder + name + ".lua")
    let stock = try Command.run("env", ["TZ=UTC", "lua5.4", script])
    let lazylab = try run("--events", "none", script)
    #expect(stock.output.split(separator: "\n").count > 5, "run Scripts/setup --tests")
    #expect(timeless(lazylab.output) == timeless(stock.output))
    #expect(lazylab.status == stock.status)
    let expected: Int32 = name == "luaunit-fails" ? 2 : 0
    #expect(lazylab.status == expected)
  }

  @Test func `libraries see nothing of lazylab's words and scripts keep theirs`() throws {
    let outcome = try run("--events", "none", Repository.path(Self.folder + "laboratory.lua"))
    #expect(
      outcome.output == """
        {3,4,5,6,7}
        {"offset":40}
        {"row-3","row-4","row-5","row-6","row-7"}
        false\tCannot serialise userdata: type not supported
        laboratory.lua:17: nothing is called 'Lisst'
        nil\tnil\ta script's own global\ttrue

        """
    )
    #expect(outcome.status == 0)
  }

  @Test func `the command line's arguments reach luaunit`() throws {
    let script = Repository.path(Self.folder + "luaunit-fails.lua")
    let outcome = try run("--events", "none", script, "TestMixed.testEqual")
    #expect(outcome.output.contains("Ran 1 tests"))
    #expect(outcome.status == 0)
  }

  /// The output of luaunit without the date and the duration.
  private func timeless(_ output: String) -> [Substring] {
    output.split(separator: "\n").map { line in
      if line.contains("Started on") { return "started" }
      guard let from = line.range(of: " in "), let to = line.range(of: " seconds") else {
        return line
      }
      return line[..<from.lowerBound] + line[to.upperBound...]
    }
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try Command.run(products.appending(path: "lazylab").path, ["run"] + arguments)
  }
}
