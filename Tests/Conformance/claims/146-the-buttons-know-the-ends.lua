-- Claim 146: the buttons know the ends: at the first page there is no way back.
-- Fails without `:disabled(index <= 1)`.
-- Fails without `:disabled(index >= #subviews)`.
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
    ForEach { 100, id = "page-%d", function(number)
      return VStack {
        Counter {}:id("counter-" .. number),
      }:onAppear(function() appeared[#appeared + 1] = number end)
    end },
  },
}
local function refuses(id)
  local isTapped, message = pcall(window.tap, window, id)
  return not isTapped and tostring(message):find("disabled", 1, true) ~= nil
end
lab.expect(refuses("previous"), "at the first page previous is disabled")
for _ = 1, 99 do window:tap("next") end
lab.expect(refuses("next"), "at the last page next is")
lab.expectEqual(#appeared, 100, "all pages were shown")
window:tap("previous")
lab.expectEqual(appeared[101], 99, "previous is not")
