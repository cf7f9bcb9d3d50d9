-- A row that grows where a pinned header covers it.
-- says: the offset changed to keep head-B in its place, as A4 is 85 points long and was 50
-- never: head-A moved
-- never: head-B moved

local model = Observable { h = 50 }
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
model.h = 85
w:step()
print(w:explain(w.frame))
