-- Pain 8: memory grows while somebody scrolls.
--
-- Ten thousand rows, scrolled through a screen at a time. At the end the rows in sight live, those
-- ahead and those that left a moment ago. In `legacyPersist` every row that was ever passed lives;
-- where a row is one view or none, the views and states of all of them do.
--
--   lazylab run --events none Examples/pains/08-memory-that-grows.lua

local count = 10000

local Row = View "Row" { state = { isOn = false },
  body = function() return Item { height = 50 } end,
}
local Conditional = View "Row" { parameters = { "index" }, state = { isOn = false },
  body = function(self) return self.index > 0 and Item { height = 50 } or nil end,
}

local variants = {
  { "swiftui2027", "swiftui2027", nil, function() return Row {} end },
  { "legacyRowState", "legacyRowState", nil, function() return Row {} end },
  { "legacyPersist", "legacyPersist", nil, function() return Row {} end },
  { "a condition in the row", "swiftui2027", "dynamic", function(index)
    return Conditional { index = index }
  end },
}
print("                         nodes    views   states   after " .. count .. " rows")
for _, variant in ipairs(variants) do
  local name, profile, arity, content = table.unpack(variant, 1, 4)
  local window = Window { width = 390, height = 600, profile = profile,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { count, id = "row-%d", subviews = arity, content } },
    },
  }
  local scroll = window:scrollView()
  local last = count * 50 - 600
  repeat
    scroll:drag { by = math.min(600, last - scroll.contentOffset.y) }
  until scroll.contentOffset.y == last
  local metrics = window.metrics
  print(string.format("%-22s %7d  %7d  %7d", name, metrics.liveNodes, metrics.liveViews,
    metrics.liveStates))
end
