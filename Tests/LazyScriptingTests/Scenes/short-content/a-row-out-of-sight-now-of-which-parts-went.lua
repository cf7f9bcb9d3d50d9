-- A row out of sight now, of which parts went.
-- says: c2 is 100 points long and was 400, as reply-1 … reply-6 went

local replies = 6
w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 20, id = "c%d", function(i)
    local views = { spacing = 0, Item { height = 100 } }
    for r = 1, i == 2 and replies or 0 do
      views[#views + 1] = Item { height = 50 }:id("reply-" .. r)
    end
    return VStack(views) end } } } end }
w:scrollView():drag { by = 230 }
w:update(function() replies = 0 end)
print(w:explain(w.frame))
