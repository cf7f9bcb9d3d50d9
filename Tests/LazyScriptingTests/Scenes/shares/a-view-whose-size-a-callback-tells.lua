-- A view whose size a callback tells.
-- says: onGeometryChange of panel, which is 110 points high and was 60, changed data

local ui = Observable { room = 60, size = 60 }
local Sheet = View "Sheet" { body = function()
  return ZStack { alignment = "top",
    ScrollView { VStack { spacing = 0, LazyVStack { ForEach { 100, id = "stop-%d",
      height = 50 } } }:padding("top", ui.room) },
    Item { height = ui.size }:id "panel":onGeometryChange {
      of = function(g) return g.size.height end, function(h) ui.room = h end } }
end }
w = Window { width = 320, height = 480, Sheet {} }
w:scrollView():drag { by = 40 }
ui.size = 110
w:step()
print(w:explain(w.frame))
