import Foundation
import LazyTestSupport
import Testing

/// Scripts that try to break the process, run by the built program.
@Suite struct NastyScriptTests {
  /// Where a piece of Lua may stand; the last places are inside the simulator.
  static let places = [
    "at top level": "do PIECE end",
    "in a coroutine": "print(coroutine.resume(coroutine.create(function() PIECE end)))",
    "in a finalizer": """
    warn("@on")
    do local o = setmetatable({}, { __gc = function() PIECE end }) o = nil end
    collectgarbage()
    """,
    "when Lua is closed": "keep = setmetatable({}, { __gc = function() PIECE end })",
    "in a message handler": "print(xpcall(error, function() PIECE end))",
    "in a comparison": "table.sort({ 2, 1 }, function() PIECE end)",
    "in a row function": """
    Window { width = 100, height = 100, ScrollView { LazyVStack { ForEach { 3, function(i)
      PIECE
    end } } } }
    """,
    "in an observer": """
    local w = Window { width = 100, height = 100, ScrollView { LazyVStack {
      ForEach { 9, height = 44 } } }:onScrollTargetVisibilityChange { threshold = 0.5, function()
        PIECE
      end } }
    w:scrollView():drag { by = 50 }
    """,
  ]

  static func pieces() throws -> [String] {
    let text = try String(contentsOfFile: Tool.script("nasty.txt"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("--") }
  }

  @Test(arguments: places.keys.sorted(), ["--sandbox", "--memory"])
  func `no script ends the process by a signal or keeps it`(place: String, profile: String) throws {
    let frame = try #require(Self.places[place])
    let pieces = try Self.pieces()
    #expect(pieces.count >= 150)
    let folder = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let limits = profile == "--sandbox" ? ["--sandbox", "--memory", "64M"] : ["--memory", "64M"]
    // Each place takes its share of the pieces, so that all of them together try each piece twice.
    for (index, piece) in pieces.enumerated() {
      let file = folder.appending(path: "\(index).lua")
      try Data(frame.replacing("PIECE", with: piece).utf8).write(to: file)
      let end = try Tool.run(["run", "--events", "none", "--time", "2s"] + limits + [file.path])
      #expect(!end.isSignal, "\(place): \(piece)\n\(end.output.suffix(300))")
      #expect([0, 1, 3].contains(end.status), "\(place): \(piece)\n\(end.output.suffix(300))")
    }
  }
}
