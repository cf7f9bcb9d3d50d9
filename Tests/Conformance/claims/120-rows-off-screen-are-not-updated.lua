-- Claim 120: a row that is kept off screen is not evaluated until it comes back.
-- Fails with `VStack` for `LazyVStack`.
local model = Observable { title = "one" }
local bodies = {}
local Row = View "Row" { parameters = { "index" },
  body = function(self)
    bodies[self.index] = (bodies[self.index] or 0) + 1
    return Item { height = model.title == "one" and 100 or 120 }
  end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 50, id = "row-%d", function(index) return Row { index = index } end },
    },
  },
}
local scroll = window:scrollView()
scroll:drag { by = 500 }
lab.expectEqual(window:node("row-1").phase, "retained", "row 1 is kept")
model.title = "two"
window:step()
lab.expectEqual(bodies[1], 1, "it is not evaluated while it is off screen")
lab.expectEqual(bodies[6], 2, "what is in sight is")
scroll:scrollTo { edge = "top" }
lab.expectEqual(bodies[1], 2, "it is when it comes back")
lab.expectEqual(window:node("row-1").frame.height, 120.0, "with its new length")
