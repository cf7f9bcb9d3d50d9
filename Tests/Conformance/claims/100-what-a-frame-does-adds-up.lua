-- Claim 100: a frame draws at the new offset, runs the app's callbacks, and evaluates, lays out and
-- renders the rows that come in; its time is the sum.
-- Fails with `lab.spend(0)` for `lab.spend(2)`.
local window = Window { width = 390, height = 400, cost = { frame = 1 },
  profile = lab.profile { prefetch = false, lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, function()
        return Item { height = 100 }:cost { body = 4, layout = 3, render = 5 }
      end },
    },
  }:onScrollGeometryChange {
    of = function(geometry) return geometry.contentOffset.y end,
    function() lab.spend(2) end,
  },
}
window:scrollView():drag { by = 10 }
local works, total = {}, 0
for event in window.trace:events { kind = "frame", first = 2, last = 2 } do
  for _, part in ipairs(event.costs) do
    works[part.work] = part.milliseconds
    total = total + part.milliseconds
  end
  lab.expectEqual(event.cost, total, "the parts sum up to the frame")
end
lab.expectEqual(works, { frame = 1.0, callback = 2.0, body = 4.0, layout = 3.0, render = 5.0 },
  "each is listed by itself")
