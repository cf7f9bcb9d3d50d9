-- Claim 82: an environment change may change indices, and the visible rows keep their places.
-- Fails with `false` for `not self.environment.detail`.
local Row = View "Row" { parameters = { "index" }, environment = { detail = false },
  body = function(self)
    if self.index % 3 == 0 and not self.environment.detail then return nil end
    return Item { height = 100 }
  end,
}
local Top = View "Top" { environment = { detail = false },
  body = function(self) return Item { height = self.environment.detail and 50 or 0 } end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0, Top {},
      ForEach { 200, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { id = "row-100", anchor = "top" }
local index, y = scroll:index("row-100"), window:node("row-100").frame.y
window:setEnvironment("detail", true)
lab.expectEqual(scroll:index("row-100"), index + 33, "33 rows more stand before it")
lab.expectEqual(window:node("row-100").frame.y, y, "and it stands where it stood")
lab.expectEqual(scroll.count, 201, "all rows count now")
window:scrollView():scrollTo { edge = "top" }
lab.expectEqual(window:node("row-1").frame.y, 50.0, "the first row has its new length")
