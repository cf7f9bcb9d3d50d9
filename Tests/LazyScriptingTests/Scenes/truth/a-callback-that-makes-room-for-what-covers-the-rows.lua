-- A callback that makes room for what covers the rows.
-- says: onGeometryChange of panel, which is 110 points high and was 60, changed data
-- never: nothing to do

local ui = Observable { room = 60, summary = 60 }
local Sheet = View "Sheet" { body = function() return ZStack { alignment = "top",
  ScrollView { VStack { LazyVStack { ForEach { 100, id = "s%d", height = 48 } } }
    :padding("top", ui.room) },
  Item { height = ui.summary }:id "panel":onGeometryChange {
    of = function(g) return g.size.height end, function(_, h) ui.room = h end } } end }
w = Window { width = 320, height = 480, Sheet {} }
w:scrollView():drag { by = 40 }
ui.summary = 110
w:step()
print(w:explain(w.frame))
