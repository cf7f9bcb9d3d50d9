-- Sections of different lengths get and lose rows, one after the other.
local sections = lab.data {}
for s = 1, 8 do
  local rows = lab.data {}
  for i = 1, s do rows:insert(i, { id = "s" .. s .. "r" .. i, tall = 20 + s * i % 7 * 10 }) end
  sections:insert(s, { id = "s" .. s, rows = rows })
end
local window = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 3,
  ForEach { sections, function(section)
    return Section { header = Item { height = 30 },
      ForEach { section.rows, function(row) return Item { height = row.tall } end } }
  end } } } }
window:step()
for s = 1, 4 do
  sections[s].rows:insert(1, { id = "n" .. s, tall = 33 })
  window:step()
end
window:scrollView():drag(300)
window:step(2)
for s = 1, 4 do
  sections[s].rows:remove(1)
  window:step()
end
sections[7].rows:remove(3)
window:step(2)
window:scrollView():drag(300)
window:step(2)
