-- Claim 30: the space above the visible rect, too, is only an estimate where it was never seen.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 10 and 50 or 150 end,
      },
    },
  },
}
local scroll = window:scrollView()
lab.expect(not scroll.isLeadEstimated, "at the top there is nothing above")
for _ = 1, 6 do scroll:drag { by = 400 } end
lab.expect(not scroll.isLeadEstimated, "what was scrolled past is known")
lab.expectEqual(window:node(23).frame.y + scroll.contentOffset.y, 2450.0, "row 23 is where it is")

scroll:scrollTo { edge = "top" }
scroll:scrollTo { id = 80, anchor = "top" }
lab.expect(scroll.isLeadEstimated, "after a jump over unseen rows it is a guess")
lab.expect(math.abs(scroll.contentOffset.y - 11000) > 100, "and a wrong one: row 80 is at 11000")
scroll:drag { by = -300 }
lab.expect(scroll.isLeadEstimated, "a little later it still is")

repeat scroll:drag { by = -300 } until scroll.visibleIDs[1] == 0
lab.expect(not scroll.isLeadEstimated, "with row 0 in sight it is known again")
