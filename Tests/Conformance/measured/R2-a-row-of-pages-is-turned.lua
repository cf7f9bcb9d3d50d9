-- R2: ten pages 1,024 points wide become 768 wide on the ninth
-- Source: https://github.com/nicklockwood/SwipeView/issues/200
-- System: iOS, 2016, UIScrollView
-- Reported: the offset goes from 8192 to 6912, the end of the content
-- Verdict: same in part: in an eager stack; a lazy one keeps the page
-- Fails with `:frame { width = 1024 }` for `:containerRelativeFrame("horizontal")`.
local function turned(Stack)
  local window = Window { width = 1024, height = 768,
    ScrollView { axes = "horizontal",
      Stack { spacing = 0,
        ForEach { 10, id = "page-%d", function()
          return Item { height = 100 }:containerRelativeFrame("horizontal")
        end },
      },
    },
  }
  local scroll = window:scrollView()
  scroll:scrollTo { x = 8192 }
  window:resize(768, 1024)
  return scroll.contentOffset.x
end

local eager, lazy = turned(HStack), turned(LazyHStack)
print(string.format("%.0f; lazy %.0f", eager, lazy))
lab.expectNear(eager, 6912, 1e-6)
lab.expectNear(lazy, 8 * 768, 1e-6, "page 9 stays")
