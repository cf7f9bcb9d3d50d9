-- An element before what is in sight that gives fewer views.
-- says: −68 Before what is in sight, node3 gives 1 view and gave 3.
-- never: at or after what is in sight
-- never: 1 row came in

local nodes = {}
for n = 1, 40 do nodes[n] = { id = "node" .. n, n = n } end
for _, n in ipairs { 3 } do nodes[n].open = true end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 4,
  ForEach { nodes, subviews = "dynamic", function(node)
    if not node.open then return Item { width = 90, height = 40 } end
    return Item { width = 90, height = 40 }, Item { width = 80, height = 25 },
      Item { width = 70, height = 35 }
  end } } } }
w:scrollView():drag { by = 420 }
w:update(function() nodes[3].open = false end)
print(w:explain(w.frame))
