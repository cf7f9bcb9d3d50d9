-- Lines above the one that a position keeps in the middle grow out of sight.
-- says: −18 it is 54 points long and was 36; −18 line-16 is 54 points long and was 36.
-- says: as line-17, line-18, line-19, line-20 are 252 points long together and were 144.
-- never: what is out of sight before it counts otherwise
-- never: another view of

local lyrics = Observable { big = {}, translated = false }
local Line = View "Line" { parameters = { "index" }, body = function(self)
  return Item { height = (lyrics.big[self.index] and 72 or 36)
    + (lyrics.translated and 18 or 0) }
end }
local position = ScrollPosition {}
w = Window { width = 320, height = 420, ScrollView { LazyVStack { spacing = 6,
  ForEach { 60, id = "line-%d", function(i) return Line { index = i } end } } }
  :scrollPosition(position, "center") }
position:scrollTo { id = "line-20" }
w:step()
lyrics.big[20] = true
lyrics.translated = true
w:step()
print(w:explain(w.frame))
