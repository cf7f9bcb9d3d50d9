import TestBasics
import Testing

/// The metatables that all code of a session shares, and those of a plugin's own tables.
struct PluginMetatableTests {
  @Test func `a plugin changes the metatables of its own tables only`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), reporters = {
        types = function() debug.setmetatable("", { __index = {} }) return "" end,
        hidden = function() debug.getmetatable("").__index.upper = nil return "" end,
        own = function() return debug.getmetatable(debug.setmetatable({}, { "own" }))[1] end,
      } }
      """
    ])
    let end = try scene.script(
      """
      local window = Window { width = 1, height = 1, EmptyView() }
      print(pcall(Reporters.types, window))
      print(pcall(Reporters.hidden, window))
      print(Reporters.own(window))
      print(("a"):upper())
      """,
      plugins: ["a.lua"]
    )
    #expect(end.status == 0)
    #expect(end.output.contains("a.lua:2: debug.setmetatable takes a table here; all plugins and "))
    #expect(end.output.contains("reporter hidden: a.lua:3: "))
    #expect(end.output.hasSuffix("own\nA\n"))
  }
}
