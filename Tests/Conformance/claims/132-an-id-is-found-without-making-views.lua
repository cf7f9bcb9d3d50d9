-- Claim 132: with one subview for each element the ForEach finds an id without making any view.
-- Fails with `ForEach { 0, height` for `ForEach { 1000, height`.
local asked = 0
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 1000, height = 50, id = function(_, index)
        asked = asked + 1
        return "row-" .. index
      end },
    },
  },
}
local scroll = window:scrollView()
local names = { "inits", "bodies", "measures" }
local before = window.metrics(names)
lab.expectEqual(before.bodies, 13, "twelve rows and one ahead, of a thousand")

asked = 0
lab.expectEqual(scroll:index("row-501"), 501, "the id is found")
lab.expect(asked <= 1000, "with at most one question for each element")
lab.expectEqual(window.metrics(names), before, "without making, evaluating or measuring a view")
asked = 0
lab.expectEqual(scroll:index("nowhere"), nil, "an id that is not there is not found")
lab.expect(asked <= 1000, "with at most one question for each element, too")
lab.expectEqual(window.metrics(names), before, "and without a view")

local bodies = window.metrics.bodies
scroll:scrollTo { id = "row-501", anchor = "top" }
lab.expectEqual(window:node("row-501").frame.y, 0.0, "the row is reached")
lab.expect(window.metrics.bodies - bodies <= 13, "with the bodies of what is visible there")

-- With a format no element is asked for its id, so their number does not matter.
local huge = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 1000000000, height = 50, id = "row-%d" } },
  },
}
lab.expectEqual(huge:scrollView():index("row-987654321"), 987654321, "one of a thousand million")
lab.expectEqual(huge.metrics.bodies, 13, "without a body")
