-- Claim 84: a change of an environment value that rows read evaluates rows off screen, too, if the
-- rows are dynamic; if each row is one subview, it evaluates only those in sight.
-- Fails with `1` for `"dynamic"`.
local Row = View "Row" { environment = { writingStyle = "plain" },
  body = function(self)
    local _ = self.environment.writingStyle
    return Item { height = 100 }
  end,
}
local function bodies(arity)
  local window = Window { width = 390, height = 300,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 1000, id = "row-%d", subviews = arity, function() return Row {} end },
      },
    },
  }
  window:scrollView():scrollTo { id = "row-501", anchor = "top" }
  local before = window.metrics.byView.Row.bodies
  window:setEnvironment("writingStyle", "fancy")
  return window.metrics.byView.Row.bodies - before
end
local dynamic = bodies("dynamic")
lab.expect(dynamic >= 501 and dynamic <= 510, "every row up to the last that was needed is evaluated")
lab.expectEqual(bodies(1), 3, "only visible rows are evaluated")
