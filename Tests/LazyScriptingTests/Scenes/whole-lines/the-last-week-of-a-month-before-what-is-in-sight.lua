-- The last week of a month before what is in sight.
-- says: −44 Before what is in sight, 1 line (d1-29 … d1-35) went, which had counted 44 points.

local months = { lab.data {}, lab.data {}, lab.data {} }
for m, days in ipairs(months) do
  for d = 1, 35 do days:insert(d, { id = "d" .. m .. "-" .. d }) end
end
local columns = {}
for i = 1, 7 do columns[i] = GridItem.flexible {} end
local function month(m)
  return Section { header = Item { height = 30 }:id("head-" .. m),
    ForEach { months[m], height = 40 } }
end
w = Window { width = 362, height = 330, ScrollView { LazyVGrid { columns = columns, spacing = 4,
  month(1), month(2), month(3) } } }
w:scrollView():drag { by = 290 }
for _ = 1, 7 do months[1]:remove(#months[1]) end
w:step()
print(w:explain())
