-- Many lengths that are no whole numbers.
-- says: are
-- never: modifier
-- never: "; 0 "
-- fixed axis: text runs in lines from left to right

local size, rows = 17, {}
for i = 1, 40 do rows[i] = "r" .. i end
w = Window { width = 300, height = 480, function() return ScrollView { VStack { spacing = 7,
  ForEach { rows, function(id) return VStack { spacing = 4, Text { size = size, id },
    Text { size = size, ("words and "):rep(3 + #id) }, Divider() } end } } } end }
w:scrollView():drag { by = 1500 }
w:update(function() size = 13 end)
print(w:explain(w.frame))
