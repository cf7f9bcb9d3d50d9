-- Views without ids of an element that gives fewer.
-- says: though nobody moved them: 2 Item views of node12 came in before, 60
-- says: 2 Item views of node16 went, as their element no longer gives them, and were in sight.

local nodes = {}
for n = 1, 40 do nodes[n] = { id = "node" .. n, n = n } end
for _, n in ipairs { 16 } do nodes[n].open = true end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 4,
  ForEach { nodes, subviews = "dynamic", function(node)
    if not node.open then return Item { width = 90, height = 40 } end
    return Item { width = 90, height = 40 }, Item { width = 80, height = 25 },
      Item { width = 70, height = 35 }
  end } } } }
w:scrollView():drag { by = 420 }
w:update(function() nodes[12].open = true nodes[16].open = false end)
print(w:explain(w.frame))
