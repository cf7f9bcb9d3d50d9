-- Claim 102: a dropped frame is a hitch, which lasts as long as the frame is late.
-- Fails with `render = 0` for `render = 4`.
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
local hitch = window.trace:events { kind = "hitch" }()
lab.expect(hitch, "there is a hitch")
lab.expectNear(hitch and hitch.late or 0, 1000 / 60, 1e-9, "it is shown at 33.33 instead of 16.67 ms")
lab.expectNear(window.metrics.hitchTime, 1000 / 60, 1e-9, "which is all the time that was lost")
