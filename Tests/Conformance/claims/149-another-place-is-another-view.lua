-- Claim 149: the previous page, shown beside the current one in another place, loses its state.
-- Fails with `ForEach { Range(math.max(1, index - 1), index), id = "self", function(number) return subviews[number] end },` for `index > 1 and subviews[index - 1] or nil, subviews[index],`.
local appeared = {}
local Counter = View "Counter" { state = { value = 0 },
  body = function(self)
    return Button { "count", action = function() self.state.value = self.state.value + 1 end }
  end,
}
local PageView = View "PageView" { state = { index = 1 },
  body = function(self)
    local function go(by) return function() self.state.index = self.state.index + by end end
    return Group { subviews = self.content, function(subviews)
      local index = self.state.index
      return VStack {
        Button { "Previous", action = go(-1) }:id("previous"):disabled(index <= 1),
        Button { "Next", action = go(1) }:id("next"):disabled(index >= #subviews),
        index > 1 and subviews[index - 1] or nil, subviews[index],
      }
    end }
  end,
}
local window = Window { width = 390, height = 600,
  PageView {
    ForEach { 5, id = "page-%d", function(number)
      return VStack {
        Counter {}:id("counter-" .. number),
      }:onAppear(function() appeared[#appeared + 1] = number end)
    end },
  },
}
local function value(number) return window:node("counter-" .. number).state.value end
for _ = 1, 3 do window:tap("counter-1") end
window:tap("next")
lab.expectEqual(value(1), 0, "page 1 stays on screen in another place, and begins anew there")
for _ = 1, 2 do window:tap("counter-1") end
window:tap("previous")
lab.expectEqual(value(1), 0, "as it does where it was before")
