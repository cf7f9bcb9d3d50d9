-- A window that is turned.
-- says: foot-1 moved by −150 vertically, though nobody moved it: it is held at the end of the
-- says: head-1, foot-1 moved by +75 horizontally
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

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
w:resize(480, 330)
print(w:explain())
