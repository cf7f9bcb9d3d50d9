-- What stands after rows that go.
-- says: r-6, r-7, r-8 went with the data, and were in sight. foot came into sight. The Text, child 8, came into sight.
-- never: r-1
-- never: child 1
-- fixed axis: text runs in lines from left to right

local n = 8
w = Window { width = 300, height = 400, function() return ScrollView { VStack {
  spacing = 0, Text "Title", ForEach { n, id = "r-%d", height = 50 },
  Text("Footer"):id("foot"), Text("Legal"):frame { height = 60 } } } end }
w:update(function() n = 5 end)
print(w:explain(w.frame))
