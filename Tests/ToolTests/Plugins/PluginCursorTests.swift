import TestBasics
import Testing

@Suite(.timeLimit(.minutes(30))) struct PluginCursorTests {
  @Test(arguments: [
    ("Text 'x'", "a View"), ("print", "a function"), ("setmetatable({}, {})", "a metatable"),
  ])
  func `a cursor that cannot be copied sets its layout aside, and the host goes on`(
    value: String,
    says: String
  ) throws {
    let plugin = """
      local Odd = LazyLayout "Odd" {
        begin = function() return { y = 0 } end,
        place = function(_, cursor, subviews)
          cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 50 }.height
          cursor.kept = \(value)
          return cursor.y
        end,
      }
      return { \(PluginScene.head("p")), layouts = { Odd } }
      """
    let script = """
      local window = Window { width = 300, height = 400,
        ScrollView { Odd { ForEach { 100, id = "row-%d", height = 44 } } } }
      window:scrollView():drag { by = 100 }
      window:check()
      print("gone on", window:scrollView().visibleIDs)
      """
    let end = try PluginScene(["p.lua": plugin]).script(script, plugins: ["p.lua"])
    #expect(end.status == 0 && end.output.hasPrefix("gone on\trow-3"), "\(end.output)")
    #expect(end.errors.contains("layout Odd: place in p.lua:3: cursor.kept of Odd is "))
    #expect(end.errors.contains(says), "\(end.errors)")
    #expect(end.errors.contains("set aside for this session after 3 errors; a column stands in"))
  }
}
