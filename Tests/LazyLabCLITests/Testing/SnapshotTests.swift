import Foundation
import LazyTestSupport
import Testing

@testable import LazyLabCLI

/// Snapshots, kept at a terminal and compared anywhere.
@Suite(.timeLimit(.minutes(30))) struct SnapshotTests {
  private static let file = "snapshots/s_test.a-test.a-value.txt"

  private func test(_ value: String) -> String {
    "lab.test('a test', function() lab.snapshot('a value', \(value)) end)"
  }

  /// Runs the tool in this process at a terminal, with files named from the scene's folder.
  private func accept(in scene: PluginScene, environment: [String: String] = [:]) -> String {
    let terminal = MemoryTerminal(isInteractive: true)
    var tool = Tool(terminal: terminal)
    tool.environment = { environment[$0] }
    let words = ["test", "--accept", scene.folder.appending(path: "s_test.lua").path]
    let status = LazyLab.main(arguments: words, tool: tool)
    return "\(status) " + terminal.output + terminal.errors
  }

  @Test func `a snapshot is kept by --accept alone, and shown when it differs`() throws {
    let scene = try PluginScene(["s_test.lua": test("{ x = 1 }")])
    let missing = try scene.run(["test"])
    #expect(missing.status == 1)
    #expect(missing.output.contains("s_test.lua:1: snapshot 'a value' was not kept yet; --accept"))
    #expect(try scene.run(["test"], environment: ["CI": "true"]).status == 1)
    let folder = scene.folder.appending(path: "snapshots").path
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(accept(in: scene, environment: ["CI": "1"]).hasPrefix("2 "))
    #expect(!FileManager.default.fileExists(atPath: folder))
    let kept = accept(in: scene)
    #expect(kept.hasPrefix("0 ok "))
    #expect(kept.contains("/\(Self.file)\n"))
    #expect(try scene.run(["test"]).status == 0)
    try scene.write(test("{ x = 2 }"), to: "s_test.lua")
    let differs = try scene.run(["test"])
    #expect(differs.output.contains("  @@ -1,1 +1,1 @@\n  -{ x = 1 }\n  +{ x = 2 }\n"))
    #expect(accept(in: scene).contains("  -{ x = 1 }\n  +{ x = 2 }\n"))
    #expect(try scene.run(["test"]).status == 0)
  }

  @Test(arguments: [
    ("mine\n", "is not a snapshot of lazylab; move that file away"),
    ("-- lazylab snapshot: a test: a-value\n1\n", "is of another test or snapshot; rename"),
  ])
  func `a file that is not the snapshot stays as it is`(text: String, message: String) throws {
    let scene = try PluginScene(["s_test.lua": test("1"), Self.file: text])
    #expect(try scene.run(["test"]).output.contains(message))
    let kept = accept(in: scene)
    #expect(kept.hasPrefix("1 "))
    #expect(kept.contains(message))
    let after = try String(contentsOf: scene.folder.appending(path: Self.file), encoding: .utf8)
    #expect(after == text)
  }

  @Test func `a snapshot that no test uses is told, and removed by --accept`() throws {
    let own = ["s_test.a-test.old.txt", "s_test.gone.a-value.txt", "s_test.alone.txt"]
    let others = ["s_test.mine.txt", "s_test.x.y.z.txt", "t_test.a-test.a-value.txt"]
    var files = ["s_test.lua": test("1"), Self.file: "-- lazylab snapshot: a test: a value\n1\n"]
    for name in own + others.dropFirst() { files["snapshots/\(name)"] = "-- lazylab snapshot: x\n" }
    files["snapshots/\(others[0])"] = "mine"
    let scene = try PluginScene(files)
    func names() throws -> [String] {
      let folder = scene.folder.appending(path: "snapshots").path
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    let before = try names()
    let end = try scene.run(["test"])
    let lines = own.sorted().map { "no test uses snapshots/\($0); --accept removes it\n" }
    #expect(end.output == "ok s_test.lua: a test: 1 expectation\n1 test passed\n" + lines.joined())
    #expect(end.status == 0)
    #expect(try scene.run(["test", "--tap"]).output.hasSuffix(lines.map { "# " + $0 }.joined()))
    #expect(try scene.run(["test", "--filter", "a test"]).output.hasSuffix("1 test passed\n"))
    try scene.write("error('no') " + test("1"), to: "s_test.lua")
    #expect(try !scene.run(["test"]).output.contains("no test uses"))
    try scene.write(test("1"), to: "s_test.lua")
    #expect(try names() == before)
    let accepted = accept(in: scene)
    for name in own { #expect(accepted.contains("/snapshots/\(name), which no test uses\n")) }
    #expect(try names() == before.filter { !own.contains($0) })
  }

  @Test func `a snapshot of a file with a longer name is not taken for one of this file`() throws {
    let other = "snapshots/s_test.b_test.a-value.txt"
    let scene = try PluginScene([
      "s_test.lua": test("1"), "s_test.b_test.lua": "lab.snapshot('a value', 'B')",
      other: "-- lazylab snapshot: a value\nB\n",
    ])
    #expect(!accept(in: scene).contains("removed"))
    let path = scene.folder.appending(path: other).path
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `a snapshot is compared by its bytes, and tabs are printed as they are`() throws {
    let kept = "-- lazylab snapshot: a test: a value\ncafe\u{301}\n"
    let scene = try PluginScene([
      "s_test.lua": "print(1, 2) " + test("'caf\u{e9}'"), Self.file: kept,
    ])
    let end = try scene.run(["test"])
    #expect(end.status == 1)
    #expect(Array(end.output.utf8).contains(Array("  -cafe\u{301}\n  +caf\u{e9}\n".utf8)))
    #expect(end.output.contains("  printed:\n    1\t2\n"))
  }
}
