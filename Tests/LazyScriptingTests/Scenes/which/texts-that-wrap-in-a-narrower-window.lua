-- Texts that wrap in a narrower window.
-- says: t2, t3 moved by +61.2, +122.4
-- says: what stands before in sight has another length (t1 by +61.2, t2 by +61.2)
-- says: as the LazyVStack is 200 points wide and was 400
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 400, height = 300, ScrollView { LazyVStack { alignment = "leading",
  spacing = 0, ForEach { 30, id = "t%d", function(i)
    return Text(("word "):rep(i % 3 == 0 and 12 or 24)) end } } } }
w:step()
w:resize(200, 300)
print(w:explain(w.frame))
