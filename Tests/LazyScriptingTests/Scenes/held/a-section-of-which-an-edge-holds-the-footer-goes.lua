-- A section of which an edge holds the footer goes.
-- says: foot-2 went with the data, and were in sight
-- fixed axis: text runs in lines from left to right

local count = 5
    local isLong = false
w = Window { width = 330, height = 480, function() return ScrollView {
  LazyVStack { spacing = 0, pinnedViews = { "sectionHeaders", "sectionFooters" },
    ForEach { count, id = "section-%d", function(number)
      return Section {
        header = VStack { spacing = 0, Text("Title"):id("title-" .. number),
          isLong and Text "a second line" or nil }:id("head-" .. number),
        footer = Item { width = 100, height = 20 }:id("foot-" .. number),
        ForEach { 30, id = "row-" .. number .. "-%d", height = 50 } }
    end } } }
end }
w:scrollView():drag { by = 700 }
w:scrollView():drag { by = 700 } w:update(function() count = 1 end)
print(w:explain())
