-- A title before a grid that is laid out anew.
-- says: g1 … g8 moved by −40.8 vertically, though nobody moved them: title is 61.2 points high
-- never: too short
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 700, ScrollView { VStack { spacing = 0,
  Text(("long title "):rep(20)):id "title", LazyVGrid { spacing = 4,
    columns = { GridItem.flexible{}, GridItem.flexible{} },
    ForEach { 40, id = "g%d", height = 100 } } } } }
w:resize(700, 390)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
