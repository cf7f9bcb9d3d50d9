-- What grows beside a view that the offset keeps in its place.
-- says: +30 Before what is in sight, alerts is 80 points long and was 50
-- says: within it, though nobody moved it: the HStack is 200 points long and was 120, as the Item, child 1, is 200 points long and was 120, and it is
-- never: to keep the Item in its place
-- never: +30 alerts

local model = Observable { alert = false, big = false }
local Board = View "Board" { body = function() return ScrollView { VStack { spacing = 0,
  VStack { spacing = 0, Item { height = 50 }, model.alert and Item { height = 30 } }
    :id "alerts",
  HStack { spacing = 0, Item { height = model.big and 200 or 120 },
    Item { height = 120 } }:padding(12):id "charts",
  LazyVStack { spacing = 0, ForEach { 40, id = "row-%d", height = 50 } } } } end }
w = Window { width = 400, height = 500, Board {} }
w:scrollView():drag { by = 56 }
model.alert, model.big = true, true
w:step()
print(w:explain(w.frame))
