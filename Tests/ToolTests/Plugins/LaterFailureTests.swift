import TestBasics
import Testing

/// A lazy layout of a plugin that works first and fails once its lines are held.
@Suite(.timeLimit(.minutes(30))) struct LaterFailureTests {
  private static let plugin = """
    local isBad = false
    return { \(PluginScene.head("later")),
      layouts = { LazyLayout "Later" {
        begin = function(_, bounds) return { y = 0, width = bounds.width } end,
        place = function(_, cursor, subviews)
          if isBad then error "no" end
          cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 20 }.height + 6
          return cursor.y, cursor.y
        end } },
      commands = { fail = { help = "fail", run = function() isBad = true end } },
    }
    """

  @Test(arguments: [false, true])
  func `a layout that begins to fail while its lines are held goes on as a column`(
    isReversed: Bool
  ) throws {
    let script = """
      local isReversed = \(isReversed)
      local window = Window { width = 200, height = 100, ScrollView { Later { reversed = isReversed,
        ForEach { 30, function() return Item { width = 20, height = 25 } end } } } }
      window:scrollView():scrollTo { edge = isReversed and "top" or "bottom" }
      lab.command "fail"
      window:scrollView():drag { by = isReversed and -90 or 90 }
      window:check()
      print "gone on"
      """
    let end = try PluginScene(["later.lua": Self.plugin]).script(script, plugins: ["later.lua"])
    #expect(end.status == 0 && end.output == "gone on\n", "\(end.errors)")
    #expect(end.errors.contains("plugin later: layout Later: later.lua:6: no"), "\(end.errors)")
  }
}
