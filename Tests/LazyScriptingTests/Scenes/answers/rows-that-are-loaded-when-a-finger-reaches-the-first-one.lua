-- Rows that are loaded when a finger reaches the first one.
-- says: load what comes before the first row earlier
-- never: scrollPosition
-- never: defaultScrollAnchor

local rows, first, isArmed = lab.data {}, 1, false
for i = 1, 40 do rows:insert(i, { id = "h" .. i, h = 60 }) end
local function load()
  for _ = 1, 10 do first = first - 1; rows:insert(1, { id = "h" .. first, h = 85 }) end
end
w = Window { width = 390, height = 480, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(r) return Item { height = r.h }:onAppear(function()
    if isArmed and r.id == "h1" then load() end end) end } } } }
w:scrollView():drag { by = 500 }
isArmed = true
w:scrollView():drag { by = -500 }
print(w:explain(w.frame))
