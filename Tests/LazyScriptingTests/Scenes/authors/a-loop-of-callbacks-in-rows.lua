-- A loop of callbacks in rows.
-- says: onGeometryChange of Color in w1, onGeometryChange of Color in w2,

View "Row" { state = { long = 1 }, body = function(self)
  return HStack { Item { width = 4, height = self.state.long }, Item { width = 40, height = 20 } }
    :padding(6):background { Color "c":onGeometryChange {
      of = function(g) return g.size.height end,
      function(_, long) self.state.long = long end } } end }
w = Window { width = 240, height = 500, ScrollView { LazyVStack {
  ForEach { 60, id = "w%d", function() return Row {} end } } } }
for event in w.trace:events { kind = "diagnostic" } do print(event.message) end
