import Foundation
import RepositoryReading
import Testing

/// Scripts that try to break the process, run by the built program.
@Suite(.timeLimit(.minutes(30))) struct NastyScriptTests {
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

  @Test(arguments: places.keys.sorted(), [true, false])
  func `no script ends the process by a signal or keeps it`(
    place: String,
    isSandboxed: Bool
  ) throws {
    let frame = try #require(Self.places[place])
    let share = Self.places.keys.sorted().firstIndex(of: place)
    let pieces = try Tool.pieces("nasty.txt")
    #expect(pieces.count >= 150)
    let folder = try Tool.Folder()
    for (index, piece) in pieces.enumerated() {
      // Without the sandbox each place takes a share of the pieces; together they try every piece.
      if !isSandboxed, index % Self.places.count != share {
        continue
      }
      let file = try folder.write("\(index).lua", frame.replacing("PIECE", with: piece))
      let limits = ["--events", "none", "--time", "50ms", "--memory", "64M"]
      let end = try Tool.run(["run"] + (isSandboxed ? ["--sandbox"] : []) + limits + [file])
      let report = "\(place): \(piece)\n\(end.output.suffix(300))"
      #expect(!end.isSignal && [0, 1, 3].contains(end.status), "\(report)")
    }
  }

  @Test(arguments: [2000, 6000])
  func `a stack that cannot grow is not used up by windows in windows`(kibibytes: Int) throws {
    let folder = try Tool.Folder()
    let script = """
      local function make()
        local view = Text "x":onAppear(function() make() end)
        for i = 1, 180 do view = VStack { view } end
        return Window { width = 100, height = 100, view }
      end
      print(pcall(make))
      """
    let file = try folder.write("nested.lua", script)
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = products.appending(path: "lazylab").path
    let line = "ulimit -s \(kibibytes) && exec '\(program)' run --events none '\(file)'"
    let end = try Command.run("sh", ["-c", line])
    #expect(end.status == 0)
    #expect(end.output.contains("nested too deeply"), "\(end.output.suffix(300))")
  }
}
