-- An animated scroll to a row that cannot stand at the top.
-- says: +182 The animation was over: to stand in its place, m77 needs the offset to be 6856.
-- says: −182 The content ends before that: the offset is 6674 at most.
-- says: its target moved 25 times on the way, by 3600 points in all.
-- never: stands elsewhere

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 6,
  ForEach { 80, id = "m%d", height = function(i) return i <= 20 and 40 or 100 end } } } }
w:scrollView():scrollTo { id = "m77", anchor = "top", animation = true }
print(w:explain(w.frame))
