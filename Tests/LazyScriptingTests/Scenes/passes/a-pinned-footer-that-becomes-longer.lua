-- A pinned footer that becomes longer.
-- says: foot2, held at the edge, covers 30 points more of what is beneath it
-- never: moved by
-- never: insets
-- never: pushes

local long = false
w = Window { width = 390, height = 400, function()
  return ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionFooters",
    ForEach { 5, subviews = 9, function(d)
      local length = long and d == 2 and 70 or 40
      return Section { footer = Item { height = length }:id("foot" .. d),
        ForEach { 8, id = "d" .. d .. "o%d", height = 60 } }
    end },
  } }
end }
w:scrollView():drag { by = 440 }
w:update(function() long = true end)
print(w:explain(w.frame))
