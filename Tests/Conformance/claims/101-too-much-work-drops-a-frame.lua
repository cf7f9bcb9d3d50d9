-- Claim 101: a row that takes longer than the time left until the deadline drops a frame.
-- Fails with `body = 1` for `body = 8`.
local window = Window { width = 390, height = 400, cost = { frame = 3 },
  profile = lab.profile { prefetch = false, lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
window:scrollView():drag { by = 10 }
local time = window.time
lab.expectEqual(window.metrics.hitches, 1, "18 ms are more than 16.67")
window:step()
lab.expectNear(window.time - time, 2 / 60, 1e-9, "the next frame begins a tick later than it would")
