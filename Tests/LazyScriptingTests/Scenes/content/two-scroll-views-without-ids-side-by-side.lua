-- Two scroll views without ids side by side.
-- says: The content of the ScrollView, child 2, is taken to be 938 points long

local long = 50
w = Window { width = 400, height = 400, function() return HStack {
  ScrollView { Item { height = 900 } }, ScrollView { VStack { Item { height = 30 },
    Item { height = 800 + long } } } } end }
w:step()
w:update(function() long = 100 end)
print(w:explain(w.frame))
