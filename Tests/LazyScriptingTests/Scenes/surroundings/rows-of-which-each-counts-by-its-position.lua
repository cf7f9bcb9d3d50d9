-- Rows of which each counts by its position.
-- says: ids that belong to the data and stay with them, never positions
-- fixed axis: text runs in lines from left to right

local notes = {}
for i = 1, 12 do notes[i] = { title = "note " .. i, height = 40 + i * 31 % 7 * 10 } end
w = Window { width = 200, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { notes, id = "row-%d", function(note) return VStack { spacing = 0,
    Text(note.title), Item { height = note.height } } end } } } }
w:step()
w:update(function() table.remove(notes, 2) end)
print(w:explain(w.frame))
