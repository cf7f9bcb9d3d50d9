-- Claim 56: a ForEach of Sections, each with a ForEach, is one list of headers and rows.
-- Fails with `VStack` for `LazyVStack`.
local teams = { "Design", "Engine", "Sales" }
local function section(team)
  return Section { header = Item { height = 40 }:id(team .. "-header"),
    ForEach { 8, height = 50 },
  }
end
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { teams, subviews = 9, id = function(team) return team end, section },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.count, 27, "three headers and 24 rows are subviews of one stack")
lab.expect(not scroll.isCountEstimated, "and their number is known")

local list, seen = {}, {}
repeat
  local before = scroll.contentOffset.y
  for _, id in ipairs(scroll.visibleIDs) do
    local name = type(id) == "table" and table.concat(id, "/") or id
    if not seen[name] then list[#list + 1] = name end
    seen[name] = true
  end
  scroll:drag { by = 45 }
until scroll.contentOffset.y == before

local expected = {}
for _, team in ipairs(teams) do
  expected[#expected + 1] = team .. "-header"
  for row = 1, 8 do expected[#expected + 1] = team .. "/" .. row end
end
lab.expectEqual(list, expected, "in order, and a path names each row")
lab.expectEqual(scroll.contentSize.height, 3 * 440.0, "as long as all of them")

scroll:scrollTo { id = { "Engine", 3 }, anchor = "top" }
lab.expectEqual(scroll.contentOffset.y, 440 + 40 + 2 * 50.0, "row 3 of the second section")
lab.expectEqual(window:node { "Engine", 3 }.frame.y, 0.0, "is at the top")
lab.expectEqual(window:node { "Sales", 3 }.frame, nil, "that of the third section is another row")
