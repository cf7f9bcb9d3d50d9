-- A padding that has the id of what is in it.
-- says: What is in cap1, cap2, cap3 moved by +5 within them, though nobody moved it: the padding before it is 9 points and was 4.
-- says: cap2 in r2 moved by +50 within it, though nobody moved it: the Item, child 1, is 90 points long and was 40.
-- never: cap1 in
-- never: +55 within

local pad = 4
w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 20, id = "r%d", function(i) return VStack { spacing = 6,
    Item { height = i == 2 and pad * 10 or 40 },
    Item { height = 20 }:padding("vertical", pad):id("cap" .. i) } end } } } end }
w:step()
w:update(function() pad = 9 end)
print(w:explain(w.frame))
