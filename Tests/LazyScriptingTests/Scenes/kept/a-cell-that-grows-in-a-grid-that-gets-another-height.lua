-- A cell that grows in a grid that gets another height.
-- says: c21 moved by +20 horizontally, though nobody moved it: its line is 90 points wide and was 50, and it is aligned in that.
-- says: moved by +40 horizontally, though nobody moved them: c22 is 90 points wide and was 50.
-- never: what stands before in sight

local more = false
w = Window { width = 400, height = 300, function() return VStack { spacing = 0,
  more and Item { height = 40 }:id "bar" or false,
  ScrollView { axes = "horizontal", LazyHGrid {
    rows = { GridItem.flexible(), GridItem.flexible() }, spacing = 6,
    ForEach { 80, id = "c%d", function(i)
      return Item { width = i == 22 and more and 90 or 50, height = 20 } end } } } } end }
w:scrollView():drag { by = 500 }
w:update(function() more = true end)
print(w:explain(w.frame))
