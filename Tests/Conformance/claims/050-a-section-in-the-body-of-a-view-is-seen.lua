-- Claim 50: a lazy stack sees a Section in the body of a nested view, and pins its header.
-- Fails without `, pinnedViews = { "sectionHeaders" }`.
local Showcase = View "Showcase" {
  body = function()
    return Section { header = Item { height = 40 }:id("showcase-header"),
      ForEach { 10, height = 50, id = "showcase-%d" },
    }
  end,
}
local Twice = View "Twice" {
  body = function() return Group { Showcase() } end,
}

local function expectPinned(view, message)
  local window = Window { width = 390, height = 200,
    ScrollView {
      LazyVStack { spacing = 0, pinnedViews = { "sectionHeaders" },
        ForEach { 8, height = 50, id = "step-%d" },
        view,
        ForEach { 8, height = 50, id = "after-%d" },
      },
    },
  }
  local scroll = window:scrollView()
  lab.expectEqual(scroll.count, 27, message .. ": header and rows are subviews of the stack")
  for offset = 0, 1150, 50 do
    scroll:scrollTo { y = offset }
    local frame = window:node("showcase-header").frame
    local natural = 400 - offset
    local pinned = math.min(math.max(natural, 0), 400 + 540 - offset - 40)
    local isInSight = pinned < 200 and pinned > -40
    lab.expectEqual(frame and frame.y, isInSight and pinned or nil, message .. ": at " .. offset)
  end
end

expectPinned(Showcase(), "in a view")
expectPinned(Twice(), "in a view in a Group in a view")
