-- A bar whose id is that of its padding.
-- says: player moved by −42, though nobody moved it: it is 110 points long and was 68, and aligned by that, as lyrics came in.
-- never: 90 points

local Player = View "Player" { state = { open = false }, body = function(self)
  local open = self.state.open
  return VStack { spacing = 6, Item { height = 48 }:id "cover",
    open and Item { height = 36 }:id "lyrics" or false }:padding(10)
    :onTapGesture(function() self.state.open = not open end)
end }
w = Window { width = 390, height = 700, ZStack { alignment = "bottom",
  ScrollView { LazyVStack { ForEach { 40, id = "track-%d", height = 44 } } },
  Player {}:id "player" } }
w:step()
w:tap "player"
print(w:explain(w.frame))
