-- A row that is moved and grows.
-- says: mail 12, mail 13, mail 14 moved by −60, though nobody moved them: mail 11 moved away from before them
-- says: mail 15, mail 16, mail 17, mail 18 moved by +40, though nobody moved them: mail 11 is 100 points long and was 60

local mails = {}
for i = 1, 40 do mails[i] = { id = "mail " .. i, h = 60 } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { mails, function(m) return Item { height = m.h } end } } } }
w:scrollView():drag { by = 480 }
w:update(function()
  local mail = table.remove(mails, 11)
  mail.h = 100
  table.insert(mails, 14, mail)
end)
assert(w.metrics.moves > 0)
print(w:explain())
