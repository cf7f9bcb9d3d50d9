-- A view whose size a callback answers to, and what gave it that.
-- says: onGeometryChange of bar, which is 80 points high and was 56, as label is 48 points high and was 24, changed data in pass 1
-- fixed axis: text runs in lines from left to right

local text, inset, w0 = "Documents of this folder", 56, nil
w = Window { width = 390, height = 300, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 9, id = "doc-%d", height = 58 } }
    :padding { top = inset } }
    :overlay { alignment = "top", VStack { Text { text, size = 20 }:id "label" }
      :frame { maxWidth = math.huge }:padding(16):id "bar"
      :onGeometryChange { of = function(g) return g.size.height end, function(_, h)
        if w0 and h ~= inset then w0:update(function() inset = h end) end end } } end }
w0 = w
w:update(function() text = "Documents of this folder, shared with you by others" end)
print(w:explain(w.frame))
