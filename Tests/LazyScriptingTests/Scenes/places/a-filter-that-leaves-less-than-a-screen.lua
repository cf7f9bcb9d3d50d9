-- A filter that leaves less than a screen.
-- says: contact 47 moved by +20, though nobody moved it: the content would have ended
-- says: contact 48 … contact 60 went, and others out of sight.

local contacts, found = {}, {}
for i = 1, 100 do contacts[i] = { id = "contact " .. i } found[i] = contacts[i] end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { found, function() return Item { height = 44 } end } } } }
w:scrollView():drag { by = 2000 }
w:update(function()
  for i = 4, 100 do found[i] = nil end
  found[1], found[2], found[3] = contacts[12], contacts[47], contacts[80]
end)
assert(w.metrics.moves > 0)
print(w:explain())
