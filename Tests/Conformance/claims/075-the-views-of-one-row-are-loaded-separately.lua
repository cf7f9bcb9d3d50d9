-- Claim 75: two views at the top of a row are evaluated and loaded separately.
-- Fails with `VStack { spacing = 0, Diagram {}, Instructions {} }` for `Diagram {}, Instructions {}`.
local Diagram = View "Diagram" { body = function() return Item { height = 150 } end }
local Instructions = View "Instructions" { body = function() return Item { height = 50 } end }
local window = Window { width = 390, height = 320, profile = lab.profile { lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, id = "step-%d", function() return Diagram {}, Instructions {} end },
    },
  },
}
lab.expectEqual(window.metrics.byView.Diagram.bodies, 2, "the diagrams of steps 1 and 2 are in sight")
lab.expectEqual(window.metrics.byView.Instructions.bodies, 1, "the instructions of step 2 are not")
local placed = 0
for _ in window.trace:events { kind = "place" } do placed = placed + 1 end
lab.expectEqual(placed, 3, "so three subviews of two steps are placed")
