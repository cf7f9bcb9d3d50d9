-- Claim 74: a body with two views at its top resolves to two subviews, in order.
-- Fails with `second, first` for `first, second`.
local Step = View "Step" { parameters = { "number" },
  body = function(self)
    local first = Item { height = 150 }:id("d" .. self.number)
    local second = Item { height = 50 }:id("i" .. self.number)
    return first, second
  end,
}
local window = Window { width = 390, height = 420,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, subviews = 2, function(index) return Step { number = index - 1 } end },
    },
  },
}
lab.expectEqual(window:scrollView().count, 60, "30 elements are 60 subviews")
local last = -1
for _, id in ipairs { "d0", "i0", "d1", "i1" } do
  local y = window:node(id).frame.y
  lab.expect(y > last, id .. " follows the one before it")
  last = y
end
