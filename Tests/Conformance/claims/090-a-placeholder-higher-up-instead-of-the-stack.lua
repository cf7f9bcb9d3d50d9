-- Claim 90: a placeholder that is shown higher up instead of the stack ends the states of all rows.
-- Fails with `Feed {}` for `model.token and Feed {} or ContentUnavailableView "No token"`.
local model = Observable { token = "abc" }
local Row = View "Row" { state = { isOn = false },
  body = function(self)
    return Item { height = 100 }:onTapGesture(function() self.state.isOn = true end)
  end,
}
local Feed = View "Feed" {
  body = function()
    return ScrollView {
      LazyVStack { spacing = 0, ForEach { 50, id = "row-%d", function() return Row {} end } },
    }
  end,
}
local App = View "App" {
  body = function() return model.token and Feed {} or ContentUnavailableView "No token" end,
}
local window = Window { width = 390, height = 300, App {} }
window:tap("row-2")
lab.expectEqual(window:node("row-2").state.isOn, true, "the row keeps its state while it lives")
lab.expectEqual(window:scrollView().isCountEstimated, false, "rows are known to be one view each")
local function tree() return tostring(window:tree()) end
lab.expect(not tree():find("ContentUnavailableView"), "there is no placeholder")
model.token = nil
window:step()
lab.expect(tree():find("ContentUnavailableView"), "the placeholder is there")
lab.expect(not tree():find("LazyVStack"), "and the stack is not")
lab.expectEqual(window.metrics.liveStates, 0, "nor a state of its rows")
model.token = "abc"
window:step()
lab.expectEqual(window:node("row-2").state.isOn, false, "and begins anew with the stack")
