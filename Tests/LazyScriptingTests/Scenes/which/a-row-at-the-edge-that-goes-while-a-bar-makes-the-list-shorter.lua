-- A row at the edge that goes while a bar makes the list shorter.
-- says: r4, r7 went with the data, and were in sight.

local rows, bar = {}, false
for i = 1, 40 do rows[i] = { id = "r" .. i } end
w = Window { width = 300, height = 310, function() return VStack { spacing = 0,
  bar and Item { height = 50 }:id "bar", ScrollView { LazyVStack { spacing = 0,
    ForEach { rows, function() return Item { height = 50 } end } } } } end }
w:step()
w:update(function()
  bar = true
  table.remove(rows, 7)
  table.remove(rows, 4)
end)
print(w:explain(w.frame))
