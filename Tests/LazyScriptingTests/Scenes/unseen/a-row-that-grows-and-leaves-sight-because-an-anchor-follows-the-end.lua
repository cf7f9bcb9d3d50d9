-- A row that grows and leaves sight because an anchor follows the end.
-- says: g6 was pushed out of sight, by −610, though nobody moved it: defaultScrollAnchor
-- never: another view
-- never: ; +10

local height, more = 384, false
w = Window { width = 300, height = 384, function() return ScrollView {
  VStack { spacing = 0,
    LazyVStack { spacing = 0, ForEach { 6, id = "g%d",
      function(i) return Item { height = i == 6 and height or 380 } end } },
    more and LazyVStack { spacing = 0, ForEach { 20, id = "s%d", height = 30 } } or nil } }
  :defaultScrollAnchor "bottom" end }
w:step()
w:update(function() height, more = 394, true end)
print(w:explain(w.frame))
