-- G5: a fixed item of 70 and an adaptive one of 40 points in 200
-- Source: https://www.objc.io/blog/2020/11/23/grid-layout
-- System: 2020, version not given
-- Reported: 70 points, then two columns in the 122 that are left
-- Verdict: same
-- Fails with `flexible {}` for `fixed(70)`.
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

local ours = columns(200, { GridItem.fixed(70), GridItem.adaptive { minimum = 40 } })
print(ours)
lab.expectEqual(ours, "70.00 at 0.00, 57.00 at 78.00, 57.00 at 143.00")
