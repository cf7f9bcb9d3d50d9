-- Claim 82: an environment change may change indices, and the visible rows keep their places.
-- Fails with `false` for `not self.environment.detail`.
local bodies = 0
local Row = View "Row" { parameters = { "index" }, environment = { detail = false },
  body = function(self)
    bodies = bodies + 1
    local hides = not self.environment.detail
    if self.index % 3 == 0 and hides then return nil end
    return Item { height = 100 }
  end,
}
local Top = View "Top" { environment = { detail = false },
  body = function(self) return Item { height = self.environment.detail and 50 or 0 } end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0, Top {},
      ForEach { 900, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index }
      end },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { id = "row-500", anchor = "top" }
scroll:drag { by = 30 }
local index, y = scroll:index("row-500"), window:node("row-500").frame.y
lab.expectEqual({ index, y }, { 335, -30.0 }, "the title and two of three rows stand before row 500")
bodies = 0
window:setEnvironment("detail", true)
lab.expect(bodies >= 500 and bodies <= 520, "every row up to the last in sight is evaluated, no other")
lab.expectEqual(scroll:index("row-500"), 501, "all 499 rows stand before it now, and the title")
lab.expectEqual(window:node("row-500").frame.y, y, "and it stands where it stood")
window:scrollView():scrollTo { edge = "top" }
lab.expectEqual(window:node("row-1").frame.y, 50.0, "the first row has its new length")
