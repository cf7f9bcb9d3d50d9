-- Claim 144: of the subviews that a Group hands over, only those that the result uses are made.
-- Fails with `VStack { subviews[1], subviews[2] }` for `subviews[1]`.
local appeared, count = {}, nil
local Page = View "Page" { parameters = { "number" },
  body = function(self)
    return Item { height = 40 }:onAppear(function() appeared[#appeared + 1] = self.number end)
  end,
}
local pages = ForEach { 100, id = "page-%d", function(number) return Page { number = number } end }
local window = Window { width = 390, height = 600,
  Group { subviews = pages, function(subviews)
    count = #subviews
    return subviews[1]
  end },
}
lab.expectEqual(count, 100, "a hundred pages were handed over")
lab.expectEqual(appeared, { 1 }, "only the first page appeared")
lab.expectEqual(window.metrics.byView.Page.bodies, 1, "and was evaluated")
lab.expectEqual(window.metrics.byView.Page.inits, 1, "or made at all")
