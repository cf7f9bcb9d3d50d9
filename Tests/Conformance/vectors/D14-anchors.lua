-- D14: scrolling to an id with an anchor puts that part of the row at that part of the viewport.
-- Fails without `, anchor = anchor`.
local window = Window { width = 390, height = 350,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 100, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

local function expectAfter(id, anchor, offset, y)
  scroll:scrollTo { id = id, anchor = anchor }
  local message = "row " .. id .. " at " .. anchor
  lab.expectNear(scroll.contentOffset.y, offset, 1e-6, "the offset with " .. message)
  lab.expectNear(window:node(id).frame.y, y, 1e-6, "the place of " .. message)
end

expectAfter(10, "top", 1000, 0)
expectAfter(10, "center", 875, 125)
expectAfter(10, "bottom", 750, 250)
expectAfter(19, "top", 1650, 250)
