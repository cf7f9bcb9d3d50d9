-- Claim 95: a row need not be loaded in one go: work done ahead is not done again (104, 105).
-- Fails with `prefetch = false` for `prefetch = true`.
local window = Window { width = 390, height = 400, cost = { frame = 3 }, profile = lab.profile { prefetch = true },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
local scroll = window:scrollView()

-- The first frame with an event of the kind for a row.
local function frame(kind, id)
  local event = window.trace:events { kind = kind, id = id }()
  return event and event.frame
end

scroll:drag { by = 230, duration = 1 }

local body, layout, place = frame("prefetch.body", 6), frame("prefetch.layout", 6), frame("place", 6)
lab.expect(body and layout and place, "row 6 is evaluated ahead, measured ahead, and placed")
lab.expect(body <= layout and layout < place, "each part is done before the next")
lab.expectEqual(frame("render", 6), place, "it is drawn when it comes into sight")
lab.expectEqual(window.metrics.hitches, 0, "no frame is late")
local left = 0
for event in window.trace:events { kind = "frame", first = place, last = place } do
  for _, part in ipairs(event.costs) do
    if part.work ~= "body" then left = left + part.milliseconds end
  end
end
lab.expectEqual(left, 3 + 4, "in the frame in which it comes, it is drawn and no more; the body that "
  .. "runs is that of a row further on")
