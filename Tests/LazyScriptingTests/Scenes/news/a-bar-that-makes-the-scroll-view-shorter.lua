-- A bar that makes the scroll view shorter.
-- says: r22 is out of sight: the scroll view is 604 points long and was 656, as bar is 96 points long and was 44.

local bar = 44
w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
  Item { height = bar }:id "bar", ScrollView { LazyVStack { spacing = 0,
    ForEach { 40, id = "r%d", height = 50 } } } } end }
w:scrollView():drag { by = 400 }
w:update(function() bar = 96 end)
print(w:explain(1, w.frame))
