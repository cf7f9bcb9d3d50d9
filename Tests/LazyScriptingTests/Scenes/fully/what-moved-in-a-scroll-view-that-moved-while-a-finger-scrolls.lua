-- What moved in a scroll view that moved while a finger scrolls.
-- says: lot-16, lot-17 moved by +22 within lots, though nobody moved them
-- never: on the screen

local hasBar, isLong = true, false
w = Window { width = 390, height = 600, function()
  return VStack { spacing = 0, hasBar and Item { height = 40 }:id("bar"),
    ScrollView { LazyVStack { spacing = 6, ForEach { 60, id = "lot-%d", function(n)
      return Item { height = isLong and n == 15 and 86 or 64 }
    end } } }:id("lots") }
end }
w:scrollView("lots"):drag { by = 700 }
after(0.25, function() w:update(function() hasBar, isLong = false, true end) end)
w:scrollView("lots"):drag { by = -180, duration = 0.5 }
print(w:explain(17))
print(w:explain())
