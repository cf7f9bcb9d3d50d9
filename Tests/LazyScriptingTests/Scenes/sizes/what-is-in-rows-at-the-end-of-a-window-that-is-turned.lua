-- What is in rows at the end of a window that is turned.
-- says: badge-4 in row-4 moved by +210 horizontally
-- says: badge-5 in row-5 moved by +210
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 60, id = "row-%d", function(i) return HStack { Text(("word "):rep(25)),
    Spacer(), Item { width = 20, height = 20 }:id("badge-" .. i) } end } } } }
w:resize(600, 390)
print(w:explain(w.frame))
