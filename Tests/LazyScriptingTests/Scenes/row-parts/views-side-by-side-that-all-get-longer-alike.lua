-- Views side by side that all get longer alike.
-- says: day-2, day-3 are each 58 points long and were 30.
-- never: together

local isTall = false
w = Window { width = 390, height = 300, function()
  local days, hours = { spacing = 0 }, { spacing = 0 }
  for n = 1, 3 do
    days[n] = Item { width = 120, height = isTall and n > 1 and 58 or 30 }:id("day-" .. n)
  end
  for n = 1, 24 do hours[n] = Item { width = 120, height = 48 }:id("h" .. n) end
  return ScrollView { VStack { spacing = 0, HStack(days), VStack(hours) } }
end }
w:update(function() isTall = true end)
print(w:explain())
