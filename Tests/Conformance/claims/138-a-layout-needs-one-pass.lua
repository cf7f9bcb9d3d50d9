-- Claim 138: a Layout that measures and places in one go has the same result in one pass.
-- Fails with `build(false)` for `build(true)`.
local Step = Layout "Step" {
  sizeThatFits = function(self, proposal, subviews)
    local width = proposal.width or 390
    return width, subviews[1]:sizeThatFits { width = width }.height + width / 10
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    subviews[1]:place { x = bounds.x, y = bounds.y + bounds.width / 10, width = bounds.width }
  end,
}
local function build(hasLayout)
  local Row = View "Row" { state = { width = 0 },
    body = function(self)
      if hasLayout then return Step { Item { height = 100 } } end
      return Item { height = 100 + self.state.width / 10 }
        :onGeometryChange { of = function(geometry) return geometry.size.width end,
          function(width) self.state.width = width end }
    end,
  }
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 200, id = "row-%d", function() return Row {} end } },
    },
  }
  local row = window:node("row-1")
  lab.expectEqual(row.frame.height, 139.0, "both rows are as long in the end")
  local bodies = row.bodies
  window:scrollView():drag { by = 900 }
  local passes = 0
  for event in window.trace:events { kind = "frame" } do passes = math.max(passes, event.passes) end
  return bodies, passes, window.metrics.moves
end
local bodies, passes, moves = build(true)
lab.expectEqual(bodies, 1, "a body for a row")
lab.expectEqual(passes, 1, "a pass for a frame")
lab.expectEqual(moves, 0, "and nothing in sight moves")
bodies, passes, moves = build(false)
lab.expectEqual(bodies, 2, "measured and written: two bodies")
lab.expectEqual(passes, 2, "and two passes")
lab.expect(moves > 0, "and what is in sight is pushed")
