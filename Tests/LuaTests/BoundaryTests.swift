import Foundation
import Testing

/// Only the shim uses Lua's functions.
@Suite struct BoundaryTests {
  @Test func `no Swift object imports a symbol of Lua`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let build = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let folder =
      FileManager.default.fileExists(atPath: build.appending(path: "Lua.build").path)
      ? build : root.appending(path: ".build/debug").resolvingSymlinksInPath()
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".build") && !$0.hasPrefix("C") }
      .flatMap { target in
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: target).path)
          .filter { $0.hasSuffix(".o") }.map { folder.appending(path: "\(target)/\($0)").path }
      }
    #expect(objects.contains { $0.contains("/Lua.build/") })
    let imported = try undefinedSymbols(objects)
    #expect(imported.contains { $0.hasPrefix("shim_") })
    #expect(imported.filter { $0.hasPrefix("lua") } == [])
  }

  private func undefinedSymbols(_ objects: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["nm", "-u"] + objects
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Set(
      text.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) }
    )
  }
}
