-- What stands before a lazy stack in one of several columns.
-- says: dates is 75 points long and was 40.

local h = 40
w = Window { width = 500, height = 400, function() return ScrollView { HStack { spacing = 0,
  alignment = "top", Item { width = 60, height = 2400 }:id "axis",
  VStack { spacing = 0, Item { width = 440, height = h }:id "dates",
    LazyVStack { spacing = 0, ForEach { 60, id = "slot-%d", height = 40 } } } } } end }
w:scrollView():drag { by = 500 }
w:update(function() h = 75 end)
print(w:explain(w.frame))
