-- D10: rows of two views, 150 and 50 points long, in 320: three subviews from two rows are placed.
-- Fails with `120` for `150`.
-- Fails with `VStack` for `LazyVStack`.
local StepView = View "StepView" { parameters = { "number" },
  body = function(self)
    local diagram = Item { height = 150 }:id("d" .. self.number)
    local instructions = Item { height = 50 }:id("i" .. self.number)
    return diagram, instructions
  end,
}
local window = Window { width = 390, height = 320, profile = lab.profile { lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, subviews = 2, id = function(_, index) return index - 1 end,
        function(_, index) return StepView { number = index - 1 } end },
    },
  },
}
for _, id in ipairs { "d0", "i0", "d1" } do
  lab.expectEqual(window:node(id).phase, "placed", id .. " is placed")
end
lab.expectEqual(window.metrics.places, 3, "and nothing else")
lab.expectEqual(window.metrics.byView.StepView.bodies, 2, "two rows were evaluated")
