-- Elements of other numbers of views than had been assumed.
-- says: The LazyVStack is now taken to have
-- says: as not all of its elements had been evaluated

w = Window { width = 300, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { 20, id = "e%d", subviews = "dynamic", function(i)
    return ForEach { i > 3 and 3 or 1, id = "v%d", height = 50 } end } } } }
w:step()
w:scrollView():drag { by = 150 }
print(w:explain(w.frame))
