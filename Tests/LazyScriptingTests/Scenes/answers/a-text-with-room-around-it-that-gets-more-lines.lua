-- A text with room around it that gets more lines.
-- says: r-1 is 85.2 points high and was 44.4, as the Text is 61.2 points high and was 20.4.
-- fixed axis: text runs in lines from left to right

local text = "Peel"
w = Window { width = 200, height = 300, function() return ScrollView { LazyVStack {
  ForEach { 3, id = "r-%d", function(i) return VStack {
    Text(i == 1 and text or "Bake"):padding(12) } end } } } end }
w:update(function() text = ("word "):rep(12) end)
print(w:explain(w.frame))
