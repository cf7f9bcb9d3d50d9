import Foundation
import RepositoryReading
import Testing

/// What a language server for Lua makes of the annotations for editors.
@Suite(.timeLimit(.minutes(10))) struct AnnotationsTests {
  private static let scripts = "Tests/ThirdPartyTests/Scripts/"

  /// The warnings about some files, which stand beside the annotations in a folder.
  private func warnings(about paths: [String]) throws -> [Substring] {
    let program = Repository.path(".build/python/bin/python3")
    try #require(FileManager.default.fileExists(atPath: program), "run Scripts/setup --tests")
    let folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in paths + ["Examples/types/lazylab.lua"] {
      let name = try #require(path.split(separator: "/").last)
      try FileManager.default.copyItem(
        at: URL(filePath: Repository.path(path)),
        to: folder.appending(path: String(name))
      )
    }
    let names = paths.compactMap { $0.split(separator: "/").last.map(String.init) }
    let script = Repository.path(Self.scripts + "read-annotations.py")
    let end = try Command.run(program, [script, folder.path] + names)
    #expect(end.status == 0, "\(end.output)")
    return end.output.split(separator: "\n")
  }

  @Test func `editors warn of nothing in the examples`() throws {
    let examples = Repository.files(in: ["Examples"]).map(\.path).filter { path in
      path.hasSuffix(".lua") && path.split(separator: "/").count == 2
    }
    #expect(examples.count >= 12)
    #expect(try warnings(about: examples) == [])
  }

  @Test func `editors mark each of twenty mistakes, and nothing else`() throws {
    let path = Self.scripts + "mistakes.lua"
    let file = Repository.files(in: ["Tests/ThirdPartyTests"]).first { $0.path == path }
    let lines = try #require(file).lines.enumerated()
    let mistakes = lines.filter { $1.hasSuffix("-- mistake") }.map { $0.offset + 1 }
    let marked = Set(try warnings(about: [path]).compactMap { Int($0.split(separator: ":")[1]) })
    #expect(mistakes.count == 20)
    #expect(marked == Set(mistakes))
  }
}
