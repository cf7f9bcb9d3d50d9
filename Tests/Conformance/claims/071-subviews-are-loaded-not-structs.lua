-- Claim 71: a lazy stack loads the subviews that a row resolves to, not the row itself.
-- Fails with `VStack { Item { height = 150 }, Item { height = 50 } }` for `Item { height = 150 }, Item { height = 50 }`.
local Step = View "Step" {
  body = function() return Item { height = 150 }, Item { height = 50 } end,
}
local window = Window { width = 390, height = 320,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, id = "step-%d", function() return Step {} end },
    },
  },
}
lab.expectEqual(window:scrollView().count, 60, "30 rows are 60 subviews")
local loaded = {}
for event in window.trace:events { kind = "measure" } do loaded[#loaded + 1] = event.length end
lab.expectEqual(loaded, { 150.0, 50.0, 150.0 }, "of which three are loaded: half of the second row")
lab.expectEqual(window.metrics.places, 3, "and placed")
local listed = 0
for line in tostring(window:tree()):gmatch("[^\n]+") do
  if line:find("Step › Item", 1, true) then listed = listed + 1 end
end
lab.expectEqual(listed, 3, "the tree lists them, each with the view in the source that it comes from")
