-- output: 0.0	30.0
-- output: 270.0	300.0
-- The header of a reversed section is below its rows and pinned at the lower edge.
local Column = LazyLayout "Column" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = cursor.width }.height
    return cursor.y
  end,
}
for _, reversed in ipairs { false, true } do
  local window = Window { width = 200, height = 300, ScrollView {
    Column { reversed = reversed, pinnedViews = "sectionHeaders",
      ForEach { 9, id = "day-%d", subviews = 21, function(day)
        return Section { header = Item { height = 30 }:id("head-" .. day),
          ForEach { 20, height = 40 } }
      end } } } }
  local scroll = window:scrollView()
  scroll:scrollTo { id = "day-5", anchor = reversed and "bottom" or "top" }
  scroll:drag { by = reversed and -100 or 100 }
  window:check()
  local head = window:node("head-5").frame
  print(head.minY, head.maxY)
end
