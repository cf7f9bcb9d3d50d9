import Foundation
import LazyLabCLI
import RepositoryReading
import Testing

/// Every layout among the examples is as all layouts must be: what `lazylab plugin check` asks.
@Suite(.timeLimit(.minutes(30))) struct ExampleLayoutTests {
  private static let files = Repository.files(in: ["Examples/layouts"]).filter { file in
    file.path.hasSuffix(".lua") && definition(in: file.text) != nil
  }

  /// An example up to the end of the layout that it defines, with the name of that.
  private static func definition(in text: String) -> (name: String, code: String)? {
    var name: String?
    var code: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      code.append(line)
      if line.contains("Layout \"") {
        name = line.split(separator: " ").dropFirst().first.map(String.init)
      }
      if let name, line == "}" { return (name, code.joined(separator: "\n")) }
    }
    return nil
  }

  @Test(arguments: files.map(\.path))
  func `a layout among the examples is as all layouts must be`(path: String) throws {
    let file = try #require(Self.files.first { $0.path == path })
    let (name, code) = try #require(Self.definition(in: file.text))
    let plugin = FileManager.default.temporaryDirectory.appending(path: "example-\(UUID()).lua")
    defer { try? FileManager.default.removeItem(at: plugin) }
    let head = "name = \"example\", version = \"1.0.0\", api = \">=1 <2\""
    let text = "\(code)\nreturn { \(head), layouts = { \(name) } }\n"
    try Data(text.utf8).write(to: plugin)
    let terminal = MemoryTerminal()
    let status = LazyLab.main(arguments: ["plugin", "check", plugin.path], terminal: terminal)
    #expect(status == 0, "\(terminal.output)\(terminal.errors)")
    #expect(terminal.output.contains("ok layout \(name): "))
  }

  @Test(arguments: files.map(\.path))
  func `a layout among the examples stands in every container`(path: String) throws {
    let file = try #require(Self.files.first { $0.path == path })
    let (name, code) = try #require(Self.definition(in: file.text))
    let sample = code.firstMatch(of: /sample = (\w+)/).map { String($0.1) } ?? "false"
    let containers = Repository.files(in: ["Tests/ToolTests/Lengths"])
    let texts = ["containers.lua", "layouts.lua"].compactMap { name in
      containers.first { $0.path.hasSuffix("/\(name)") }?.text
    }
    #expect(texts.count == 2)
    let script = FileManager.default.temporaryDirectory.appending(path: "example-\(UUID()).lua")
    defer { try? FileManager.default.removeItem(at: script) }
    let text = "\(code)\nLAYOUT = \(name)\nSAMPLE = \(sample)\n" + texts.joined()
    try Data(text.utf8).write(to: script)
    let terminal = MemoryTerminal()
    let words = ["run", "--events", "none", script.path]
    let status = LazyLab.main(arguments: words, terminal: terminal)
    #expect(status == 0, "\(terminal.output)\(terminal.errors)")
    #expect(!terminal.errors.contains("unusableLength"), "\(terminal.errors)")
  }

  @Test func `the layouts among the examples are found`() {
    #expect(Self.files.count >= 7)
  }
}
