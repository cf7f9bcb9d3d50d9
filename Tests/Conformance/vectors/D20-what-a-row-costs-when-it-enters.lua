-- D20: a row of 8, 3 and 4 ms that enters in a frame of 3 ms, with and without work ahead.
-- Fails with `refreshRate = 30` for `refreshRate = 60`.
-- Fails with `run(8, false)` for `run(8, true)`.
local function run(body, prefetch)
  local window = Window { width = 390, height = 400, cost = { frame = 3 }, refreshRate = 60,
    profile = lab.profile { prefetch = prefetch, prefetchReach = 0.2, lookAhead = 0 },
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 6, id = function(_, index) return index - 1 end, function()
          return Item { height = 100 }:cost { body = body, layout = 3, render = 4 }
        end },
      },
    },
  }
  local scroll = window:scrollView()
  scroll:drag { by = 20, duration = 0.5 }
  local first = window.frame + 1
  scroll:drag { by = 120, duration = 0.5 }
  local entry = window.trace:events { kind = "place", id = 5, first = first }().frame
  local cost, ahead, late = 0, 0, 0
  for event in window.trace:events { kind = "frame", first = first } do
    if event.frame == entry then cost = event.cost else ahead = math.max(ahead, event.cost) end
  end
  for event in window.trace:events { kind = "hitch", first = first } do late = late + event.late end
  return { cost = cost, ahead = ahead, late = math.floor(late * 100 + 0.5) / 100 }
end
lab.expectEqual(run(8, false), { cost = 18.0, ahead = 3.0, late = 16.67 }, "without work ahead")
local ahead = run(8, true)
lab.expectEqual(ahead.ahead, 14.0, "with it, body and layout are added to the 3 of an earlier frame")
lab.expectEqual(ahead.cost, 7.0, "so drawing is left when the row enters")
lab.expectEqual(ahead.late, 0.0, "and no frame is late")
local dear = run(15, true)
lab.expectEqual(dear.ahead, 3.0, "a body of 15 ms does not fit in the 13.67 that are left")
lab.expectEqual(dear.cost, 25.0, "so all is done when the row enters")
lab.expectEqual(dear.late, 16.67, "and the frame in which it runs is late")
