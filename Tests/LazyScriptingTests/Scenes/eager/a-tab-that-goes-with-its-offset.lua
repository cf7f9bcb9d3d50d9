-- A tab that goes with its offset.
-- says: feed went, and settings came in its place.
-- says: feed lost its state contentOffset: it is not described in its place any more.
-- never: with the data

local tab = "feed"
w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
  tab == "feed"
    and ScrollView { LazyVStack { ForEach { 100, id = "story-%d", height = 140 } } }:id "feed"
    or ScrollView { LazyVStack { ForEach { 30, id = "setting-%d", height = 48 } } }
      :id "settings",
  Item { height = 50 }:id("tabbar") } end }
w:scrollView("feed"):drag { by = 2000 }
w:update(function() tab = "settings" end)
print(w:explain(w.frame))
