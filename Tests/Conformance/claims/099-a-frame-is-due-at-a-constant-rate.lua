-- Claim 99: frames are due at a constant rate, the work in a frame adds up, and a frame whose work
-- exceeds the deadline is a hitch (claims 100 to 102).
-- Fails with `refreshRate = 40` for `refreshRate = 60`.
local window = Window { width = 390, height = 400, cost = { frame = 3 }, refreshRate = 60, profile = lab.profile { prefetch = false, lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
local scroll = window:scrollView()

scroll:drag { by = 1 }
lab.expectEqual(window.metrics.hitches, 1, "a row came in, which took 18 ms")
local hitch = window.trace:events { kind = "hitch" }()
lab.expectNear(hitch.cost, 18, 1e-9, "the frame itself 3, body 8, layout 3, drawing 4")
lab.expectNear(hitch.late, 1000 / 60, 1e-9, "it is shown at the next tick")
for event in window.trace:events { kind = "frame", first = 2 } do
  local sum = 0
  for _, part in ipairs(event.costs) do sum = sum + part.milliseconds end
  lab.expectNear(sum, event.cost, 1e-9, "what was done sums up")
  lab.expectEqual(#event.costs, 4, "the parts are told one by one")
end
scroll:drag { by = 1 }
lab.expectEqual(window.metrics.hitches, 1, "a frame in which nothing comes is in time")
