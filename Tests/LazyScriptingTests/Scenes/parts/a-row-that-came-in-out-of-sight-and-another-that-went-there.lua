-- A row that came in out of sight, and another that went there.
-- says: Before what is in sight, 1 row (mail0) came in and 1 row (mail10) went, which count alike.

local mails = {}
for i = 1, 40 do mails[i] = { id = "mail" .. i, length = 60 + i % 2 * 20 } end
w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 0,
  Item { height = 90 }:id "hero",
  LazyVStack { spacing = 2, ForEach { mails, function(m)
    return Item { width = 90, height = m.length } end } },
  Item { width = 90, height = 57 }:id "foot" } } }
w:scrollView():scrollTo { edge = "bottom" }
w:scrollView():drag { by = -30 }
w:update(function()
  table.remove(mails, 39)
  table.remove(mails, 36)
  table.remove(mails, 35)
  table.remove(mails, 10)
  table.insert(mails, 1, { id = "mail0", length = 60 })
end)
print(w:explain(w.frame))
