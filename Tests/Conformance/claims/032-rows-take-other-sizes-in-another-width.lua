-- Claim 32: if the container changes its size, rows whose height depends on it are measured anew.
-- Fails with `return 200` for `return width < 500 and 200 or 100`.
local window = Window { width = 390, height = 800,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = function(width) return width < 500 and 200 or 100 end }
      end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(window:node(0).frame.height, 200.0, "200 points at a width of 390")
lab.expectEqual(scroll.contentSize.height, 20000.0, "and the rest is taken to be like it")

window:resize(800, 390)
lab.expectEqual(scroll.containerSize.width, 800.0, "the scroll view has the new size")
lab.expectEqual(scroll.containerSize.height, 390.0, "in both directions")
for _, id in ipairs(scroll.visibleIDs) do
  lab.expectEqual(window:node(id).frame.height, 100.0, "100 points at 800")
  lab.expectEqual(window:node(id).frame.width, 800.0, "in all the width")
end
lab.expectEqual(#scroll.visibleIDs, 4, "four rows fill 390 points")
lab.expectEqual(scroll.contentSize.height, 10000.0, "what was learned before counts no more")
window:check()
