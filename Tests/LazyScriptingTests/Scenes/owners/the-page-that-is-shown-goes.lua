-- The page that is shown goes.
-- says: Privacy went with the data
-- never: guessed again

local pages = { "Welcome", "Privacy", "Location", "Done" }
w = Window { width = 390, height = 400, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0, ForEach { pages, function(title)
    return Text(title):containerRelativeFrame "horizontal" end } }
  }:scrollTargetBehavior "paging" }
w:scrollView():drag { by = 500, duration = 0.3 }
w:settle()
w:update(function() table.remove(pages, 2) end)
print(w:explain(w.frame))
