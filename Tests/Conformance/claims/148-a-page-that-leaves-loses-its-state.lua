-- Claim 148: a page that leaves loses its state at once; nothing is kept as in lazy stacks.
-- Fails with `LazyVStack { ForEach { #subviews, function(number) return subviews[number] end } },` for `subviews[index],`.
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
        subviews[index],
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
lab.expectEqual(value(1), 3, "the counter counts")
window:tap("next")
lab.expectEqual(window.metrics.liveStates, 2, "at once only the pager and page 2 have states")
window:tap("previous")
lab.expectEqual(value(1), 0, "it begins anew when the page is back")
lab.expectEqual(window.metrics.byView.Counter.inits, 3, "for it is made again, after that of page 2")
