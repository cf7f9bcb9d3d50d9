-- An anchor that answers to several lengths.
-- says: showing the same part of the content, as r25 … r30 are 330 points long together and were 300, as in each of them the Divider, child 2 came in.
-- says: same part of the content, for what is told above; +5 r25

local lines = false
w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 30, id = "r%d", function(i)
    return VStack { spacing = 4, Item { height = 50 }, lines and Divider() } end } } }
  :defaultScrollAnchor "bottom" end }
w:step()
w:update(function() lines = true end)
print(w:explain(w.frame))
