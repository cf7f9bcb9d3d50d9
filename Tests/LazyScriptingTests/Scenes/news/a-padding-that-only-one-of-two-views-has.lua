-- A padding that only one of two views has.
-- says: r4 … r10 moved by +30, though nobody moved them: r3 is 80 points long and was 50
-- says: What is in r3 moved by +15 within it, though nobody moved it: the padding before it is 15 points and was 0.

local isPadded = false
w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "r%d", function(i)
    local view = Item { height = 50 }
    return isPadded and i == 3 and view:padding("vertical", 15) or view end } } } end }
w:update(function() isPadded = true end)
print(w:explain(1, w.frame))
