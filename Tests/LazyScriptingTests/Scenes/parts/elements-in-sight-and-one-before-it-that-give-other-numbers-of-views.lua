-- Elements in sight, and one before it, that give other numbers of views.
-- says: −68 Before what is in sight, node3 gives 1 view and gave 3.
-- says: What went had counted 68 points.
-- says: moved by +68, though nobody moved them: node11/x11, node11/y11
-- says: node16/x16, node16/y16 went, as node16 no longer gives them, and were in sight.
-- never: 1 row came in
-- never: 3 rows went
-- never: an Item of
-- never: In SwiftUI: keep

local nodes = {}
for n = 1, 40 do nodes[n] = { id = "node" .. n, n = n } end
for _, n in ipairs { 3, 9, 16 } do nodes[n].open = true end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 4,
  ForEach { nodes, subviews = "dynamic", function(node)
    if not node.open then return Item { width = 90, height = 40 } end
    return Item { width = 90, height = 40 }, Item { width = 80, height = 25 }:id("x" .. node.n),
      Item { width = 70, height = 35 }:id("y" .. node.n)
  end } } } }
w:scrollView():drag { by = 420 }
w:update(function() nodes[3].open = false nodes[11].open = true nodes[16].open = false end)
print(w:explain(w.frame))
