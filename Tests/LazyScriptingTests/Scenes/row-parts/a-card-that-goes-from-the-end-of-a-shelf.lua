-- What goes from a row and moves nothing is told, too.
-- says: card 3 in shelf 2 went.

local count = 3
w = Window { width = 300, height = 400, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 3, id = "shelf %d", function(k)
    return ScrollView { axes = "horizontal", HStack { spacing = 5,
      ForEach { k == 2 and count or 3, id = "card %d", width = 80, height = 100 } } }
  end } } }
end }
w:update(function() count = 2 end)
print(w:explain())
