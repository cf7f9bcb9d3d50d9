-- D4: ten rows of 50 and ninety of 150 in 600 points: a jump to row 80, and the way up again.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 10 and 50 or 150 end,
      },
    },
  },
}
local scroll = window:scrollView()
local firstEleven = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }

local function expectState(where, ids, mean, size)
  lab.expectEqual(scroll.visibleIDs, ids, "visible ids " .. where)
  lab.expectNear(scroll.contentSize.height, size, 5e-4, "content size " .. where)
  local last = ids[#ids]
  local rest = scroll.contentSize.height - scroll.contentOffset.y - window:node(last).frame.maxY
  lab.expectNear(rest / (99 - last), mean, 5e-4, "mean " .. where)
end

expectState("at the start", firstEleven, 59.0909, 5909.0909)
scroll:scrollTo { id = 80, anchor = "top" }
lab.expectNear(scroll.contentOffset.y, 4727.2727, 5e-5, "the offset of the jump")
expectState("after the jump", { 80, 81, 82, 83 }, 83.3333, 6660.6061)

scroll:drag { by = -150 }
expectState("after 150 points up", { 79, 80, 81, 82 }, 87.5, 9000)
lab.expectNear(scroll.contentOffset.y, 6912.5, 1e-6, "the offset after 150 points up")
local correction
for event in window.trace:events { kind = "correction", first = window.frame } do
  correction = (correction or 0) + event.by
end
lab.expectNear(correction, 2335.2273, 5e-5, "the correction after 150 points up")
for id, y in pairs { [80] = 150, [81] = 300, [82] = 450 } do
  lab.expectNear(window:node(id).frame.y, y, 1e-6, "row " .. id .. " follows the finger only")
end

scroll:drag { by = -150 }
lab.expectNear(scroll.contentOffset.y, 7111.7647, 5e-5, "the offset after 150 more")
local steps = 0
repeat
  scroll:drag { by = -150 }
  steps = steps + 1
until scroll.contentOffset.y == 0 or steps == 1000
lab.expectEqual(scroll.contentOffset.y, 0.0, "the offset at the top")
expectState("at the top", firstEleven, 138.0952, 12940.476)
