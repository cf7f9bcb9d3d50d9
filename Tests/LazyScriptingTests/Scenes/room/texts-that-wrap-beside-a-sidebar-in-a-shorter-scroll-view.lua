-- Texts that wrap beside a sidebar, in a shorter scroll view.
-- says: n36, n37 were pushed out of sight
-- never: n37 is out of sight
-- fixed axis: text runs in lines from left to right

local isOpen = false
w = Window { width = 600, height = 500, function()
  return HStack { spacing = 0,
    isOpen and Item { width = 180, height = "flexible" }:id "side" or false,
    VStack { spacing = 0, isOpen and Item { height = 30 }:id "warning" or false,
      ScrollView { LazyVStack { spacing = 8, alignment = "leading",
        ForEach { 100, id = "n%d", function(i)
          return Text { ("note " .. i .. " "):rep(4 + i % 3 * 6), size = 16 }
        end } } } } }
end }
w:scrollView():drag { by = 900 }
w:update(function() isOpen = true end)
print(w:explain(w.frame))
