-- A card that makes a shelf higher.
-- says: s2 is 175 points high and was 120, as card1 is 175 points high and was 120

local high = 120
w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
  spacing = 20, ForEach { 9, id = "s%d", function(n)
    return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
      ForEach { 5, id = "card%d", function(i)
        return Item { width = 100, height = n == 2 and i == 1 and high or 120 }
      end } } }:fixedSize { vertical = true }
  end } } }:id "page" end }
w:update(function() high = 175 end)
print(w:explain(1, w.frame))
