-- Claim 48: spacing separates rows and alignment places narrow rows across the stack.
-- Fails without `alignment = alignment, `.
-- Fails without `, spacing = spacing`.
local function heightOf(index) return 30 + index * 7 end

local function open(alignment, spacing)
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { alignment = alignment, spacing = spacing,
        ForEach { 40, id = function(_, index) return index - 1 end, function(index)
          if index == 1 then return Item { height = heightOf(index) } end
          return Item { width = 50 + 4 * index, height = heightOf(index) }
        end },
      },
    },
  }
  return window, window:scrollView()
end

local function expectRows(window, scroll, share, spacing)
  local above
  for _, id in ipairs(scroll.visibleIDs) do
    local frame = window:node(id).frame
    lab.expectEqual(frame.height, heightOf(id + 1), "height of row " .. id)
    lab.expectNear(frame.x, (390 - frame.width) * share, 1e-9, "x of row " .. id)
    if above then lab.expectNear(frame.y, above + spacing, 1e-6, "y of row " .. id) end
    above = frame.maxY
  end
end

local shares = { leading = 0, center = 0.5, trailing = 1 }
for _, alignment in ipairs { "leading", "center", "trailing" } do
  for _, spacing in ipairs { 0, 1.5, 20 } do
    local window, scroll = open(alignment, spacing)
    lab.expectEqual(window:node(0).frame.y, 0.0, "the first row begins at the top")
    lab.expectEqual(window:node(1).frame.y, 37 + spacing, "the second after it and the spacing")
    lab.expectEqual(window:node(1).frame.width, 58.0, "and is as narrow as it wants")
    expectRows(window, scroll, shares[alignment], spacing)
    scroll:drag { by = 700 }
    expectRows(window, scroll, shares[alignment], spacing)
  end
end

local window, scroll = open(nil, nil)
expectRows(window, scroll, 0.5, 8)
