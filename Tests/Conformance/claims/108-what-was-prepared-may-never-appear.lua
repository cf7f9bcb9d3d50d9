-- Claim 108: if the direction turns, the body of a view that never appears may have run.
-- Fails with `by = 120, duration = 0.2` for `by = -20, duration = 0.1`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", height = 100 } },
  },
}
local scroll = window:scrollView()
scroll:drag { by = 20, duration = 0.1 }
scroll:drag { by = -20, duration = 0.1 }
local node = window:node("row-6")
lab.expectEqual(node.bodies, 1, "its body ran")
lab.expectEqual(node.appears, 0, "and it never appeared")
