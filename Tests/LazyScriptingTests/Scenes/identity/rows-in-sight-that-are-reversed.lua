-- Rows in sight that are reversed.
-- says: 8 rows (r19, r18, r17, r16, … and 4 more) were moved in
-- never: "came in "

local list = {}
for i = 1, 40 do list[i] = { id = "r" .. i } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function() return Item { height = 50 } end } } } }
w:scrollView():scrollTo { y = 510 }
w:step()
w:update(function()
  for k = 0, 3 do list[11 + k], list[19 - k] = list[19 - k], list[11 + k] end
end)
print(w:explain(w.frame))
