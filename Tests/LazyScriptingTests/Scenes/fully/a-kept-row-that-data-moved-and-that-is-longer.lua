-- A kept row that data moved and that is longer.
-- says: Data put me, which is 72 points long and was 52, elsewhere among the others
-- says: me moved by −10, though nobody moved it: the ScrollPosition keeps the middle of me where it was scrolled to, as me is 72 points long and was 52.
-- says: as data put that elsewhere among the others, and me is 72 points long and was 52.

local players = {}
for n = 1, 60 do players[n] = { id = n == 20 and "me" or "p" .. n, height = 52 } end
w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 4,
  ForEach { players, function(player) return Item { height = player.height } end } } }
  :scrollPosition(ScrollPosition { id = "me", anchor = "center" }, "center") }
w:step()
w:update(function() players[20].height = 72 table.insert(players, 15, table.remove(players, 20)) end)
print(w:explain())
