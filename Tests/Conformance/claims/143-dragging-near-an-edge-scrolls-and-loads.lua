-- Claim 143: drags and swipes are lazy: a drag near an edge scrolls and loads; the rest stays idle.
-- Fails with `VStack` for `LazyVStack`.
local rows = lab.data {}
for number = 1, 200 do rows:insert(number, { id = number }) end
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach(rows, function() return Item { height = 50 }:swipeActions {
        Button { "Delete", action = function() end } } end):reorderable(),
    }:reorderContainer { move = function(difference) difference:apply(rows) end },
  },
}
local scroll = window:scrollView()
lab.expectEqual(window.metrics.bodies, 9, "eight rows and the next one are loaded")
local made = window:reorder { 2, before = 60 }
lab.expect(made > 60, "the content scrolls for some time")
lab.expect(window.metrics.bodies >= 60, "and loads the rows on the way")
lab.expect(window.metrics.bodies < 100, "but not all")
lab.expectEqual(rows[59].id, 2, "the row is dropped where it was dragged")
lab.expect(scroll.visibleIDs:contains(2), "which is in sight")
lab.expectEqual(window:node(2).inits, 1, "and it was kept all the way")
window:check()

scroll:scrollTo { edge = "top" }
lab.expectEqual(window:node(60).phase, "retained", "a row is kept off screen")
local ok, message = pcall(window.swipe, window, 60)
lab.expect(not ok, "it cannot be swiped")
lab.expect(tostring(message):find("kept off screen; scroll to it first", 1, true), "and why")
local isMoved, reason = pcall(window.reorder, window, { 60, before = 1 })
lab.expect(not isMoved and tostring(reason):find("not visible", 1, true), "nor dragged")
