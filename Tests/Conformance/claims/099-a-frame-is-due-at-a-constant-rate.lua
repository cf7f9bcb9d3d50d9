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

-- The budget: 16.67 ms at 60 Hz, and 8.33 at 120.
for _, case in ipairs { { 60, 16.6, 0 }, { 60, 16.7, 4 }, { 120, 8.3, 0 }, { 120, 8.4, 4 } } do
  local hertz, milliseconds, hitches = table.unpack(case)
  window = Window { width = 390, height = 400, cost = { frame = milliseconds }, refreshRate = hertz,
    ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } },
  }
  local time, before = window.time, window.metrics.hitches
  for _ = 1, 4 do window:scrollView():drag { by = 10 } end
  lab.expectEqual(window.metrics.hitches - before, hitches, milliseconds .. " ms at " .. hertz .. " Hz")
  local ticks = hitches == 0 and 4 or 8
  lab.expectNear((window.time - time) * hertz, ticks, 1e-6, "which take as many ticks")
end
