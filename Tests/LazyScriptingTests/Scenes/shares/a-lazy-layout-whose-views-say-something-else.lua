-- A lazy layout whose views say something else.
-- says: event-3 moved by +30, though nobody moved it: the Timetable places it elsewhere, as its layoutValue start is 3.5 and was 3.
-- says: event-5 is 120 points long and was 60.
-- fixed axis: its layout places views along one axis

local Timetable = LazyLayout "Timetable" {
  values = { start = 0, hours = 1 },
  begin = function(self, bounds) return {} end,
  place = function(self, cursor, subviews)
    local values = subviews[1].values
    cursor.origin = cursor.origin or values.start
    local y = (values.start - cursor.origin) * 60
    subviews[1]:place { x = 0, y = y, width = 100, height = values.hours * 60 }
    return y, y + values.hours * 60
  end,
}
local shift, long = {}, {}
w = Window { width = 420, height = 160, function()
  return ScrollView { axes = "horizontal", Timetable { ForEach { 50, id = "event-%d",
    function(i) return Color "blue":layoutValue("start", i + (shift[i] or 0))
      :layoutValue("hours", long[i] or 1) end } } }
end }
w:update(function() shift[3], long[5] = 0.5, 2 end)
print(w:explain(w.frame))
