-- Pain 10: pinned headers that lag behind or leave the top.
--
-- A header is placed from the offset of the same frame, so no fling is too fast for it (R15). The
-- script flings through forty sections at up to 5,000 points a second. In each frame it looks which
-- header covers the top of the window, and where: exactly at the top, or as far above it as the next
-- header pushes it. Rows pass beneath it; a clear header would show them.
--
--   lazylab run --events none Examples/pains/10-a-header-in-a-fling.lua

local sections = {}
for section = 1, 40 do
  sections[section] = Section { header = Item { height = 40 }:id("header-" .. section),
    ForEach { 5, id = section .. ".%d", height = 50 + section % 4 * 30 },
  }
end

local function fling(pinned)
  local frames, gaps, pushed, overlaps, error = 0, 0, 0, 0, 0
  local least, window = 0, nil

  -- Where headers and rows are in the frame that was just made.
  local function look()
    local headers, rows, beneath = {}, {}, 0
    for _, id in ipairs(window:scrollView().visibleIDs) do
      local list = id:find("header") and headers or rows
      list[#list + 1] = window:node(id).frame
    end
    table.sort(headers, function(one, other) return one.minY < other.minY end)
    local top = headers[1] and headers[1].minY
    frames = frames + 1
    if not top or top > 0 then
      gaps = gaps + 1
      return
    end
    local following = headers[2] and headers[2].minY or math.huge
    least = math.min(least, top)
    error = math.max(error, math.abs(top - math.min(0, following - 40)))
    if following < 40 then pushed = pushed + 1 end
    for _, row in ipairs(rows) do
      if row.minY < top + 40 and row.maxY > top then beneath = beneath + 1 end
    end
    if beneath > 0 then overlaps = overlaps + 1 end
  end

  window = Window { width = 390, height = 700,
    ScrollView { LazyVStack { spacing = 0, pinnedViews = pinned, Group(sections) } }
      :onScrollGeometryChange {
        of = function(geometry) return geometry.contentOffset.y end,
        function(_, offset)
          if offset > 0 then look() end
        end,
      },
  }
  for _, velocity in ipairs { 5000, -5000, 2000, 5000, -3000 } do
    window:scrollView():fling { velocity = velocity }
  end
  window:check()
  print(string.format("%s: %d frames, %d without a header at the top", pinned or "not pinned",
    frames, gaps))
  if not pinned then return end
  print(string.format("  pushed up by the next header in %d, at most by %.1f points", pushed, -least))
  print(string.format("  at most %.6f points from where it belongs", error))
  print(string.format("  over rows in %d", overlaps))
end

fling("sectionHeaders")
fling(nil)
