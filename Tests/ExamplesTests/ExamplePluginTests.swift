import LazyLabCLI
import RepositoryReading
import Testing

/// Every plugin among the examples works, and passes the kit of its kind.
@Suite struct ExamplePluginTests {
  private static let plugins = ["sawtooth.lua", "field-notes", "tikz.lua"]

  private func run(_ words: String...) -> (status: Int32, output: String) {
    let terminal = MemoryTerminal()
    let status = LazyLab.main(arguments: words, terminal: terminal)
    return (status, terminal.output + terminal.errors)
  }

  @Test(arguments: plugins, ["test", "check"])
  func `an example of a plugin passes its test and its kits`(plugin: String, verb: String) {
    let result = run("plugin", verb, Repository.path("Examples/plugins/\(plugin)"))
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("ok "))
  }

  @Test func `every plugin among the examples is tested`() {
    let files = Repository.files(in: ["Examples/plugins"]).map(\.path)
    let tops = Set(files.map { String($0.split(separator: "/")[2]) })
    #expect(tops == Set(Self.plugins + ["sawtooth_test.lua", "tikz_test.lua"]))
  }

  @Test func `the command of an example works as its comment says`() {
    let path = Repository.path("Examples/plugins/sawtooth.lua")
    let result = run("--plugin", path, "sawtooth", "500")
    #expect(result.status == 0)
    #expect(result.output.contains(" bodies and "))
  }
}
