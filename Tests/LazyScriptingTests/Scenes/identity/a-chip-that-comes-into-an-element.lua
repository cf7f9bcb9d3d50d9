-- A chip that comes into an element.
-- says: moved by +30, though nobody moved them: an Item of e3 came in before, 30 points long
-- never: is 30 points long and was 50

local days = {}
for i = 1, 30 do days[i] = { id = "e" .. i, chip = false } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { days, subviews = function(d) return d.chip and 2 or 1 end,
    function(d)
      return d.chip and Item { height = 30 } or nil, Item { height = 50 }
    end } } } }
w:update(function() days[3].chip = true end)
print(w:explain(w.frame))
