-- A scroll view around others.
-- says: The content of the outer ScrollView is taken to be

local top = 50
w = Window { width = 400, height = 400, function() return ScrollView { VStack {
  Item { height = top }, ScrollView { axes = "horizontal", Item { width = 900, height = 9 }
    } } }:padding(4) end }
w:step()
w:update(function() top = 90 end)
print(w:explain(w.frame))
