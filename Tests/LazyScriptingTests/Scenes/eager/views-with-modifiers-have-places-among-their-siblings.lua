-- Views with modifiers have places among their siblings.
-- says: The Text views, children 6 … 8, moved by +100, though nobody moved them: r-3, r-4
-- fixed axis: text runs in lines from left to right

local n = 2
w = Window { width = 300, height = 400, function() return ScrollView { VStack {
  spacing = 0, Text "Title", ForEach { n, id = "r-%d", height = 50 }, Text "Footer",
  Text("Legal"):frame { height = 60 }, Text("Imprint"):padding(10) } } end }
w:update(function() n = 4 end)
print(w:explain(w.frame))
