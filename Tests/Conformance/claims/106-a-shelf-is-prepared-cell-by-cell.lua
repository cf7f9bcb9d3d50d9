-- Claim 106: the work for a lazy row in a lazy column is split across frames as well.
-- Fails with `prefetch = false` for `prefetch = true`.
local window = Window { width = 390, height = 420, profile = lab.profile { prefetch = true },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "shelf-%d", function(shelf)
        return ScrollView { axes = "horizontal",
          LazyHStack { spacing = 0,
            ForEach { 20, id = shelf .. "/%d", function()
              return Item { width = 130, height = 80 }:cost { body = 8 }
            end },
          },
        }:frame { height = 80 }
      end },
    },
  },
}
local scroll = window:scrollView()

scroll:drag { by = 55, duration = 0.5 }
local frames = {}
for event in window.trace:events { kind = "prefetch.body" } do
  if tostring(event.id):find("^7/") then frames[#frames + 1] = event.frame end
end
lab.expectEqual(#frames, 3, "three cells of the next shelf will be in sight")
lab.expect(frames[1] < frames[3], "they are evaluated in several frames")
lab.expectEqual(window.metrics.hitches, 0, "no frame is late")
lab.expectEqual(window:node("shelf-7").appears, 0, "and the shelf is not in sight yet")
