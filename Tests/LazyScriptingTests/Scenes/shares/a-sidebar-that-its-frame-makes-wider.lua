-- A sidebar that its frame makes wider.
-- says: reader moved by +80 horizontally with all that it shows and is 300 points wide (380 before), though nobody moved it: sidebar is 180 points wide and was 100.

local side = 100
w = Window { width = 480, height = 400, function()
  return HStack { spacing = 0, alignment = "top",
    ScrollView { LazyVStack { ForEach { 40, id = "c%d", height = 40 } } }
      :frame { width = side }:id "sidebar",
    ScrollView { LazyVStack { ForEach { 40, id = "p%d", height = 80 } } }:id "reader" }
end }
w:update(function() side = 180 end)
print(w:explain(w.frame))
