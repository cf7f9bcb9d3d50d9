-- Claim 136: a row that writes state when it appears or is measured runs and is laid out twice.
-- Fails with `"never"` for `"onAppear"`.
local function passes(kind)
  local Row = View "Row" { state = { height = 100 },
    body = function(self)
      local view = Item { height = self.state.height }
      if kind == "onAppear" then
        return view:onAppear(function() self.state.height = 140 end)
      elseif kind == "onGeometryChange" then
        return view:onGeometryChange { of = function(geometry) return geometry.size.width end,
          function(width) self.state.height = width / 2 end }
      end
      return view
    end,
  }
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 400, id = "row-%d", function() return Row {} end } },
    },
  }
  local row = window:node("row-1")
  for event in window.trace:events { kind = "frame" } do return row.bodies, event.passes end
end
for kind, expected in pairs { plain = 1, onAppear = 2, onGeometryChange = 2 } do
  local bodies, count = passes(kind)
  lab.expectEqual(bodies, expected, kind .. ": bodies of a row")
  lab.expectEqual(count, expected, kind .. ": passes of the first frame")
end
