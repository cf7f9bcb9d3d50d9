-- A card that ends before the edge, and one that comes into sight.
-- says: k2 is out of sight: it is 120 points long and was 260, so that it ends before what is in sight.
-- says: they had counted
-- never: turned out
-- never: had been taken to be

local open = Observable { value = true }
w = Window { width = 390, height = 240, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 12, ForEach { 40, id = "k%d", function(i)
    return Item { width = i == 2 and open.value and 260 or 120, height = 160 } end } } } }
w:scrollView():drag { by = 340 }
open.value = false
w:step()
print(w:explain(w.frame))
