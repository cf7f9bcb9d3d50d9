-- O5: a row is dragged to another place and dropped
-- Source: https://github.com/thiagobrez/react-native-reorderable/issues/6 and 7 and 20
-- System: iOS 27.0 (24A5390f), simulator
-- Reported: one call, at the drop; a drop outside restores the order, Escape does not cancel, and several rows go at once
-- Verdict: same in part: the call, the order after a drop outside, and several rows; no keys are modeled
-- Fails without `difference:apply(rows)`.
local rows, calls = {}, 0
for index = 1, 10 do rows[index] = { id = index } end
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { rows, function() return Item { height = 50 } end }:reorderable(),
    },
  }:reorderContainer { move = function(difference)
    calls = calls + 1
    difference:apply(rows)
  end },
}
window:reorder { 2, before = 5 }
local order = tostring(window:scrollView().visibleIDs)
lab.expectEqual(calls, 1)
lab.expectEqual({ rows[2].id, rows[3].id, rows[4].id }, { 3, 4, 2 })
window:reorder { 2, "outside" }
lab.expectEqual(calls, 1)
lab.expectEqual(tostring(window:scrollView().visibleIDs), order)
window:reorder { 2, with = { 5 }, before = 1 }
lab.expectEqual(calls, 2)
lab.expectEqual({ rows[1].id, rows[2].id, rows[3].id }, { 2, 5, 1 })
print("1 call; then the order is " .. order .. ", and the same after a drop outside; two rows, 1 call")
