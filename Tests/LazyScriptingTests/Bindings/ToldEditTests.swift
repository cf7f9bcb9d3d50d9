import LazyTestSupport
import Testing

/// The same change of data has the same effect when it is reported and when it is found in an
/// array.
@Suite(.leavesNothing) struct ToldEditTests {
  private static func pair(_ screen: String, _ edit: String) -> String {
    """
    local function run(told)
      local rows = {}
      for i = 1, 30 do rows[i] = { id = "d" .. i, h = 20 + i * 37 % 70 } end
      local data = told and lab.data(rows) or rows
      local each = ForEach { data, id = "id", function(row) return Item { height = row.h } end }
      local window = Window { width = 200, height = 300, ScrollView { \(screen) } }
      local scroll = window:scrollView()
      \(edit)
      return tostring(scroll.contentOffset.y), tostring(scroll.contentSize.height),
        tostring(scroll.visibleIDs)
    end
    local a, b, c = run(true)
    local x, y, z = run(false)
    print(a == x and b == y and c == z or table.concat({ a, b, c, x, y, z }, "; "))
    """
  }

  static let screens = [
    "LazyVStack { spacing = 0, each }",
    "LazyVStack { Item { height = 50 }, LazyVStack { estimator = 'lastFew', each }, Text 'end' }",
    "LazyVStack { Item { height = 50 }, VStack { LazyVStack { estimator = 'lastFew', each } } }",
  ]

  @Test(arguments: screens, [("9", "10"), ("10", "9"), ("9", "11"), ("12", "8")])
  func `a row that changes places shows the same told and found`(
    screen: String,
    move: (String, String)
  ) throws {
    let edit = """
      scroll:scrollTo { y = 400 }
      if told then data:move(\(move.0), \(move.1)) window:step()
      else
        window:update(function()
          table.insert(data, \(move.1), table.remove(data, \(move.0)))
        end)
      end
      """
    #expect(try ScriptRun.output(of: Self.pair(screen, edit)) == "true")
  }

  @Test(arguments: screens)
  func `rows that go show the same told and found`(screen: String) throws {
    let edit = """
      if told then data:remove(20) data:remove(3) window:step()
      else window:update(function() table.remove(data, 20) table.remove(data, 3) end) end
      """
    #expect(try ScriptRun.output(of: Self.pair(screen, edit)) == "true")
  }
}
