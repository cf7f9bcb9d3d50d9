-- Claim 104: rows about to appear are evaluated and laid out ahead, in frames that have time left.
-- Fails with `prefetch = false` for `prefetch = true`.
local window = Window { width = 390, height = 400, cost = { frame = 3 },
  profile = lab.profile { prefetch = true, lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
window:scrollView():drag { by = 20, duration = 0.5 }
local before = window.metrics.hitches
window:scrollView():drag { by = 100, duration = 1 }
local function frame(kind, id)
  local event = window.trace:events { kind = kind, id = id }()
  return event and event.frame or 0
end
lab.expect(frame("prefetch.body", 5) > 0, "row 5 is evaluated ahead")
lab.expect(frame("prefetch.layout", 5) >= frame("prefetch.body", 5), "and then laid out")
lab.expect(frame("prefetch.layout", 5) < frame("appear", 5), "before it appears")
local ahead = frame("prefetch.layout", 5)
for event in window.trace:events { kind = "frame", first = ahead, last = ahead } do
  lab.expectEqual(event.cost, 3.0 + 8 + 3, "together with the frame they take 14 ms")
end
lab.expectEqual(window.metrics.hitches, before, "8 and 3 ms fit beside the 3 of a frame")
