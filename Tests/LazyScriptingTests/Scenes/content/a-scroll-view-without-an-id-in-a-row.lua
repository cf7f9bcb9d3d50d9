-- A scroll view without an id in a row.
-- says: The content offset of the ScrollView, child 2 in channel-2 went from 600 to 500
-- never: The content offset went
-- fixed axis: text runs in lines from left to right

local shows = {}
for i = 1, 30 do shows[i] = { id = "show-" .. i } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack {
  ForEach { 9, id = "channel-%d", function(i) return VStack { Text("Channel"),
    ScrollView { axes = "horizontal", LazyHStack { spacing = 0, ForEach { shows,
      function() return Item { width = 100, height = 50 } end } } } } end } } } }
w:scrollView "channel-2":drag { by = 600 }
w:update(function() table.remove(shows, 1) end)
print(w:explain(w.frame))
