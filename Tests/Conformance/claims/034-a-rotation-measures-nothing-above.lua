-- Claim 34: right after a rotation the stack does not know how long the rows above are: none of
-- them is evaluated, and the space that they take is an estimate.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 800,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function(index)
        return Item { height = function(width)
          return (width < 500 and 200 or 100) + (index == 1 and 60 or 0)
        end }
      end },
    },
  },
}
local scroll = window:scrollView()
scroll:drag { by = 960 }
lab.expectEqual(scroll.isLeadEstimated, false, "all the way down was seen")
window:resize(800, 390)
for event in window.trace:events { first = window.frame } do
  if event.kind == "body" or event.kind == "measure" then
    lab.expect(event.id >= 4, "row " .. event.id .. " stands above and is left alone")
  end
end
lab.expectEqual(scroll.isLeadEstimated, true, "what stands above is a guess now")
lab.expectEqual(scroll.contentOffset.y, 4 * 100 + 50.0, "four means and half of row 4")

scroll:drag { by = -600 }
lab.expectEqual(scroll.contentOffset.y, 0.0, "on the way up the guess is corrected")
lab.expectEqual(window:node(0).frame.height, 160.0, "row 0 is longer than was thought")
lab.expectEqual(scroll.isLeadEstimated, false, "and all is known again")
