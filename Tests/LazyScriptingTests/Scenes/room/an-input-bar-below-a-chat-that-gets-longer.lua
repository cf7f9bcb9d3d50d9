-- An input bar below a chat, that gets longer.
-- says: The container is 696 points long and was 736, as input is 84 points long and was 44, and defaultScrollAnchor keeps showing the same part of the content.
-- says: input moved by −40, though nobody moved it: it is 84 points long and was 44.
-- never: ScrollView, child 1, is
-- never: status moved

local input = 44
w = Window { width = 390, height = 800, function()
  return VStack { spacing = 0, ScrollView { LazyVStack { spacing = 8,
    ForEach { 70, id = "m%d", height = 60 } } }:defaultScrollAnchor "bottom",
    Item { height = input }:id "input", Item { height = 20 }:id "status" }
end }
w:update(function() input = 84 end)
print(w:explain(w.frame))
