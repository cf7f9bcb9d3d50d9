-- A text that outgrows the greatest height of its frame.
-- says: as +126 the Text is 180 points long and was 54, and −76 the minimum or maximum of its frame
-- never: other changes in it
-- fixed axis: text runs in lines from left to right

local words = 12
w = Window { width = 180, height = 500, function() return ScrollView { LazyVStack {
  spacing = 4, ForEach { 20, id = "row-%d", function(i) return VStack { spacing = 0,
    Text { ("deal "):rep(i == 2 and words or 12), size = 15 } }
      :frame { minHeight = 90, maxHeight = 140, alignment = "top" } end } } } end }
w:step()
w:update(function() words = 50 end)
print(w:explain(w.frame))
