-- Claim 7: the cost of the start depends on what is visible and a margin, not on the row count.
-- Fails with `VStack` for `LazyVStack`.
local function open(count, height)
  local window = Window { width = 390, height = height,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { count, height = 50, id = "row-%d" } },
    },
  }
  return window.metrics { "inits", "bodies", "measures", "renders", "appears", "places" }
end

for _, height in ipairs { 300, 600, 1200 } do
  local costs = open(10000, height)
  local visible = height // 50
  lab.expectEqual(costs.places, visible, "rows placed at height " .. height)
  lab.expectEqual(costs.appears, visible, "rows that appear at height " .. height)
  lab.expectEqual(costs.bodies, visible + 1, "bodies at height " .. height .. ", with look-ahead")
end

local reference = open(100, 600)
for _, count in ipairs { 1000, 100000, 1000000000 } do
  lab.expectEqual(open(count, 600), reference, count .. " rows cost as much as 100")
end
