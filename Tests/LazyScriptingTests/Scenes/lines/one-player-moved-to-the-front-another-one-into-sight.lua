-- One player moved to the front, another one into sight.
-- says: p7 moved by −54, though nobody moved it: p6 moved away from before it.
-- says: p8, p9, p10, p11 moved by +20, though nobody moved them: +74 p20 moved in before them; −54 p6 moved away from before them.
-- says: p6 went out of sight, by about −394: it changed its place among the others.
-- says: p20 came into sight

local players = {}
for n = 1, 40 do
  players[n] = { id = "p" .. n, score = 1000 - n * 10, height = 50 + n % 3 * 10 }
end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 4,
  ForEach { players, function(p) return Item { height = p.height } end } } } }
w:scrollView():drag { by = 320 }
w:update(function()
  players[6].score, players[20].score = 2000, 921
  table.sort(players, function(a, b) return a.score > b.score end)
end)
print(w:explain(w.frame))
