-- A tab that comes back.
-- says: settings went, and feed came in its place.
-- never: with the data
-- never: came into sight

local tab = "feed"
w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
  tab == "feed"
    and ScrollView { LazyVStack { ForEach { 100, id = "story-%d", height = 140 } } }:id "feed"
    or ScrollView { LazyVStack { ForEach { 30, id = "setting-%d", height = 48 } } }
      :id "settings",
  Item { height = 50 }:id("tabbar") } end }
w:scrollView("feed"):drag { by = 2000 }
w:update(function() tab = "settings" end)
w:update(function() tab = 'feed' end)
print(w:explain(w.frame))
