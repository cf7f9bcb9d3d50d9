-- A grid that comes in.
-- says: came in its place
-- never: less than before
-- never: more than before
-- fixed axis: text runs in lines from left to right

local isEmpty = true
w = Window { width = 300, height = 480, function() return ScrollView { VStack {
  isEmpty and ContentUnavailableView { "Nothing" }
    or LazyVGrid { columns = { GridItem.adaptive { minimum = 130 } },
      ForEach { 30, id = "c%d", height = 60 } } } } end }
w:step()
w:update(function() isEmpty = false end)
print(w:explain(w.frame))
