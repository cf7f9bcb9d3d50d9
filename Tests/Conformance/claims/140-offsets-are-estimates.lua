-- Claim 140: absolute offsets and sizes are estimates; the lint says so where a script decides by them.
-- Fails with `VStack` for `LazyVStack`.
local function decide(height, Stack)
  local place = Observable { offset = 0 }
  local Badge = View "Badge" { body = function(self)
    return Text("at " .. place.offset // 1000)
  end }
  local window = Window { width = 390, height = 600,
    Badge {},
    ScrollView {
      (Stack or LazyVStack) { spacing = 0, ForEach { 300, id = "row-%d", function(index)
        return Item { height = height(index) }
      end } },
    }:onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y end,
      function(offset) place.offset = offset end,
    },
  }
  local feed = window:scrollView()
  feed:scrollTo { id = "row-200", anchor = "top" }
  local jumped = feed.contentOffset.y
  for _ = 1, 12 do feed:drag { by = -700 } end
  local finding
  for _, found in ipairs(window:lint()) do
    if found.rule == "absoluteOffset" then finding = found end
  end
  return jumped, feed.isLeadEstimated, finding
end
local jumped, _, finding = decide(function(index) return 30 + index % 7 * 20 end)
local exact = 0
for index = 1, 199 do exact = exact + 30 + index % 7 * 20 end
lab.expect(math.abs(jumped - exact) > 1, "the offset of a row that was jumped to is a guess")
lab.expect(finding, "an observer that decides by the offset is found")
_, _, finding = decide(function() return 90 end)
lab.expect(finding, "also where the guesses happen to be right")
_, _, finding = decide(function() return 90 end, VStack)
lab.expect(not finding, "where nothing is guessed there is nothing to find")
