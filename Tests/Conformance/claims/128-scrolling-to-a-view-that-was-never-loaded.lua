-- Claim 128: scrolling to an id works although its view is not on screen and was never loaded.
-- Fails without `, anchor = anchor`.
local places = { top = 0, center = 0.5, bottom = 1 }

for list = 1, 4 do
  local function heightOf(index) return lab.noise(list * 1000 + index, 20, 400) end
  for _, target in ipairs { 1, 5, 40, 80, 118 } do
    for _, anchor in ipairs { "top", "center", "bottom" } do
      local window = Window { width = 390, height = 600,
        ScrollView {
          LazyVStack {
            ForEach { 120, height = heightOf, id = function(_, index) return index - 1 end },
          },
        },
      }
      local scroll = window:scrollView()
      local where = "row " .. target .. " of list " .. list .. " at " .. anchor
      lab.expect(target < 40 or window:node(target).inits == 0, where .. " was never loaded")

      scroll:scrollTo { id = target, anchor = anchor }
      lab.expect(scroll.visibleIDs:contains(target), where .. " is visible")
      lab.expectEqual(window:node(target).phase, "placed", where .. " is placed")
      local frame = window:node(target).frame
      local wanted = places[anchor] * (600 - frame.height)
      local atTop = scroll.contentOffset.y == 0 and frame.y < wanted + 1e-6
      local last = window:node(119).frame
      local atBottom = last and math.abs(last.maxY - 600) < 1e-6 and frame.y > wanted - 1e-6
      lab.expect(math.abs(frame.y - wanted) < 1e-6 or atTop or atBottom,
        where .. " is where it was asked for, or as near as the content's ends allow")
      lab.expect(target <= 5 or target > 80 or math.abs(frame.y - wanted) < 1e-6,
        where .. " in the middle of the list is exactly where it was asked for")
    end
  end
end
