-- An element of which only the last view moves.
-- says: a Divider of t3 moved by +72, though nobody moved them: t3/r1, t3/r2 came in before
-- never: t3, t4
-- fixed axis: text runs in lines from left to right

local open = false
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  spacing = 6, ForEach { 30, id = "t%d",
    subviews = function(i) return i == 3 and open and 4 or 2 end,
    function(i) return Group { Text("Thread " .. i),
      ForEach { i == 3 and open and 2 or 0, id = "r%d", height = 30 }, Divider() } end
  } } } end }
w:step()
w:update(function() open = true end)
print(w:explain(w.frame))
