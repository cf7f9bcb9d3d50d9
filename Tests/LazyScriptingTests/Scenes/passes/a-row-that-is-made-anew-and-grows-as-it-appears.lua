-- A row that is made anew and grows as it appears.
-- says: r7 was 40 points long in an earlier pass and 90 before
-- never: r7 is 90 points long and was 90
-- never: others before what is in sight

View "Row" { parameters = { "i" }, state = { isOn = false }, body = function(self)
  return Item { height = self.state.isOn and 90 or 40 }:onAppear(function()
    if self.i % 7 == 0 then self.state.isOn = true end end) end }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "r%d", function(i) return Row { i = i } end } } } }
local s = w:scrollView()
for _ = 1, 12 do s:drag { by = 200 } end
for _ = 1, 11 do s:drag { by = -200 } end
print(w:explain())
