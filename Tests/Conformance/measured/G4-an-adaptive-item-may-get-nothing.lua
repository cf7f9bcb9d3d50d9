-- G4: flexible, fixed, adaptive and fixed items of 100 points each in 300
-- Source: https://juejin.cn/post/7083356120147820552
-- System: not given
-- Reported: columns of 100, 100, 0 and 100 points
-- Verdict: same
-- Fails with `flexible { minimum = 100 }` for `adaptive { minimum = 100 }`.
local function columns(width, items)
  local window = Window { width = width, height = 300,
    ScrollView {
      LazyVGrid { columns = items, ForEach { 12, id = "cell-%d", height = 20 } },
    },
  }
  local places, line = {}, window:node("cell-1").frame.y
  for index = 1, 12 do
    local frame = window:node("cell-" .. index).frame
    if frame.y ~= line then break end
    places[index] = string.format("%.2f at %.2f", frame.width, frame.x)
  end
  return table.concat(places, ", ")
end

local ours = columns(300, {
  GridItem.flexible { minimum = 100 }, GridItem.fixed(100),
  GridItem.adaptive { minimum = 100 }, GridItem.fixed(100),
})
print(ours)
lab.expectEqual(ours, "100.00 at -12.00, 100.00 at 96.00, 0.00 at 204.00, 100.00 at 212.00")
