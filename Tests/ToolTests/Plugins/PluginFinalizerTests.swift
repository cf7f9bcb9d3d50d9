import TestBasics
import Testing

@Suite(.timeLimit(.minutes(30))) struct PluginFinalizerTests {
  @Test(arguments: [
    "function() while true do end end",
    "function() while true do pcall(function() while true do end end) end end",
    "function() local t = {} while true do t[#t + 1] = (\"x\"):rep(1e5) .. #t end end",
    "load \"while true do end\"", "coroutine.wrap(function() while true do end end)",
  ])
  func `a finalizer of a plugin that never ends is stopped and set aside`(finalizer: String) throws
  {
    let plugin = """
      local kept = {}
      local function mark(list) list[#list + 1] = setmetatable({}, { __gc = \(finalizer) }) end
      return { \(PluginScene.head("heavy")),
        items = { heavy = function() mark({}) mark(kept) return Item { height = 4 } end } }
      """
    let script = """
      for i = 1, 6 do Items.heavy(i) end
      for _ = 1, 3 do collectgarbage() end
      print("gone on")
      """
    for options in [[], ["--sandbox"]] {
      let end = try PluginScene(["heavy.lua": plugin])
        .script(script, plugins: ["heavy.lua"], options)
      #expect(end.status == 0 && end.output == "gone on\n", "\(end)")
      #expect(end.errors.contains("plugin heavy: the finalizer in heavy.lua"), "\(end.errors)")
      #expect(end.errors.contains("set aside for this session after 3 errors"), "\(end.errors)")
    }
  }

  @Test func `what a plugin sets as a finalizer and is no function of Lua does not run`() throws {
    let plugin = """
      local endless = { __gc = pcall, __call = function() while true do end end }
      return { \(PluginScene.head("heavy")),
        items = { heavy = function() setmetatable({}, endless) return Item { height = 4 } end } }
      """
    let end = try PluginScene(["heavy.lua": plugin])
      .script("Items.heavy(1) collectgarbage() print 'gone on'", plugins: ["heavy.lua"])
    #expect(end.output == "gone on\n" && end.errors.isEmpty, "\(end)")
  }
}
