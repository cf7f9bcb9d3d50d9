-- Claim 96: rows are prepared ahead of the scroll, in its direction alone (claim 97).
-- Fails with `duration = 0` for `duration = 1`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
local scroll = window:scrollView()

local function prepared(from)
  local ids = {}
  for event in window.trace:events { kind = "prefetch.body", first = from } do
    ids[#ids + 1] = event.id
  end
  return ids
end

scroll:scrollTo { y = 5000 }
local start = window.frame + 1
scroll:drag { by = 90, duration = 1 }
lab.expect(#prepared(start) > 0, "something is prepared")
for _, id in ipairs(prepared(start)) do
  lab.expect(id > 53, "what comes next going down")
  local body = window.trace:events { kind = "prefetch.body", first = start, id = id }().frame
  local place = window.trace:events { kind = "place", first = start, id = id }()
  lab.expect(not place or body < place.frame, "before it comes into sight")
end
lab.expect(scroll.visibleIDs:contains(54), "as row 54 did")
start = window.frame + 1
scroll:drag { by = -80, duration = 1 }
lab.expect(#prepared(start) > 0, "something is prepared on the way back")
for _, id in ipairs(prepared(start)) do lab.expect(id < 50, "what comes next going up") end
