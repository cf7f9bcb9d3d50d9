import TestBasics
import Testing

/// `lazylab plugin check` comes to an end, whatever the plugin does.
@Suite(.timeLimit(.minutes(30))) struct PluginCheckLimitTests {
  private static let good = "View 'Good' { body = function() return Item { height = 9 } end }"

  private func check(_ body: String, _ options: [String] = []) throws -> ToolProcess.End {
    let scene = try PluginScene(["a.lua": "return { \(PluginScene.head("a")), \(body) }"])
    return try scene.run(["plugin", "check", "a.lua"] + options)
  }

  @Test func `a layout that stands still is said to`() throws {
    let end = try check(
      """
      layouts = { LazyLayout "Still" { begin = function() return {} end,
        place = function(self, cursor, subviews) subviews[1]:place {} return 0 end } },
      views = { \(Self.good) }
      """
    )
    #expect(end.status == 1, "\(end.errors)")
    #expect(end.output.contains("FAILED layout Still: "), "\(end.output)")
    #expect(end.output.contains("ok view Good: "), "\(end.output)")
  }

  @Test func `what does not end has an equal part of the time, and the rest is checked`() throws {
    let end = try check(
      """
      commands = { ends = { help = "ends", run = function() while true do end end } },
      views = { \(Self.good) }
      """,
      ["--time", "1s"]
    )
    #expect(end.status == 1, "\(end.errors)")
    #expect(
      end.output.contains("not met: it does not end in its part of the time limit of 1 s\n"),
      "\(end.output)"
    )
    #expect(end.output.contains("ok view Good: "), "\(end.output)")
  }

  @Test func `what fills the memory fails, and the rest is checked`() throws {
    let end = try check(
      """
      commands = { fills = { help = "fills", run = function()
        local kept = {}
        while true do kept[#kept + 1] = ("x"):rep(1e5) .. #kept end
      end } },
      views = { \(Self.good) }
      """,
      ["--memory", "64M"]
    )
    #expect(end.status == 1, "\(end.errors)")
    #expect(end.output.contains("the memory limit of 64 MiB was reached"), "\(end.output)")
    #expect(end.output.contains("ok view Good: "), "\(end.output)")
  }

  @Test func `a plugin of many items is loaded in the time that it takes to read them`() throws {
    let scene = try PluginScene([
      "a.lua": """
      local items = {}
      for i = 1, 20000 do items["item" .. i] = function() return Item { height = i } end end
      return { \(PluginScene.head("a")), items = items }
      """
    ])
    let end = try scene.script(
      "print(Items.item20000 ~= nil)",
      plugins: ["a.lua"],
      ["--time", "10s"]
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "true\n")
  }

  @Test func `a test that leaves by os.exit does not pass`() throws {
    let scene = try PluginScene([
      "a.lua": "return { \(PluginScene.head("a")), views = { \(Self.good) } }",
      "a_test.lua": "lab.expect(true) os.exit(0)",
    ])
    let end = try scene.run(["plugin", "test", "a.lua"])
    #expect(end.status == 1)
    #expect(end.output.hasPrefix("FAILED a_test.lua: 1 expectation\n"))
    #expect(end.output.contains("os.exit would end lazylab before the result is known"))
  }

  @Test func `a plugin that has another name when it is read again leaves none of the old`() throws
  {
    func text(_ name: String) -> String {
      "return { \(PluginScene.head(name)), items = { \(name) = function() end } }"
    }
    let scene = try PluginScene(["a.lua": text("one")])
    let end = try scene.run(
      ["--plugin", "a.lua", "--keep-going"],
      input: """
        io.open("a.lua", "w"):write([[\(text("two"))]]):close()
        .reload one
        print(Items.two ~= nil, pcall(function() return Items.one end))

        """
    )
    #expect(end.output.contains("reloaded two 1.0.0\n"), "\(end)")
    #expect(end.output.contains("true\tfalse\tentry 2:1: Items has no 'one'"), "\(end)")
  }
}
