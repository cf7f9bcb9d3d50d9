-- window:explain() names the reason of a jump and by how much it moved the offset.
-- output: +2335.2273  row-80 turned out to be 150 points long
-- output: The content offset
local window = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "row-%d", function(i) return Item { height = i <= 10 and 50 or 150 } end },
} } }
local feed = window:scrollView()
feed:scrollTo { id = "row-81", anchor = "top" }
feed:drag { by = -150 }
print(window:explain())
