-- Ids that are positions, with other views in the rows.
-- says: slot-1, slot-2, slot-3 show fresh, a, b in place of a, b, c.
-- says: ids that belong to the data and stay with them, never positions
-- never: fresh, a, b came in

local entries = {}
for i, c in ipairs { "a", "b", "c", "d", "e", "f" } do entries[i] = { title = c } end
w = Window { width = 390, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { entries, id = function(_, i) return "slot-" .. i end, function(e)
    return Item { height = 40 }:overlay { Text(e.title):id(e.title) } end } } } }
w:update(function() table.insert(entries, 1, { title = "fresh" }) end)
print(w:explain(w.frame))
