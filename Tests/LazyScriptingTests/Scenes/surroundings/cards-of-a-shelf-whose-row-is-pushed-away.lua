-- Cards of a shelf whose row is pushed away.
-- says: s4 was pushed out of sight, by +150
-- never: c4-1 was
-- never: c4-1, c4-2

local banner = false
w = Window { width = 300, height = 400, function() return ScrollView { VStack { spacing = 0,
  banner and Item { height = 150 }:id "banner" or nil, LazyVStack { spacing = 0,
  ForEach { 20, id = "s%d", function(i) return ScrollView { axes = "horizontal",
    LazyHStack { ForEach { 20, id = "c" .. i .. "-%d",
      function() return Item { width = 90, height = 100 } end } } }:id("strip" .. i) end } }
} } end }
w:step()
w:update(function() banner = true end)
print(w:explain(w.frame))
