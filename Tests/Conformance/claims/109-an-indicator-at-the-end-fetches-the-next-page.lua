-- Claim 109: a ProgressView after the rows fetches a page each time it appears.
-- Fails without `:onAppear(function() pager:fetch() end)`.
-- Fails with `VStack` for `LazyVStack`.
local pager = Observable { count = 30, fetches = 0,
  fetch = function(self)
    self.fetches = self.fetches + 1
    after(0.2, function() self.count = self.count + 20 end)
  end,
}
local Feed = View "Feed" {
  body = function()
    return LazyVStack { spacing = 0,
      ForEach { pager.count, id = "row-%d", height = 50 },
      ProgressView():onAppear(function() pager:fetch() end),
    }
  end,
}
local window = Window { width = 390, height = 600, ScrollView { Feed {} } }
local scroll = window:scrollView()
lab.expectEqual(pager.fetches, 0, "nothing is fetched while the indicator is out of sight")
scroll:scrollTo { edge = "bottom" }
lab.expectEqual(pager.fetches, 1, "its arrival fetches once")
window:settle()
lab.expectEqual(scroll.count, 51, "20 rows came before it")
lab.expectEqual(pager.fetches, 1, "and it was not fetched again")
lab.expectEqual(scroll.visibleIDs[#scroll.visibleIDs], "row-31", "for they pushed it out of sight")
scroll:scrollTo { edge = "bottom" }
window:settle()
lab.expectEqual({ pager.fetches, pager.count }, { 2, 70 }, "the next arrival fetches again, once")
