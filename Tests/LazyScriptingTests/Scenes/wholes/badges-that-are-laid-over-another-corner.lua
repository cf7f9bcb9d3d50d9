-- Badges that are laid over another corner.
-- says: badge-1 in m1 moved by −104 horizontally
-- says: +24
-- says: the alignment is leading and was trailing
-- never: m1, m2

local corner = "topTrailing"
w = Window { width = 360, height = 400, function()
  return ScrollView { LazyVStack { ForEach { 40, id = "m%d", function(i)
    return Item { width = 120, height = 40 }:overlay { alignment = corner,
      Item { width = 16, height = 16 }:id("badge-" .. i) }
  end } } }
end }
w:step()
w:update(function() corner = "bottomLeading" end)
print(w:explain(w.frame))
