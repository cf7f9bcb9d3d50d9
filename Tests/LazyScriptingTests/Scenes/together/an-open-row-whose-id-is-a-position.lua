-- An open row whose id is a position.
-- says: Row 4 shows notes-Row in place of notes-Curl.
-- says: ids that belong to the data and stay

local Exercise = View "Exercise" { parameters = { "name" }, state = { open = false },
  body = function(self)
    return VStack { spacing = 0, Item { height = 48 },
      self.state.open and Item { height = 24 * #self.name }:id("notes-" .. self.name)
        or nil }:onTapGesture(function() self.state.open = not self.state.open end) end }
local sets = { "Squat", "Bench press", "Row", "Curl", "Lunge", "Dip", "Plank", "Shrug",
  "Press", "Pull-up", "Crunch", "Run", "Fly" }
w = Window { width = 390, height = 540, function() return ScrollView { LazyVStack {
  spacing = 8, ForEach { Range(1, #sets), function(i)
    return Exercise { name = sets[i] } end } } } end }
w:tap(4)
w:step()
w:update(function() table.insert(sets, 2, "Deadlift") end)
print(w:explain(w.frame))
