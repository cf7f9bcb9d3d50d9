-- A low card of a shelf leaves sight with the row of the shelf.
-- says: row-2 moved by +50
-- says: card-2 in row-2 left sight.
-- never: card-1
-- never: shelf-2
-- fixed axis: text runs in lines from left to right

local big = false
w = Window { width = 300, height = 210, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 8, id = "row-%d", function(row)
    local grown = row == 1 and big
    return VStack { alignment = "leading", spacing = 0,
      Text { "Title", size = 20 }:id("title-" .. row), grown and Item { height = 50 } or nil,
ScrollView { axes = "horizontal", LazyHStack { alignment = "bottom", spacing = 0,
  ForEach { 9, id = "card-%d", function(card) return Item { width = 100,
    height = card == 2 and 40 or 100 } end } } }:id("shelf-" .. row) }
  end } } }
end }
w:update(function() big = true end)
print(w:explain())
