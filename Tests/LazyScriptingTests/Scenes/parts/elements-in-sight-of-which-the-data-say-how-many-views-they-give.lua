-- Elements in sight of which the data say how many views they give.
-- says: moved by +68, though nobody moved them: node12/x12, node12/y12 came in before, 60
-- says: node16/x16, node16/y16 went, as node16 no longer gives them, and were in sight.
-- never: an Item of
-- never: defaultScrollAnchor

local nodes = {}
for n = 1, 40 do nodes[n] = { id = "node" .. n, n = n } end
for _, n in ipairs { 16 } do nodes[n].open = true end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 4,
  ForEach { nodes, subviews = function(node) return node.open and 3 or 1 end, function(node)
    if not node.open then return Item { width = 90, height = 40 } end
    return Item { width = 90, height = 40 }, Item { width = 80, height = 25 }:id("x" .. node.n),
      Item { width = 70, height = 35 }:id("y" .. node.n)
  end } } } }
w:scrollView():drag { by = 420 }
w:update(function() nodes[12].open = true nodes[16].open = false end)
print(w:explain(w.frame))
