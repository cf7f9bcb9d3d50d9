-- Claim 76: the body of the row is evaluated before either of its views exists.
-- Fails without `subviews = 2, `.
local Diagram = View "Diagram" { body = function() return Item { height = 150 } end }
local Instructions = View "Instructions" { body = function() return Item { height = 50 } end }
local StepView = View "StepView" { body = function() return Diagram {}, Instructions {} end }
local window = Window { width = 390, height = 320, profile = lab.profile { lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, id = "step-%d", subviews = 2, function() return StepView {} end },
    },
  },
}
local views = window.metrics.byView
lab.expectEqual(views.StepView.bodies, 2, "two steps are evaluated")
lab.expectEqual(views.Diagram.bodies, 2, "both of their diagrams")
lab.expectEqual(views.Instructions.bodies, 1, "and one of their instructions")
local order = {}
for event in window.trace:events { kind = "body" } do order[#order + 1] = event.view end
lab.expectEqual(order, { "StepView", "Diagram", "Instructions", "StepView", "Diagram" },
  "the step before what is in it")
