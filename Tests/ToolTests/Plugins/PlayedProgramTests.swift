import TestBasics
import Testing

/// Programs of plugins that `window:play` runs, with the built program.
@Suite(.timeLimit(.minutes(30))) struct PlayedProgramTests {
  private static let plugin = """
    return { \(PluginScene.head("scan")), programs = {
      scan = function(window, options)
        for _ = 1, options and options.steps or 3 do
          window:scrollView():drag { by = 300, duration = 0.2 }
        end
        return "scanned"
      end,
      bad = function(window) window:step() error("no") end,
      endless = function(window) window:step() while true do end end,
      nested = function(window) return Programs.scan(window, { steps = 1 }) end,
    } }
    """

  private static let scene = """
    local window = Window { width = 300, height = 400,
      ScrollView { LazyVStack { spacing = 0, ForEach { 500, id = "row-%d", height = 44 } } } }

    """

  private func run(_ script: String) throws -> ToolProcess.End {
    try PluginScene(["scan.lua": Self.plugin]).script(Self.scene + script, plugins: ["scan.lua"])
  }

  @Test func `a plugin's program waits as a verb does, alone or within another program`() throws {
    let end = try run(
      """
      print(window:play(Programs.scan), window.frame)
      window:play(function(same)
        print("in", Programs.scan(same, { steps = 2 }), window.frame)
        print("nested", Programs.nested(same))
      end, function(same) wait(0.3) same:resize(400, 300) print("rotated", same.frame) end)
      window:check()
      print(window:scrollView().contentOffset.y)
      """
    )
    #expect(end.errors == "")
    #expect(
      end.output == "36\t37\nrotated\t56\nin\tscanned\t61\nnested\tscanned\n1800.0\n"
    )
  }

  @Test func `a plugin's program that fails or loops is named, and the others go on`() throws {
    let end = try run(
      """
      for _, name in ipairs { "bad", "endless" } do
        local fine, message = pcall(window.play, window, Programs[name], function()
          print(name, window:scrollView():drag { by = 100, duration = 0.1 })
        end)
        print(fine, message)
      end
      print(pcall(window.play, window, function(same)
        local fine = pcall(Programs.bad, same)
        print("caught", fine, same:step())
      end))
      window:check()
      """
    )
    #expect(end.status == 0)
    let lines = end.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.first == "bad\t6")
    #expect(lines.dropFirst().first?.contains("plugin scan: program bad: scan.lua:8: no") ?? false)
    #expect(lines.dropFirst(2).first == "endless\t6")
    #expect(lines.dropFirst(3).first?.contains("instructions was reached") ?? false)
    #expect(lines.dropFirst(4).first == "caught\tfalse\t1")
  }
}
