-- Ids that count the elements, of which one goes in the middle.
-- says: ids that belong to the data and stay with them, never positions
-- never: where content came late
-- fixed axis: text runs in lines from left to right

local steps = { "Preheat", ("Peel the apples and "):rep(6), "Cut", "Knead", "Bake" }
w = Window { width = 360, height = 640, function() return ScrollView { LazyVStack {
  ForEach { Range(1, #steps), id = "self", function(i) return Text(steps[i]) end } } } end }
w:update(function() table.remove(steps, 2) end)
print(w:explain(w.frame))
