-- Columns that become more take nothing away.
-- says: −200 The LazyVGrid got another width
-- says: stands in 2 lines
-- says: The line of p9 stands where the first line in sight stood.
-- never: moved away
-- never: same fraction
-- fixed place: the window itself gets another size

w = Window { width = 200, height = 400, ScrollView { LazyVGrid { spacing = 0,
  columns = { GridItem.adaptive { minimum = 100, spacing = 0 } },
  ForEach { 60, id = "p%d", function() return Color "photo":frame { height = 100 } end }
  } } }
w:scrollView():drag { by = 450 }
w:resize(400, 400)
print(w:explain(w.frame))
