-- Rows of an eager list and what follows them.
-- says: r-3, r-4, foot came into sight.
-- fixed axis: text runs in lines from left to right

local isBig = true
w = Window { width = 300, height = 400, function() return ScrollView { VStack {
  spacing = 0, Item { height = isBig and 300 or 100 },
  ForEach { 4, id = "r-%d", height = 50 }, Text("Footer"):id("foot") } } end }
w:update(function() isBig = false end)
print(w:explain(w.frame))
