-- Claim 110: the indicator goes away for good when the pager is at its end.
-- Fails with `true` for `not pager.atEnd`.
local pager = Observable { count = 10, fetches = 0, atEnd = false,
  fetch = function(self)
    self.fetches, self.count = self.fetches + 1, self.count + 10
    if self.count >= 40 then self.atEnd = true end
  end,
}
local Feed = View "Feed" {
  body = function()
    return LazyVStack { spacing = 0,
      ForEach { pager.count, id = "row-%d", height = 50 },
      not pager.atEnd and ProgressView():onAppear(function() pager:fetch() end),
    }
  end,
}
local window = Window { width = 390, height = 300, ScrollView { Feed {} } }
local scroll = window:scrollView()
for _ = 1, 6 do
  scroll:scrollTo { edge = "bottom" }
  window:settle()
end
lab.expectEqual(pager.fetches, 3, "three pages were fetched")
lab.expectEqual(scroll.count, 40, "what is left are the rows")
