-- A path into a stack that is one of the views of a section aligns the view, whether its row was
-- loaded before or not.
-- output: 36 scrolls, 0 of them beside their target

local anchors = { top = 0, center = 125, bottom = 250 }
local count, beside = 0, 0

local function list()
  return Window { width = 200, height = 300, ScrollView { LazyVStack { spacing = 0,
    ForEach { 12, id = "g%d", function(g)
      return Section { header = Item { height = 30 },
        VStack { spacing = 0, ForEach { 4, id = "r%d", height = 50 } }:id("stack" .. g) }
    end } } } }
end

for _, group in ipairs { "g3", "g8" } do
  for _, part in ipairs { "r1", "r3", "r4" } do
    for anchor, place in pairs(anchors) do
      for _, isFresh in ipairs { true, false } do
        local window = list()
        local scroll = window:scrollView()
        if not isFresh then
          scroll:scrollTo "bottom"
          scroll:scrollTo "top"
        end
        scroll:scrollTo { id = { group, part }, anchor = anchor }
        count = count + 1
        local at = window:node { group, part }.frame.minY
        if math.abs(at - place) > 1e-6 then
          beside = beside + 1
          print(group, part, anchor, isFresh, at)
        end
      end
    end
  end
end
print(count .. " scrolls, " .. beside .. " of them beside their target")
