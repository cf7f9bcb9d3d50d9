-- A button at a trailing edge whose text is shorter.
-- says: as the Text is 59.5 points wide and was 85.
-- never: among other changes
-- fixed axis: text runs in lines from left to right

local title = "Disconnect"
w = Window { width = 390, height = 300, function()
  return HStack { spacing = 0, Spacer {}, Text { "Lab" }:id("value"),
    Button { Text { title }:padding(6), action = function() end }:id("toggle") }
end }
w:update(function() title = "Connect" end)
print(w:explain())
