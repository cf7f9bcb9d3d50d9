-- Claim 94: an update compares the visible views, and evaluates those that changed.
-- Fails with `VStack` for `LazyVStack`.
local rows = {}
for index = 1, 500 do rows[index] = { id = index, title = "row " .. index } end
local made = 0
local Row = View "Row" { parameters = { "title" },
  body = function() return Item { height = 50 } end,
}
local window = Window { width = 390, height = 600, profile = lab.profile { lookAhead = 0 },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { rows, function(row)
        made = made + 1
        return Row { title = row.title }
      end },
    },
  },
}
local bodies = window.metrics.byView.Row.bodies
lab.expectEqual(bodies, 12, "twelve rows are visible")
made = 0
window:update(function()
  rows[3].title = "another title"
  rows[400].title = "nobody sees it"
end)
lab.expect(made <= 12, "at most the twelve visible rows are looked at")
lab.expectEqual(window.metrics.byView.Row.bodies - bodies, 1, "and the body of one of them runs")
