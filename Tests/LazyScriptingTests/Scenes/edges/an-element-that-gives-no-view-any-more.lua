-- An element that gives no view any more.
-- says: entry-8 went, as its element no longer gives it, and was in sight.
-- never: with the data

local closed = Observable { ads = {} }
local Ad = View "Ad" { parameters = { "number" }, body = function(self)
  if closed.ads[self.number] then return end
  return Item { height = 250 }
end }
w = Window { width = 390, height = 640, ScrollView { LazyVStack { spacing = 10,
  ForEach { 60, id = "entry-%d", subviews = "dynamic", function(i)
    if i % 4 == 0 then return Ad { number = i } end
    return Item { height = 90 }
  end } } } }
w:scrollView():drag { by = 900 }
closed.ads[8] = true
w:step()
print(w:explain(w.frame))
