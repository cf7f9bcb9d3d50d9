-- Claim 59: whether a subview is loaded is decided with its frame, without any transform.
-- Fails with `padding(60)` for `scaleEffect(3)`.
local function series(isVertical, transform)
  local Stack = isVertical and LazyVStack or LazyHStack
  local name = isVertical and "height" or "width"
  local window = Window { width = 390, height = 390,
    ScrollView { axes = isVertical and "vertical" or "horizontal",
      Stack { spacing = 4,
        ForEach(200, function(index)
          return transform(Item { [name] = 40 + index % 4 * 30, [isVertical and "width" or "height"] = 90 })
        end),
      },
    },
  }
  local scroll = window:scrollView()
  local shown = { tostring(scroll.visibleIDs) }
  for _, by in ipairs { 130, 700, -250, 5000, -90 } do
    scroll:drag { by = by }
    shown[#shown + 1] = tostring(scroll.visibleIDs)
  end
  scroll:scrollTo { id = 120, anchor = isVertical and "top" or "leading" }
  shown[#shown + 1] = tostring(scroll.visibleIDs)
  shown[#shown + 1] = window.metrics.bodies .. " " .. window.metrics.appears
  window:check()
  return shown
end

local transforms = {
  function(row) return row:scaleEffect(3) end,
  function(row) return row:offset { x = -900, y = 900 } end,
  function(row) return row:rotationEffect { 90, anchor = "topLeading" } end,
  function(row)
    return row:scrollTransition { "animated", function(effect, phase)
      return effect:offset { x = 500 * phase.value, y = -500 * phase.value }
    end }
  end,
}
for _, isVertical in ipairs { true, false } do
  local plain = series(isVertical, function(row) return row end)
  for number, transform in ipairs(transforms) do
    lab.expectEqual(series(isVertical, transform), plain, "transform " .. number)
  end
end
