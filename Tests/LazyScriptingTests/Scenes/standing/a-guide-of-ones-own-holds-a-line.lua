-- A guide of one's own holds a line.
-- says: and an alignment guide holds it in the VStack
-- never: at the end of
-- never: In SwiftUI
-- fixed axis: text runs in lines from left to right
-- fixed place: what the window shows is smaller than it, and stays in its middle

local Colon, title = HorizontalAlignment "colon", "Tip"
w = Window { width = 390, height = 200, function()
  return VStack { alignment = Colon,
    HStack { Text { title .. ":" }
        :alignmentGuide(Colon, function(d) return d.width end):id("label"),
      Text "12.60":id("value") },
    Item { width = 200, height = 2 }:id("rule") }
end }
w:update(function() title = "Tip for the waiters" end)
print(w:explain())
