-- What stands after a lazy stack that forgets its lengths at an anchor.
-- says: tail, r25 … r30 moved by −10 vertically, though nobody moved them: defaultScroll
-- never: the offset changed
-- never: the offset followed
-- fixed axis: what moved across is told in one sentence there and in two here

local margin = 0
w = Window { width = 300, height = 300, function() return ScrollView {
  VStack { spacing = 0,
    LazyVStack { spacing = 4, ForEach { 30, id = "r%d", height = 40 } },
    Item { height = 30 }:id "tail" } }
  :contentMargins(margin):defaultScrollAnchor "bottom" end }
w:step()
w:update(function() margin = 10 end)
print(w:explain(w.frame))
