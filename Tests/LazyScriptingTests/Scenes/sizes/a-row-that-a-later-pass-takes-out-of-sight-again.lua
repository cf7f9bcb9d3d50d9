-- A row that a later pass takes out of sight again.
-- says: In a later pass, what had left the screen was guessed again

local hint = false
local w0
w = Window { width = 390, height = 536, function()
  return VStack { spacing = 0, hint and Item { height = 36 }:id "hint",
    ScrollView { LazyVStack { spacing = 0, ForEach { 300, id = "n-%d", function(i)
      return Item { height = i <= 20 and 40 or 100 }:onAppear(function()
        if w0 and i == 150 then w0:update(function() hint = true end) end
      end) end } } } } end }
w0 = w
w:scrollView():scrollTo { id = "n-150", anchor = "top" }
print(w:explain(w.frame))
