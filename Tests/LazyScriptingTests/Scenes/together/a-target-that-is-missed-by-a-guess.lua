-- A target that is missed by a guess.
-- says: "The program asked for v220 at the start of the visible rect, but it is taken to stand "
-- says: " points after that, a guess."
-- says: scroll again once what is on the way was measured, until it lands

local verses = lab.data {}
for i = 1, 300 do verses:insert(i, { id = "v" .. i, h = 30 + i % 7 * 9 + i // 6 }) end
local position = ScrollPosition()
w = Window { width = 390, height = 600, profile = "legacyScroll",
  ScrollView { LazyVStack { spacing = 0, ForEach(verses, function(v)
    return Item { height = v.h } end) } }:scrollPosition(position, "top") }
w:update(function() position:scrollTo { id = "v220" } end)
print(w:explain(w.frame))
