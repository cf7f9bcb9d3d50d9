-- Claim 127: a ScrollPosition scrolls to a view by id inside withAnimation.
-- Fails with `go()` for `withAnimation(go)`.
local position, phases = ScrollPosition {}, {}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 500, id = "step-%d", height = 80 } },
  }:scrollPosition(position, "top")
    :onScrollPhaseChange(function(_, new) phases[#phases + 1] = new end),
}
local function go() position:scrollTo { id = "step-320" } end
withAnimation(go)
window:step()
window:settle()
lab.expectEqual(phases, { "animating", "idle" }, "the phases")
lab.expectEqual(window:node("step-320").frame.minY, 0.0, "it stands where it belongs")
lab.expectEqual(position.viewID, "step-320", "and the position knows it")
window:check()
