-- A kept row that data moved alone.
-- says: Data put me elsewhere among the others
-- never: me moved
-- never: 72

local players = {}
for n = 1, 60 do players[n] = { id = n == 20 and "me" or "p" .. n, height = 52 } end
w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 4,
  ForEach { players, function(player) return Item { height = player.height } end } } }
  :scrollPosition(ScrollPosition { id = "me", anchor = "center" }, "center") }
w:step()
w:update(function() table.insert(players, 15, table.remove(players, 20)) end)
print(w:explain())
