-- Rows that are guessed again, of which some are as long as the guess.
-- says: 75 rows, f-75 measured last, are 4500 points long together
-- says: 66 rows that were measured, out of sight now, are guessed again

View "Flow" { parameters = { "n" }, state = { length = 0 }, body = function(self)
  return Color "c":overlay { alignment = "top", Item { width = 200, height = self.n * 20 }
    :onGeometryChange { of = function(g) return g.size.height end,
      function(_, length) self.state.length = length end } }
    :frame { height = self.state.length } end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack {
  ForEach { 200, id = "f-%d", function(i) return Flow { n = 1 + i % 5 } end } } } }
print(w:explain(1))
