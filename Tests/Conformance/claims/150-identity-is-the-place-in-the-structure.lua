-- Claim 150: a page loses its state because its place is its identity: elsewhere it is another one.
-- Fails with `ForEach { Range(math.max(1, index - 1), index), id = "self", function(number) return subviews[number] end },` for `index > 1 and subviews[index - 1] or nil, subviews[index],`.
local Page = View "Page" { state = { value = 0 },
  body = function(self)
    return Button { "count", action = function() self.state.value = self.state.value + 1 end }
  end,
}
local PageView = View "PageView" { state = { index = 1 },
  body = function(self)
    return Group { subviews = self.content, function(subviews)
      local index = self.state.index
      return VStack {
        Button { "Next", action = function() self.state.index = index + 1 end }:id("next"),
        index > 1 and subviews[index - 1] or nil, subviews[index],
      }
    end }
  end,
}
local window = Window { width = 390, height = 600,
  PageView { ForEach { 5, id = "page-%d", function(number) return Page {}:id("page-" .. number) end } },
}
lab.expectEqual(window.metrics.byView.Page.inits, 1, "one page was made")
window:tap("next")
lab.expectEqual(window.metrics.byView.Page.inits, 3, "the second one, and the first once more, "
  .. "because it stands in another place now")
