-- A day after the other; what happens at the same time stands side by side. Each event says when it
-- begins, how long it takes and in which column it is.
local function event(i)
  local start = (i - 1) // 2 * 2 + (i % 2 == 0 and 0.5 or 0)
  return Color "blue":layoutValue("start", start)
    :layoutValue("hours", i % 3 == 0 and 2 or 1.5):layoutValue("column", i % 2 == 0 and 2 or 1)
end
local Timetable = LazyLayout "Timetable" {
  parameters = { columns = 2, hour = 40 },
  values = { start = 0, hours = 1, column = 1 },
  sample = event, -- what `lazylab plugin check` fills it with: plain items all begin at 0
  begin = function(self, bounds, index)
    return { width = bounds.width / self.columns, first = index }
  end,
  place = function(self, cursor, subviews)
    local event = subviews[1]
    local values = event.values
    -- The first event of a fresh cursor stands at its start, whatever time that is.
    cursor.origin = cursor.origin or values.start
    local y = (values.start - cursor.origin) * self.hour
    event:place {
      x = (values.column - 1) * cursor.width, y = y,
      width = cursor.width, height = values.hours * self.hour,
    }
    -- Nothing later begins before this event does.
    return y, y + values.hours * self.hour
  end,
}

local window = Window { width = 200, height = 240,
  ScrollView {
    Timetable { ForEach { 3000, id = "event-%d", event } },
  },
}
print(window:draw())
local day = window:scrollView()
day:drag { by = 300 }
print(day.visibleIDs, day.contentOffset.y)
