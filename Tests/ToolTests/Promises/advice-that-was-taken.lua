-- output: each once
-- Advice is applied, and the same screen is explained again: what was advised is not advised again.
local function explained(modify, act)
  local rows = {}
  for index = 1, 40 do rows[index] = "r" .. index end
  local position = ScrollPosition {}
  local window = Window { width = 300, height = 400, modify(ScrollView {
    LazyVStack { spacing = 0, ForEach { rows, function() return Item { height = 50 } end } }
      :scrollTargetLayout() }, position) }
  if act then act(window, position) end
  window:update(function() table.insert(rows, 1, "new") end)
  return (tostring(window:explain()):gsub("%s+", " "))
end

local ways = {
  { "keep the reader's place with scrollPosition", function(view, position)
    return view:scrollPosition(position, "top")
  end },
  { "send the ScrollPosition to the first view in sight", function(view, position)
    return view:scrollPosition(position, "top")
  end, function(window, position)
    position:scrollTo { id = "r1" }
    window:step()
  end },
}
local before = explained(function(view) return view end)
for _, way in ipairs(ways) do
  lab.expect(before:find(way[1], 1, true), before)
  before = explained(way[2], way[3])
  lab.expect(not before:find(way[1], 1, true), before)
end
lab.expect(not before:find("moved by", 1, true), before)
local chat = explained(function(view) return view:defaultScrollAnchor "bottom" end)
lab.expect(not chat:find("opens with", 1, true), chat)
print "each once"
