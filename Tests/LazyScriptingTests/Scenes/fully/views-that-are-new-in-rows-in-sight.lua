-- Views that are new in rows in sight.
-- says: delay-1 in stop-1, delay-2 in stop-2, delay-3 in stop-3 came into sight.

local isLate = false
w = Window { width = 390, height = 400, function()
  return ScrollView { LazyVStack { ForEach { 3, id = "stop-%d", function(n)
    return HStack { Text "Stop", Spacer {}, isLate and Text { "+3" }:id("delay-" .. n) }
  end } } }
end }
w:update(function() isLate = true end)
print(w:explain())
