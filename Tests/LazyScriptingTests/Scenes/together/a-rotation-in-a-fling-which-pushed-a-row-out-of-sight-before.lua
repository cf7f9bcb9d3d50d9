-- A rotation in a fling, which pushed a row out of sight before.
-- says: So the 19 rows before what is in sight count 19 × (43.3143 + 6) = 936.9714 points; they had counted 1289.6. r20 kept its place in the visible rect.
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 700, VStack { spacing = 0,
  Item { height = 50 }:id "search",
  ScrollView { LazyVStack { alignment = "leading", spacing = 6,
    ForEach { 60, id = "r%d", function(i)
      return Text { ("result with some words "):rep(i % 4 + 1) }:padding(10) end } } } } }
w:play(function() w:scrollView():fling { velocity = 4000 } end,
  function() wait(0.5) w:resize(700, 390) wait(0.02) print(w:explain(32)) end)
print(w:explain(w.frame))
