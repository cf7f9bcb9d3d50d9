-- A row that was measured before comes into sight again, and none leaves it.
-- says: The content is taken to be 6000 points long, a guess; it was 5970.
-- says: What came into sight counts as it is; it had been guessed.

w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 50, id = "r%d", height = function(i) return i % 2 == 0 and 150 or 90 end } } } }
local s = w:scrollView()
for _, by in ipairs { 300, -300, 150, 60 } do s:drag { by = by } end
print(w:explain())
