-- G1: an adaptive item of 50 to 100 points in 300
-- Source: https://juejin.cn/post/7083356120147820552
-- System: not given
-- Reported: five columns of 53.6 points
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

local ours = columns(300, { GridItem.adaptive { minimum = 50, maximum = 100 } })
print(ours)
lab.expectEqual(ours,
  "53.60 at 0.00, 53.60 at 61.60, 53.60 at 123.20, 53.60 at 184.80, 53.60 at 246.40")
