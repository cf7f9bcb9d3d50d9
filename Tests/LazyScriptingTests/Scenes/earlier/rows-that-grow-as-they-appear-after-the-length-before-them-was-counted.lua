-- Rows that grow as they appear, after the length before them was counted.
-- says: A row whose length is not known was then taken to be 71.4286 points long; it was 84 before. So the 144 rows before what is in sight count 144 × (71.4286 + 4)
-- says: A row whose length is not known is now taken to be 82.8571 points long (mean, from 21 lengths); it was 84 before. The 144 rows

local open = Observable { rows = {} }
local Cell = View "Cell" { parameters = { "i" }, body = function(self)
  return Item { height = open.rows[self.i] and 180 or 60 }:onAppear(function()
    if self.i % 4 == 0 then open.rows[self.i] = true end
  end)
end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 4,
  ForEach { 300, id = "c%d", function(i) return Cell { i = i } end } } } }
w:scrollView():scrollTo { id = "c150", anchor = "center" }
print(w:explain())
