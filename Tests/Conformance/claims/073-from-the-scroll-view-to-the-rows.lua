-- Claim 73: a scroll view contains a lazy stack, and this a ForEach with one view for each element.
-- Only the views in sight are evaluated and have contents.
-- Fails with `VStack` for `LazyVStack`.
local StepView = View "StepView" { parameters = { "number" },
  body = function(self) return VStack { Text("Step " .. self.number) }:frame { height = 100 } end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, id = "step-%d", function(number) return StepView { number = number } end },
    },
  },
}
local tree = tostring(window:tree())
local last = 0
for _, name in ipairs { "ScrollView", "LazyVStack", "step%-1", "Text", "step%-3" } do
  local place = tree:find(name, last + 1)
  lab.expect(place, name .. " stands in the tree after what is around it")
  last = place or last
end
lab.expect(not tree:find("step%-9"), "a step that is out of sight has no views")
lab.expectEqual(window:scrollView().count, 30, "and counts all the same")
