-- A text in the middle of a frame that is wider.
-- says: The Text in tab-2 moved by +10 within it, though nobody moved it: its frame is 120 points long and was 100, and it is aligned in that.
-- never: the Text is 120

local wide = 100
w = Window { width = 390, height = 300, function() return ScrollView {
  axes = "horizontal", LazyHStack { spacing = 8, ForEach { 10, id = "tab-%d", function(i)
    return Button { Text("Tab " .. i):frame { width = i == 2 and wide or 100 },
      action = function() end } end } } } end }
w:step()
w:update(function() wide = 120 end)
print(w:explain(w.frame))
