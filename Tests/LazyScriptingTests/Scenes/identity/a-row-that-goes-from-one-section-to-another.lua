-- A row that goes from one section to another.
-- says: o3 moved by −130, though nobody moved it: it changed its place among the others
-- says: headO, o1, o2 moved by +50, though nobody moved them: o3 moved in before them
-- never: went with the data
-- never: came in

local favorites, others = { "f1", "f2" }, { "o1", "o2", "o3", "o4", "o5" }
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0,
  Section { header = Item { height = 30 }:id "headF",
    ForEach { favorites, id = "self", height = 50 } },
  Section { header = Item { height = 30 }:id "headO",
    ForEach { others, id = "self", height = 50 } } } } end }
w:update(function() table.insert(favorites, table.remove(others, 3)) end)
print(w:explain(w.frame))
