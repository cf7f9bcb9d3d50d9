-- G2: adaptive items of 50 to 100 and of 40 to 100 points in 300
-- Source: https://juejin.cn/post/7083356120147820552
-- System: not given
-- Reported: two columns of 69 points, three of 43.33
-- Verdict: same
-- Fails with `flexible` for `adaptive`.
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
  GridItem.adaptive { minimum = 50, maximum = 100 },
  GridItem.adaptive { minimum = 40, maximum = 100 },
})
print(ours)
lab.expectEqual(ours,
  "69.00 at 0.00, 69.00 at 77.00, 43.33 at 154.00, 43.33 at 205.33, 43.33 at 256.67")
