-- A path to a card of a shelf scrolls to the shelf, which stays where it was scrolled to.
-- says: The program asked for s16/c27 at the start of the visible rect, and s16, in which it is, stands there

local function card() return Item { width = 60, height = 50 } end
local function shelf()
  return ScrollView { axes = "horizontal", LazyHStack { ForEach { 40, id = "c%d", card } } }
end
w = Window { width = 220, height = 240, ScrollView { LazyVStack {
  ForEach { 30, id = "s%d", shelf } } } }
w:scrollView():scrollTo { id = { "s16", "c27" }, anchor = "top" }
print(w:explain())
