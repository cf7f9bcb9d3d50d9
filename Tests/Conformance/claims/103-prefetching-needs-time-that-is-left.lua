-- Claim 103: work ahead begins only if enough time is left before the deadline.
-- Fails with `spent = 4` for `spent = 12`.
local spent = 12
local window = Window { width = 390, height = 400, cost = { frame = 3 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  }:onScrollGeometryChange {
    of = function(geometry) return geometry.contentOffset.y end,
    function() lab.spend(spent) end,
  },
}
local scroll = window:scrollView()

scroll:drag { by = 10, duration = 1 / 60 }
local frame = window.frame + 1
scroll:drag { by = 50, duration = 1 }
local prepared = 0
for _ in window.trace:events { kind = "prefetch.body", first = frame } do prepared = prepared + 1 end
lab.expectEqual(prepared, 0, "1.67 ms are left, and a body takes 8")
