-- output: exact
-- The offset is exactly 0 at the top again, after whatever was scrolled and learned below several
-- stacks (claim 37).
local window = Window { width = 390, height = 700, ScrollView { VStack { Text "Artist",
  LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() },
    ForEach { 40, id = "album%d", height = function(index) return 200 + index % 7 * 3 end } },
  LazyVStack { spacing = 0,
    ForEach { 200, id = "song%d", height = function(index) return 44 + index % 3 * 20 end } },
} } }
local scroll = window:scrollView()
for _ = 1, 40 do scroll:drag(200) end
for _ = 1, 40 do scroll:drag(-200) end
lab.expectEqual(scroll.contentOffset.y, 0)
print "exact"
