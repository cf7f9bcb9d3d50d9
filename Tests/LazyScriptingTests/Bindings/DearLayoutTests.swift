import LazyScripting
import LazyTestSupport
import Testing

/// Lazy layouts that need more subviews than they place.
@Suite(.leavesNothing) struct DearLayoutTests {
  private static let layouts = """
    local function layout(name, look, floor)
      return LazyLayout(name) { begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          look(subviews)
          cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 50 }.height
          return floor(cursor.y), cursor.y
        end }
    end
    local function nothing() end
    local function everything(subviews)
      local n = 1
      while subviews[n + 1] do n = n + 1 end
    end
    local function codes(layout, reversed, count)
      local window = Window { width = 300, height = 400, ScrollView {
        layout { reversed = reversed, ForEach { count, id = "row-%d", height = 30 } }
      }:defaultScrollAnchor(reversed and "bottom" or "top") }
      window:scrollView():drag { by = reversed and -100 or 100 }
      local codes = {}
      for event in window.trace:events { kind = "diagnostic" } do codes[#codes + 1] = event.code end
      return table.concat(codes, " ")
    end
    """

  @Test func `a layout that makes everything load is named, whichever way it goes`() throws {
    try expectOutput(
      of: """
        \(Self.layouts)
        local Plain = layout("Plain", nothing, function(y) return y end)
        local Never = layout("Never", nothing, function() return 0 end)
        local Far = layout("Far", everything, function(y) return y end)
        for _, reversed in ipairs { false, true } do
          print(codes(Plain, reversed, 1200), codes(Never, reversed, 900))
          print(codes(Never, reversed, 1200), codes(Far, reversed, 1200))
        end
        """,
      "\t\nstandingFloor\tfarLook\n\t\nstandingFloor\tfarLook"
    )
  }

  @Test(arguments: [
    "%@", "%@:padding(7)", "VStack { Text \"title\", %@ }", "VStack { %@, Text \"between\", %@ }",
    "LazyVStack { ForEach(3, function() return %@ end) }",
  ])
  func `a layout knows which view is the last of all while others hold still`(form: String) throws {
    let parts = form.split(separator: "%@", omittingEmptySubsequences: false)
    let names = ["one", "two"]
    let views = parts.dropLast().indices.map { place in
      """
      Tilted { axis = "vertical", reversed = reversed, ForEach { 20, id = "\(names[place])-%d",
        function(i) return Item { width = 50, height = 30 + i % 3 * 20 } end } }
      """
    }
    let view = zip(parts, views + [""]).map { $0 + $1 }.joined()
    try expectOutput(
      of: """
        local Tilted = \(TiltedLayout.definition)
        for _, reversed in ipairs { false, true } do
          local window = Window { width = 300, height = 400, ScrollView { \(view) } }
          local scroll = window:scrollView()
          for _, edge in ipairs { "bottom", "top", "bottom", "top" } do
            scroll:scrollTo { edge = edge }
            scroll:scrollTo { edge = edge }
            for _, by in ipairs { 287, -287, -90, 130, 350, -120 } do
              scroll:drag { by = edge == "bottom" and by or -by }
              window:check()
            end
          end
        end
        """,
      ""
    )
  }
}
