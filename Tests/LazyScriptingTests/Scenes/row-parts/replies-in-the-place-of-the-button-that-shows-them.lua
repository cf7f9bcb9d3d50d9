-- Replies in the place of the button that shows them.
-- says: +192 c2/c2-r1, c2/c2-r2, c2/c2-r3 came in before, 162 points long together
-- says: −40 c2/c2-more went, which was 30 points long, with 10 of spacing
-- says: c2/c2-more went, as c2 no longer gives it, and was in sight.
-- never: was 30.
-- never: fewer

local rows = { { id = "c1" }, { id = "c2" }, { id = "c3" } }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 10,
  ForEach { rows, subviews = function(c) return c.open and 4 or 2 end, function(c)
    local views = { Item { height = 72 }:id(c.id .. "-head") }
    if c.open then
      for n = 1, 3 do views[n + 1] = Item { height = 54 }:id(c.id .. "-r" .. n) end
    else
      views[2] = Item { height = 30 }:id(c.id .. "-more")
    end
    return table.unpack(views)
  end } } } }
w:update(function() rows[2].open = true end)
print(w:explain())
