-- A header held where a program jumped to the end.
-- says: Nothing in sight moved by this: positions and offset
-- never: head was pushed
-- never: Nothing else

local lines = lab.data {}
for n = 1, 80 do lines:insert(n, { id = "l" .. n, height = 18 + n % 3 * 9 }) end
w = Window { width = 320, height = 460, ScrollView { LazyVStack { spacing = 1,
  pinnedViews = "sectionHeaders", Section { header = Item { height = 26 }:id "head",
    ForEach { lines, function(l) return Item { height = l.height } end } } } } }
w:scrollView():scrollTo { edge = "bottom" }
for _ = 1, 6 do lines:remove(1) end
w:step()
print(w:explain())
