-- A row that is moved into sight.
-- says: p3, p4, p5, p6 moved by +64, though nobody moved them: p20
-- says: p20 came into sight

local players = {}
for i = 1, 40 do players[i] = { id = "p" .. i } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 4,
  ForEach { players, height = 60 } } } }
w:step()
w:update(function() table.insert(players, 3, table.remove(players, 20)) end)
print(w:explain(w.frame))
