-- Sections move, go and come.
local sections = lab.data {}
for s = 1, 8 do
  local rows = {}
  for i = 1, 5 do rows[i] = { id = "s" .. s .. "r" .. i, tall = 20 + s * i % 7 * 10 } end
  sections:insert(s, { id = "s" .. s, rows = rows })
end
local window = Window { width = 300, height = 400, ScrollView {
  LazyVStack { spacing = 3, pinnedViews = "sectionHeaders",
    ForEach { sections, function(section)
      return Section { header = Item { height = 30 },
        ForEach { section.rows, function(row) return Item { height = row.tall } end } }
    end } } } }
window:step()
window:scrollView():drag(300)
window:step(2)
sections:move(6, 2)
window:step(2)
sections:remove(1)
window:step(2)
sections:insert(3, { id = "new", rows = { { id = "x", tall = 10 }, { id = "y", tall = 70 } } })
window:step(2)
window:scrollView():drag(300)
window:step(2)
