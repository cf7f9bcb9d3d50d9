-- A box that becomes wider around what is in its middle.
-- says: second moved by
-- says: r1 … r5 moved by +40
-- never: top moved
-- never: today
-- never: such as offset
-- never: In SwiftUI: give
-- fixed axis: text runs in lines from left to right

local wide = false
w = Window { width = 390, height = 300, function() return ScrollView { VStack { spacing = 0,
  VStack { spacing = 0, Text "Today":id "today",
    wide and Item { height = 20 }:id "line" or false }:id "top",
  VStack { spacing = 0, alignment = "leading", Text "A":id "a",
    wide and Item { height = 20 }:id "rule" or false }:id "second",
  LazyVStack { spacing = 0, ForEach { 40, id = "r%d", height = 50 } } } } end }
w:step()
w:update(function() wide = true end)
print(w:explain(w.frame))
