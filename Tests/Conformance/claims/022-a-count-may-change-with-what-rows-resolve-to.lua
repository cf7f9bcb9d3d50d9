-- Claim 22: how many subviews there are depends on what the rows resolve to, and the size with it.
-- Fails with `true` for `hasView(self)`.
local function hasView(row) return row.environment.detail or row.index % 2 == 1 end
local Row = View "Row" { parameters = { "index" }, environment = { detail = false },
  body = function(self) return hasView(self) and Item { height = 50 } or nil end,
}
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 40, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.count, 20, "the rows without a view do not count")
lab.expectEqual(scroll.contentSize.height, 1000.0, "and take no room")
window:setEnvironment("detail", true)
lab.expectEqual(scroll.count, 40, "with details all rows count")
lab.expectEqual(scroll.contentSize.height, 2000.0, "and the content is as long as they are")
