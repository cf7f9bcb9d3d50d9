import Foundation
import Lua
import Testing

/// The functions that lazylab replaces do what Lua's own do, errors included.
@Suite struct LikeStockTests {
  @Test func `replaced functions give what stock Lua gives`() throws {
    let lua = try Interpreter(reproducible: false)
    try lua.run(StockScript.text)
    lua.state.close()
    let own = lua.output.split(separator: "\n")
    let stock = try runStock(StockScript.text).split(separator: "\n")
    #expect(own.count == stock.count)
    for (own, stock) in zip(own, stock) where own != stock {
      Issue.record("lazylab: \(own)\nlua5.4: \(stock)")
    }
  }

  private func runStock(_ script: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(script.utf8).write(to: folder.appending(path: "test.lua"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["lua5.4", "test.lua"]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
