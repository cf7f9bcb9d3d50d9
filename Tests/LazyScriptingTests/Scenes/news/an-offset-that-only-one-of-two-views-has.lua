-- An offset that only one of two views has.
-- says: r3 moved by +15, though nobody moved it: a modifier such as offset draws it

local isPushed = false
w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
  ForEach { 40, id = "r%d", function(i)
    local view = Item { height = 50 }
    return isPushed and i == 3 and view:offset { y = 15 } or view end } } } end }
w:update(function() isPushed = true end)
print(w:explain(1, w.frame))
