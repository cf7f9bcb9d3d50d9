import Foundation
import RepositoryReading
import Testing

/// Every function of stock Lua, called in the sandbox in every way.
@Suite struct StockFunctionTests {
  @Test func `no function of stock Lua reads a file or ends the process in the sandbox`() throws {
    let folder = try Tool.Folder()
    let secret = "return 'the secret of the canary'"
    let canary = try folder.write("canary.lua", secret)
    let names = try Command.run("lua5.4", ["-e", Self.lister]).output
    try #require(names.contains("string.dump"), "\(names); run Scripts/setup --tests")
    let arguments =
      [Tool.script("call.lua"), "--", canary] + names.split(separator: "\n").map(String.init)
    let end = try Tool.run(["run", "--sandbox"] + arguments)
    #expect(end.status == 0 && !end.isSignal, "\(end.output.suffix(500))")
    #expect(end.output.hasSuffix("end\n"))
    #expect(!end.output.contains("secret"), "a file was read")
    #expect(try String(contentsOfFile: canary, encoding: .utf8) == secret, "a file was written")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files == ["canary.lua"])
  }

  /// Prints the names of all functions that stock Lua has.
  private static let lister = """
    for name, value in pairs(_G) do
      if type(value) == "function" then print(name) end
      if type(value) == "table" and name ~= "_G" then
        for field, inner in pairs(value) do
          if type(inner) == "function" then print(name .. "." .. field) end
        end
      end
    end
    """
}
