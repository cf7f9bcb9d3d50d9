-- One day after the other, with simultaneous events side by side. Each event says when it begins,
-- how long it takes and in which column it is.
local function event(i)
  local start = (i - 1) // 2 * 2 + (i % 2 == 0 and 0.5 or 0)
  return Color "blue":layoutValue("start", start)
    :layoutValue("hours", i % 3 == 0 and 2 or 1.5):layoutValue("column", i % 2 == 0 and 2 or 1)
end
local Timetable = LazyLayout "Timetable" {
  parameters = { columns = 2, hour = 40 },
  values = { start = 0, hours = 1, column = 1 },
  sample = event, -- for `lazylab plugin check`: plain items would all begin at 0
  begin = function(self, bounds, index)
    return { width = bounds.width / self.columns, first = index }
  end,
  place = function(self, cursor, subviews)
    local event = subviews[1]
    local values = event.values
    -- After `begin` the first event stands at y = 0, whatever its time is.
    cursor.origin = cursor.origin or values.start
    local y = (values.start - cursor.origin) * self.hour
    event:place {
      x = (values.column - 1) * cursor.width, y = y,
      width = cursor.width, height = values.hours * self.hour,
    }
    -- No later event begins before this one does.
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
