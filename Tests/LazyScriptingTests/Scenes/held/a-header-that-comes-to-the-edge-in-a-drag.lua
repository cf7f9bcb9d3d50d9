-- A header that comes to the edge in a drag.
-- says: head-1 moved by 0 and not by −100: the edge holds it now.
-- fixed axis: text runs in lines from left to right

local isLong = false
w = Window { width = 330, height = 480, function() return ScrollView {
  LazyVStack { spacing = 0, pinnedViews = { "sectionHeaders", "sectionFooters" },
    ForEach { 5, id = "section-%d", function(number)
      return Section {
        header = VStack { spacing = 0, Text("Title"):id("title-" .. number),
          isLong and Text "a second line" or nil }:id("head-" .. number),
        footer = Item { width = 100, height = 20 }:id("foot-" .. number),
        ForEach { 30, id = "row-" .. number .. "-%d", height = 50 } }
    end } } }
end }
w:scrollView():drag { by = 700 }
w:scrollView():drag { by = -700 } w:scrollView():drag { by = 100 }
print(w:explain())
