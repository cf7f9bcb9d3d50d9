-- output: a view that says something else is placed anew
local Columns = LazyLayout "Columns" {
  values = { column = 1 },
  begin = function(self, bounds) return { y = 0, width = bounds.width / 2 } end,
  place = function(self, cursor, subviews)
    local view = subviews[1]
    local x = (view.values.column - 1) * cursor.width
    cursor.y = cursor.y + view:place { x = x, y = cursor.y, width = cursor.width }.height
    return cursor.y
  end,
}
local Row = View "Row" { state = { column = 1 },
  body = function(self)
    return Item { height = 40 }:layoutValue("column", self.state.column)
      :onTapGesture(function() self.state.column = 2 end)
  end }
for _, reversed in ipairs { false, true } do
  local columns = {}
  local window = Window { width = 200, height = 200, ScrollView { Columns { reversed = reversed,
    ForEach { 5, id = "row-%d", function(i)
      return Item { height = 40 }:layoutValue("column", columns[i] or 1) end } } } }
  lab.expectEqual(window:node("row-2").frame.x, 0)
  window:update(function() columns[2] = 2 end)
  lab.expectEqual(window:node("row-2").frame.x, 100, "what an update changes is read again")
  lab.expectEqual(window:node("row-3").frame.x, 0)
  local other = Window { width = 200, height = 200, ScrollView { Columns { reversed = reversed,
    ForEach { 5, id = "row-%d", function() return Row {} end } } } }
  other:tap "row-2"
  other:step()
  lab.expectEqual(other:node("row-2").frame.x, 100, "what a state changes is read again")
  other:check()
end
print "a view that says something else is placed anew"
