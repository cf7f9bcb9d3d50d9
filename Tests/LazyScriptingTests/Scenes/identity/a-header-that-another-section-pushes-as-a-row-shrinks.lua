-- A header that another section pushes as a row shrinks.
-- says: head-A moved by −20, though nobody moved it: another section pushes it otherwise, as A4 is 50 points long and was 85

local model = Observable { h = 85 }
local Row = View "Row" { parameters = { "i", "own" }, body = function(self)
  return Item { height = self.own and model.h or 50 }
end }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  pinnedViews = "sectionHeaders",
  Section { header = Item { height = 40 }:id "head-A",
    ForEach { 4, id = "A%d", function(i) return Row { i = i, own = i == 4 } end } },
  Section { header = Item { height = 40 }:id "head-B",
    ForEach { 20, id = "B%d", height = 50 } } } } }
w:scrollView():scrollTo { y = 220 }
w:step()
model.h = 50
w:step()
print(w:explain(w.frame))
