-- Lines that grow within the padding of their rows.
-- says: s2 moved by +18
-- says: the HStack is 48 points long and was 30, as the Item, child 2, is 48
-- never: s1 is 48
-- never: s2 is 48

local Line = View "Line" { environment = { scale = 1 }, body = function(self)
  return HStack { Text "one", Item { width = 24, height = 30 * self.environment.scale } }
    :padding { "vertical", 8 }
end }
w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { 20, id = "s%d", function() return Line() end } } } }
w:setEnvironment("scale", 1.6)
print(w:explain(w.frame))
