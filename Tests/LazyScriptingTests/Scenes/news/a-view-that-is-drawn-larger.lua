-- A view that is drawn larger.
-- says: The scaleEffect of r3 changed, so that it is drawn otherwise where it stands.

local scale = 1
w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
  ForEach { 40, id = "r%d", function(i)
    return Item { height = 50 }:scaleEffect(i == 3 and scale or 1) end } } } end }
w:update(function() scale = 1.5 end)
print(w:explain(1, w.frame))
