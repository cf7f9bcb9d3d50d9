-- A bar below pages, and a page before them that goes.
-- says: The container is 717 points long and was 800, as bar came in, and the scroll target behavior aligns the content with that again.
-- says: The content is taken to be 8343.5 points long, a guess; it was 9600.
-- never: 8571.75

local clips, hasBar = {}, false
for i = 1, 12 do clips[i] = { id = "clip" .. i } end
w = Window { width = 390, height = 800, function()
  return VStack { spacing = 0, ScrollView { LazyVStack { spacing = 0,
    ForEach { clips, function() return Color "black":containerRelativeFrame "vertical" end }
    } }:scrollTargetBehavior "paging", hasBar and Item { height = 83 }:id "bar" or false }
end }
local scroll = w:scrollView()
for _ = 1, 4 do
  scroll:drag { by = 600, duration = 0.2 }
  w:settle()
end
w:update(function()
  hasBar = true
  table.remove(clips, 3)
end)
print(w:explain(w.frame))
