-- What of a shelf comes into sight as its row moves is told with the row, lazy or not.
-- says: card 1 in shelf 3 came into sight
-- fixed place: which row is pushed back depends on how much the window shows

local count = 12
local function card(i) return Item { width = 80, height = i == 1 and 40 or 100 } end
w = Window { width = 300, height = 400, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { count, id = "shelf %d", function(k)
    local cards = HStack { spacing = 5, alignment = "top",
      ForEach { 3, id = "card %d", card } }
    return VStack { spacing = 0, Item { width = 60, height = 50 }:id("cap " .. k),
      ScrollView { axes = "horizontal", cards } }
  end } } }
end }
w:scrollView():scrollTo { y = 400 }
w:update(function() count = 5 end)
print(w:explain())
