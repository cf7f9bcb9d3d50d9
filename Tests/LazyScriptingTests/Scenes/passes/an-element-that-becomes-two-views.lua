-- An element that becomes two views.
-- says: e-4, e-5, e-6, e-7 moved by +78, though nobody moved them: an Entry of e-3 came in
-- says: 75 points long, with 3 of spacing
-- never: changed its place
-- never: moved in before
-- never: moved away from
-- never: e-3 moved

local model = Observable { open = {} }
local Entry = View "Entry" { parameters = { "number" }, body = function(self)
  if model.open[self.number] then
    return Item { height = 50 }, Item { height = 75 }
  end
  return Item { height = 50 }
end }
w = Window { width = 330, height = 420, ScrollView { LazyVStack { spacing = 3,
  ForEach { 40, id = "e-%d", subviews = "dynamic", function(number)
    return Entry { number = number }
  end },
} } }
w:step()
model.open[3] = true w:step()
print(w:explain(w.frame))
