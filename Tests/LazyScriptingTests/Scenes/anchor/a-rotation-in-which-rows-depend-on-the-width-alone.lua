-- A rotation in which rows depend on the width alone.
-- says: as the LazyVStack is 844 points wide and was 390; row-11 is cut
-- never: another height, too
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "row-%d", function()
    return Item { height = function(width) return width < 600 and 120 or 60 end }
  end } } } }
w:scrollView():drag { by = 1250 }
w:resize(844, 390)
print(w:explain())
