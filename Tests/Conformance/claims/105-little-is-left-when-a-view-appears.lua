-- Claim 105: when a view appears most of its work is done; it was spread over several frames.
-- Fails with `prefetch = false` for `prefetch = true`.
local window = Window { width = 390, height = 400, cost = { frame = 3 },
  profile = lab.profile { prefetch = true, prefetchReach = 0.3, lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 6, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
local scroll = window:scrollView()
scroll:drag { by = 50, duration = 0.5 }
local before = window.metrics.hitches
scroll:drag { by = 100, duration = 1 }
local entry = window.trace:events { kind = "place", id = 5 }().frame
for event in window.trace:events { kind = "frame", first = entry, last = entry } do
  lab.expectEqual(event.cost, 7.0, "the frame itself and drawing are left, of 18 ms")
end
lab.expectEqual(window.metrics.hitches, before, "so none is dropped")
