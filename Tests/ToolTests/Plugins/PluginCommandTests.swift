import Foundation
import TestBasics
import Testing

@Suite(.timeLimit(.minutes(30))) struct PluginCommandTests {
  private static let places = [".lazylab/plugins/good.lua": PluginScene.good]

  @Test func `a command of a plugin is one of the tool's, with its words as they are`() throws {
    let scene = try PluginScene(Self.places)
    let end = try scene.run(["greet", "Ann", "--seed", "-e"])
    #expect(end.output == "hello Ann and --seed and -e\n")
    #expect(end.errors == "")
    #expect(end.status == 0)
  }

  @Test func `options before a command are lazylab's`() throws {
    let scene = try PluginScene(["good.lua": PluginScene.good])
    let end = try scene.run(["--plugin", "good.lua", "--seed", "3", "greet", "Ann"])
    #expect(end.output == "hello Ann\n")
  }

  @Test func `a word that is nearly a command of a plugin is suggested`() throws {
    let end = try PluginScene(Self.places).run(["gret"])
    #expect(end.status == 2)
    #expect(end.errors == "lazylab: unknown command 'gret'; did you mean 'greet'?\n")
    let other = try PluginScene(Self.places).run(["first.lua"])
    #expect(other.errors.contains("to run a script: lazylab run first.lua"))
  }

  @Test func `a command that fails ends the program with status 1`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), commands = {
        a = { help = "a: fails.", run = function() error("no") end } } }
      """
    ])
    let end = try scene.run(["--plugin", "a.lua", "a"])
    #expect(end.status == 1)
    #expect(end.errors.hasPrefix("lazylab: plugin a: command a: a.lua:2: no"))
  }

  @Test func `at the REPL a command is typed with a dot, and its window is the session's`() throws {
    let scene = try PluginScene([
      ".lazylab/plugins/rows.lua": """
      return { \(PluginScene.head("rows")), commands = {
        rows = { help = "rows [N]: makes rows.", run = function(session, count)
          return Window { width = 100, height = 100, ScrollView { LazyVStack {
            ForEach { math.floor(tonumber(count)), id = "row-%d", height = 50 } } } }
        end },
        top = { help = "top: where it is.", run = function(session)
          return session.window:scrollView().visibleIDs[1]
        end },
      } }
      """
    ])
    let end = try scene.run(
      ["--events", "none"],
      input: """
        .rows 7
        _:scrollView().count
        .top
        ?.rows
        .rowz
        """ + "\n"
    )
    #expect(
      end.output == """
        Window 100 × 100, frame 1, 0 s; offset 0 of ≈ 398, visible row-1, row-2
        7
        row-1
        .rows
          rows [N]: makes rows.

        """,
      "\(end.output)"
    )
    #expect(end.errors == "lazylab: unknown command '.rowz'; did you mean '.rows'?\n")
  }

  @Test func `new code is taken when it is all right, else the old one stays`() throws {
    let version = { (height: Int) in
      """
      local Card = View "Card" { body = function() return Item { height = \(height) } end }
      return { \(PluginScene.head("card")), views = { Card } }
      """
    }
    let scene = try PluginScene(["card.lua": version(10), "good.lua": PluginScene.good])
    let replace = { (text: String) in
      "do local f = io.open('card.lua', 'w') f:write([==[\(text)]==]) f:close() end\n"
    }
    let look =
      "Window { width = 9, height = 99, VStack { Card {}:id 'it' } }:node('it').frame.height\n"
    let end = try scene.run(
      ["--events", "none", "--plugin", "card.lua", "--plugin", "good.lua"],
      input: look + replace(version(20)) + look + ".reload card\n" + look
        + replace("return {") + ".reload\n" + look
        + replace("return { \(PluginScene.head("card")) }") + ".reload card\n"
        + "pcall(function() return Card end)\n"
    )
    #expect(end.errors == "")
    #expect(
      end.output.split(separator: "\n") == [
        "10.0", "10.0", "reloaded card 1.0.0", "20.0",
        "kept card as it was: card.lua:1: unexpected symbol near <eof>", "reloaded good 1.0.0",
        "20.0",
        "reloaded card 1.0.0", "false", "\"entry 8:1: nothing is called 'Card'\"",
      ],
      "\(end.output)"
    )
  }

  @Test func `the list says what failed and what was set aside`() throws {
    let scene = try PluginScene([
      "bad.lua": """
      return { \(PluginScene.head("bad")), reporters = { bad = function() error("no") end } }
      """,
      "worse.lua": "return",
    ])
    let end = try scene.run(
      ["--plugin", "bad.lua", "--plugin", "worse.lua"],
      input: """
        window = Window { width = 1, height = 1, EmptyView() }
        for _ = 1, 2 do pcall(Reporters.bad, window) end
        .plugins
        pcall(Reporters.bad, window)
        .plugins
        """ + "\n"
    )
    #expect(
      end.output.contains(
        "bad 1.0.0 in bad.lua: loaded, called 2 times\n  Reporters.bad (2 errors)\n"
      )
    )
    #expect(end.output.contains("  Reporters.bad (set aside after 3 errors)\n"))
    #expect(end.output.contains("worse.lua: failed: worse.lua returns a table"))
  }

  @Test func `a report is written for each window at the end of a script`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), reporters = {
        frames = function(window) return "frames: " .. window.frame end } }
      """
    ])
    let script = """
      for count = 1, 2 do
        local window = Window { width = 1, height = 1, EmptyView() }
        window:step(count)
      end
      collectgarbage()
      print("done")
      """
    let end = try scene.script(script, plugins: ["a.lua"], ["--report", "frames"])
    #expect(end.output == "done\nframes: 2\nframes: 3\n")
    let none = try scene.script(script, plugins: ["a.lua"], ["--report", "frame"])
    #expect(none.status == 2)
    #expect(none.output == "")
    #expect(none.errors.contains("no plugin has a reporter 'frame'; did you mean 'frames'?"))
  }

  @Test func `types, the reference and help know the names of plugins`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")),
        views = { View "Card" { parameters = { size = 17 }, body = EmptyView } },
        programs = { scan = function() end } }
      """
    ])
    let types = try scene.run(["types", "--plugin", "a.lua"])
    #expect(types.output.contains("---@field size? any\n---@alias Card.Arguments Card.Fields & "))
    #expect(types.output.contains("function Card(arguments, ...) end"))
    #expect(types.output.contains("function Programs.scan(window, options) end"))
    let reference = try scene.run(["reference", "--plugin", "a.lua"])
    #expect(reference.output.contains("### `Card { size = 17, … }`"))
    #expect(reference.output.contains("From the plugin a."))
    let entry = try scene.run(["reference", "--plugin", "a.lua", "Programs.scan"])
    #expect(entry.output.hasPrefix("Programs.scan(window, [options])\n  A program of scrolls"))
    let help = try scene.run(["--plugin", "a.lua", "-e", "print(help 'Programs.scan')"])
    #expect(help.output.hasPrefix("Programs.scan(window, [options])\n  A program of scrolls"))
  }
}
