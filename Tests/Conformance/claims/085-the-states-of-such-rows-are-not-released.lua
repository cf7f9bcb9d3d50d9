-- Claim 85: the states of rows that resolve to one view or none are not released.
-- Fails with `1` for `"dynamic"`.
local Row = View "Row" { state = { isOn = false }, body = function() return Item { height = 100 } end }
local function states(arity)
  local window = Window { width = 390, height = 300,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 1000, id = "row-%d", subviews = arity, function() return Row {} end },
      },
    },
  }
  local scroll = window:scrollView()
  for _ = 1, 500 do scroll:drag { by = 100 } end
  return window.metrics.liveStates
end
lab.expect(states("dynamic") >= 501, "as many as rows were passed")
lab.expect(states(1) <= 21, "with one subview each, those in sight, ahead and kept for a while")
