-- G3: flexible items of at least 100 and 180 points in 300
-- Source: https://juejin.cn/post/7081943051349786631
-- System: not given
-- Reported: columns of 163 and 180 points, of which 17 stick out on the left and 34 on the right
-- Verdict: same
-- Fails with `Window { profile = lab.profile { gridPasses = 1 },` for `Window {`.
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
  GridItem.flexible { minimum = 100 }, GridItem.flexible { minimum = 180 },
})
print(ours)
lab.expectEqual(ours, "163.00 at -17.00, 180.00 at 154.00", "154 + 180 is 34 beyond 300")
