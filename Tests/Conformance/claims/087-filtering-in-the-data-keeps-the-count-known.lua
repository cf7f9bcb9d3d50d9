-- Claim 87: if steps are filtered in the data, the stack knows their number without making views.
-- Fails with `VStack` for `LazyVStack`.
local steps = {}
for number = 1, 900 do steps[number] = { id = number, detail = 1 + number % 3 } end

local detail = 2
local function query()
  local found = {}
  for _, step in ipairs(steps) do
    if step.detail <= detail then found[#found + 1] = step end
  end
  return found
end

local StepView = View "StepView" {
  parameters = { "step" },
  body = function() return Item { height = 100 } end,
}

local window = Window { width = 390, height = 600, function()
  return ScrollView {
    LazyVStack { spacing = 0,
      ForEach { query(), function(step) return StepView { step = step } end },
    },
  }
end }
local scroll = window:scrollView()
local views = window.metrics.byView

lab.expectEqual(views.StepView.bodies, 7, "six rows fill the rect, one is ahead")
lab.expectEqual(scroll.count, 600, "two of three steps pass the filter")
lab.expect(not scroll.isCountEstimated, "the number is exact")
lab.expectEqual(scroll.contentSize.height, 60000.0, "and the content is as long as it says")
lab.expectEqual(scroll.visibleIDs, { 1, 3, 4, 6, 7, 9 }, "steps that fail the filter are absent")

window:update(function() detail = 1 end)
lab.expectEqual(scroll.count, 300, "a narrower filter is counted at once")
lab.expect(not scroll.isCountEstimated, "exactly")
lab.expectEqual(scroll.visibleIDs, { 3, 6, 9, 12, 15, 18 }, "the rows follow")
lab.expect(views.StepView.bodies <= 7 + 7, "no more bodies than another rect of rows needs")
