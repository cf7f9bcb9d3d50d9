-- Claim 10: elements need unique ids: a repeated id is reported, and it finds the first element.
-- Fails with `id = "crane", height = 320` for `id = "paper", height = 320`.
local function open(rows, id)
  return Window { width = 390, height = 500,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { rows, id = id, function(row) return Item { height = row.height } end },
      },
    },
  }
end

local window = open {
  { id = "paper", height = 300 }, { id = "fold", height = 310 }, { id = "paper", height = 320 },
}
local scroll = window:scrollView()
scroll:scrollTo { edge = "bottom" }

local reports = {}
for event in window.trace:events { kind = "diagnostic" } do
  if event.code == "duplicateID" then reports[#reports + 1] = event.message end
end
lab.expectEqual(#reports, 1, "the id is reported once")
lab.expect(#reports > 0 and reports[1]:find("paper", 1, true), "the report names the id")
lab.expectEqual(scroll:index("paper"), 1, "the id is that of the first element")

scroll:scrollTo { id = "paper", anchor = "top" }
lab.expectEqual(scroll.contentOffset.y, 0.0, "scrolling to the id goes to the first element")
lab.expectEqual(window:node("paper").frame.height, 300.0, "the id names the first element's view")

local isFine, message = pcall(open, { { height = 300 } })
lab.expect(not isFine, "a table without an id is an error")
lab.expect(tostring(message):find("id", 1, true), "which asks for an id")
local byName = open({ { name = "a", height = 10 }, { name = "b", height = 10 } }, "name")
lab.expectEqual(byName:scrollView().visibleIDs, { "a", "b" }, "a key can serve as the id")
