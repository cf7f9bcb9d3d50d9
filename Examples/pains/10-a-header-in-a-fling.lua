-- Pain 10: pinned headers that lag behind or leave the top.
--
-- A header is placed from the offset of the same frame, so no fling is too fast for it (R15). The
-- script flings through forty sections at up to 5,000 points a second and checks in each frame that
-- a header covers the top of the window, and where it stands.
--
--   lazylab run --events none Examples/pains/10-a-header-in-a-fling.lua

local sections = {}
for section = 1, 40 do
  sections[section] = Section { header = Item { height = 40 }:id("header-" .. section),
    ForEach { 5, id = section .. ".%d", height = 50 + section % 4 * 30 },
  }
end

local frames, least, most, gaps = 0, 0, 0, 0
local window
window = Window { width = 390, height = 700,
  ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionHeaders", Group(sections) } }
    :onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y end,
      function(_, offset)
        if offset < 0 then return end
        local covers = false
        for section = 1, 40 do
          local header = window:node("header-" .. section)
          local top = header.frame and header.frame.minY
          if top and top <= 0 and top > -40 then
            covers = true
            least, most = math.min(least, top), math.max(most, top)
          end
        end
        frames = frames + 1
        if not covers then gaps = gaps + 1 end
      end,
    },
}
local scroll = window:scrollView()
for _, velocity in ipairs { 5000, -5000, 2000, 5000, -3000 } do scroll:fling { velocity = velocity } end
window:check()
print(frames .. " frames, " .. gaps .. " of them without a header at the top")
print(string.format("the pinned header stood between %.1f and %.1f", least, most))
