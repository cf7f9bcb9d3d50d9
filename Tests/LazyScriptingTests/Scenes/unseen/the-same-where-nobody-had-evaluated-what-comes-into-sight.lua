-- The same where nobody had evaluated what comes into sight.
-- says: r11 … r17 were pushed out of sight, r11 by about −485, though nobody moved them: 9 views went before them, out of sight; r10 went, which was 60 points long.
-- never: came in before
-- never: moved in before
-- never: changed places

local gone = {}
local function elements()
  local list = {}
  for i = 1, 30 do
    if not gone[i] then list[#list + 1] = { id = "r" .. i, n = i } end
  end
  return list
end
w = Window { width = 300, height = 420, function() return ScrollView {
  LazyVStack { spacing = 0, Item { height = 40 }:id "title",
    LazyVStack { spacing = 0, ForEach { elements(), subviews = "dynamic",
      function(e) return Item { height = 30 + e.n * 7 % 40 } end } } } } end }
w:scrollView():drag { by = 480 }
w:update(function() for i = 1, 10 do gone[i] = true end end)
print(w:explain(w.frame))
