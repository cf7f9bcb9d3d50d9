-- A row of another stack that holds nothing any more.
-- says: day2 is 0 points long and was 300
-- never: changed their places
-- never: changed places

local gone = false
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 6, id = "day%d", function(d)
    return LazyVStack { spacing = 0, ForEach { d == 2 and gone and 0 or 5,
      id = "d" .. d .. "r%d", height = 60 } } end } } } end }
w:scrollView():drag { by = 420 }
w:update(function() gone = true end)
print(w:explain(w.frame))
