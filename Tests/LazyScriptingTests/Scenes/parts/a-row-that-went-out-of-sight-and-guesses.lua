-- A row that went out of sight, and guesses.
-- says: −72.6667 mail10 went
-- says: −49.3333 what is or was out of sight in it counts otherwise
-- never: −122
-- never: " went went"

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

end)
print(w:explain(w.frame))
