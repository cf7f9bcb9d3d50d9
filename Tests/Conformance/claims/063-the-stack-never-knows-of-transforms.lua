-- Claim 63: the stack never becomes aware of transforms: size, offset and visibility stay the same.
-- Fails with `frame { height = 70 }` for `rotationEffect(45)`.
local function series(transform)
  local told = {}
  local window = Window { width = 390, height = 400,
    ScrollView {
      LazyVStack {
        ForEach { 80, id = "row-%d", function(index)
          return transform(Item { height = 50 + index % 3 * 40 }):onScrollVisibilityChange {
            threshold = 0.7, function(isVisible) told[#told + 1] = index .. tostring(isVisible) end,
          }
        end },
      },
    }:onScrollTargetVisibilityChange { threshold = 0.4,
      function(ids) told[#told + 1] = tostring(ids) end },
  }
  local scroll = window:scrollView()
  local seen = {}
  for _, by in ipairs { 0, 33, 420, 2000, -610 } do
    scroll:drag { by = by }
    local fractions = {}
    for place, id in ipairs(scroll.visibleIDs) do
      fractions[place] = window:node(id).visibleFraction
    end
    seen[#seen + 1] = { scroll.contentOffset.y, scroll.contentSize.height, fractions }
  end
  window:settle()
  window:check()
  return { seen, told }
end

local plain = series(function(row) return row end)
local transforms = {
  function(row) return row:rotationEffect(45) end,
  function(row) return row:scaleEffect { x = 0.2, y = 4, anchor = "bottom" } end,
  function(row) return row:offset { x = 300, y = -250 } end,
  function(row)
    return row:scrollTransition { "animated", animation = "bouncy", function(effect, phase)
      return effect:scaleEffect(1 + phase.value):offset { y = 90 * phase.value }
    end }
  end,
}
for number, transform in ipairs(transforms) do
  lab.expectEqual(series(transform), plain, "with transform " .. number)
end
