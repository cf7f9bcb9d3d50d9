-- A card that is drawn elsewhere within an effect that changes.
-- says: card-3 moved by +24 horizontally, though nobody moved it: a modifier such as offset draws it elsewhere, not counting the scaleEffect around that.

local Card = View "Card" { state = { picked = false }, body = function(self)
  return Item { height = 90 }:offset { x = self.state.picked and 24 or 0 }
    :scaleEffect(self.state.picked and 1.1 or 1)
    :onTapGesture(function() self.state.picked = not self.state.picked end)
end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack {
  ForEach { 50, id = "card-%d", function() return Card() end } } } }
w:tap "card-3"
print(w:explain(w.frame))
