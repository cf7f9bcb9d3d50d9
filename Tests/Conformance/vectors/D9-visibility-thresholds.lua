-- D9: rows of 100 points in 350: which are visible at 0.5, and which at 0.8.
-- Fails with `threshold = 0.7` for `threshold = 0.5`.
-- Fails without `threshold = 0.8, `.
local told = {}
local window = Window { width = 390, height = 350, thresholds = { 0.5, 0.8 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 100, id = function(_, index) return index - 1 end },
    },
  }:onScrollTargetVisibilityChange { threshold = 0.5, function(ids) told[0.5] = ids end }
    :onScrollTargetVisibilityChange { threshold = 0.8, function(ids) told[0.8] = ids end },
}
local scroll = window:scrollView()

local function traced(threshold)
  local last
  for event in window.trace:events { kind = "visibility" } do
    if event.threshold == threshold then last = event.ids end
  end
  return last
end

local function expectAt(threshold, offset, ids)
  scroll:drag { by = offset - scroll.contentOffset.y }
  local message = threshold .. " at " .. offset
  lab.expectEqual(scroll.contentOffset.y, offset, "the offset for " .. message)
  lab.expectEqual(scroll:visibleTargets(threshold), ids, "asked: " .. message)
  lab.expectEqual(told[threshold], ids, "told: " .. message)
  lab.expectEqual(traced(threshold), ids, "traced: " .. message)
end

expectAt(0.5, 0, { 0, 1, 2, 3 })
expectAt(0.5, 50, { 0, 1, 2, 3 })
expectAt(0.5, 51, { 1, 2, 3 })
expectAt(0.5, 100, { 1, 2, 3, 4 })
expectAt(0.8, 0, { 0, 1, 2 })
expectAt(0.8, 20, { 0, 1, 2 })
expectAt(0.8, 21, { 1, 2 })
expectAt(0.8, 30, { 1, 2, 3 })
