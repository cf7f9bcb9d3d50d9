-- A view of an eager stack that ends before the edge.
-- says: k2 is out of sight: it is 60 points long and was 260

local open = true
w = Window { width = 390, height = 400, function() return ScrollView { VStack {
  spacing = 10,
  ForEach { 20, id = "k%d", function(i)
    return Item { height = i == 2 and open and 260 or 60 } end } } } end }
w:scrollView():drag { by = 250 }
w:update(function() open = false end)
print(w:explain(w.frame))
